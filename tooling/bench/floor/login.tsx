import { useForm } from '@tanstack/react-form'
import ky from 'ky'
import * as v from 'valibot'

const api = ky.create({ timeout: 8000, retry: { limit: 2 } })
const Phone = v.object({ phone: v.pipe(v.string(), v.trim(), v.regex(/^[6-9]\d{9}$/, 'Ten digits')) })
const Reply = v.object({ token: v.string() })

/** One field in a dialog, with the form, schema and request libraries that ours uses. */
export default function Login({ onClose }: { onClose: () => void }) {
  const form = useForm({
    defaultValues: { phone: '' },
    validators: { onChange: Phone },
    onSubmit: async ({ value }) => {
      v.parse(Reply, await api.post('/api/otp', { json: value }).json())
    },
  })
  return (
    <div role="dialog" aria-modal="true" className="fixed inset-0 z-20 grid place-items-end bg-black/40">
      <form
        className="w-full max-w-md rounded-t-2xl bg-white p-6"
        onSubmit={(event) => {
          event.preventDefault()
          void form.handleSubmit()
        }}
      >
        <form.Field name="phone">
          {(field) => (
            <label className="block font-medium">
              Mobile number
              <input
                className="mt-2 w-full rounded border p-3"
                inputMode="numeric"
                value={field.state.value}
                onBlur={field.handleBlur}
                onChange={({ target }) => field.handleChange(target.value)}
              />
            </label>
          )}
        </form.Field>
        <button type="button" onClick={onClose} className="mt-3 w-full py-2 text-slate-500">
          Close
        </button>
      </form>
    </div>
  )
}
