import { LoginProfile } from '@dawadoot/domain/person/login-profile'
import { useState } from 'react'
import * as v from 'valibot'
import { useAppForm } from '../form/app-form.tsx'
import { useAutofill } from '../form/use-autofill.ts'
import { useFocusOnMount } from '../form/use-focus-on-mount.ts'
import { useOrdering } from '../ordering.tsx'
import { Note } from '@dawadoot/ui/note/note'
import { completeProfile } from './sign-in-actions.ts'
import { signInWords } from './words.ts'

/** Step 3, for a number whose person has no name yet. */
export const ProfileStep = ({ mobile, onDone }: { mobile: string; onDone: () => void }) => {
  const ordering = useOrdering()
  const autofill = useAutofill()
  const input = useFocusOnMount<HTMLInputElement>()
  const [refused, setRefused] = useState<string>()
  const form = useAppForm({
    defaultValues: { name: '', email: '', whatsapp: mobile },
    validators: { onChange: LoginProfile },
    listeners: { onChange: () => setRefused(undefined) },
    onSubmit: async ({ value }) => {
      const refusal = await completeProfile(ordering, mobile, v.parse(LoginProfile, value))
      if (refusal) setRefused(refusal.message)
      else onDone()
    },
  })
  return (
    <form.AppForm>
      <form.Form className="grid gap-4.5">
        <form.AppField name="name">
          {(field) => (
            <field.TextField
              ref={input}
              data-initial-focus
              label={signInWords.name}
              autoComplete={autofill('name')}
              required
            />
          )}
        </form.AppField>
        <form.AppField name="email">
          {(field) => (
            <field.TextField
              label={signInWords.email}
              optional={signInWords.optional}
              type="email"
              inputMode="email"
              autoComplete={autofill('email')}
            />
          )}
        </form.AppField>
        <form.AppField name="whatsapp">
          {(field) => (
            <field.MobileField
              label={signInWords.whatsapp}
              autoComplete={autofill('tel-national')}
              required
            />
          )}
        </form.AppField>
        {refused ? (
          <Note tone="bad" role="alert">
            {refused}
          </Note>
        ) : null}
        <form.SubmitButton
          size="lg"
          full
          busyLabel={signInWords.completing}
          ready={(values) => v.is(LoginProfile, values)}
        >
          {signInWords.completeLogin}
        </form.SubmitButton>
      </form.Form>
    </form.AppForm>
  )
}
