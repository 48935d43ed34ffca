import { messageOf } from '@dawadoot/api/client/api-error'
import { staffCode } from '@dawadoot/domain/kiosk/staff-code'
import { useAppForm } from '@dawadoot/ordering/form/app-form'
import { useState } from 'react'
import * as v from 'valibot'
import { words } from '../../words.ts'

const { staff: say } = words

const StaffCodeInput = v.object({ code: staffCode })
/** Twelve digits, and the blanks between the groups of four. */
const LONGEST = 14

export type StaffCodeFormProps = {
  action: string
  /** What the code opens; rejects when it opens nothing. */
  onCode: (code: string) => Promise<void>
}

/** The one thing that staff know and nobody else at the kiosk does. */
export function StaffCodeForm({ action, onCode }: StaffCodeFormProps) {
  const [problem, setProblem] = useState<string>()
  const form = useAppForm({
    defaultValues: { code: '' },
    validators: { onSubmit: StaffCodeInput },
    listeners: { onChange: () => setProblem(undefined) },
    onSubmit: async ({ value }) => {
      try {
        await onCode(v.parse(StaffCodeInput, value).code)
      } catch (error) {
        setProblem(messageOf(error, say.failed))
      }
    },
  })
  return (
    <form.AppForm>
      <form.Form className="grid gap-5">
        <form.AppField name="code">
          {(field) => (
            <field.NumberField
              label={say.code}
              maxLength={LONGEST}
              problem={problem}
              required
              autoComplete="off"
            />
          )}
        </form.AppField>
        <form.SubmitButton busyLabel={say.checking} ready={(values) => v.is(StaffCodeInput, values)}>
          {action}
        </form.SubmitButton>
      </form.Form>
    </form.AppForm>
  )
}
