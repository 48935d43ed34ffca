import { loginMobile } from '@dawadoot/domain/person/mobile'
import { useState } from 'react'
import * as v from 'valibot'
import { useAppForm } from '../form/app-form.tsx'
import { useAutofill } from '../form/use-autofill.ts'
import { useFocusOnMount } from '../form/use-focus-on-mount.ts'
import { useOrdering } from '../ordering.tsx'
import { ConsentLine } from './consent-line.tsx'
import { sendOtp } from './sign-in-actions.ts'
import { signInWords } from './words.ts'

const MobileForm = v.object({ mobile: loginMobile })

/** Step 1: whose code it is. A number that is valid is a change from the empty field. */
export const MobileStep = ({ mobile }: { mobile: string }) => {
  const ordering = useOrdering()
  const autofill = useAutofill()
  const input = useFocusOnMount<HTMLInputElement>()
  const [refused, setRefused] = useState<string>()
  const form = useAppForm({
    defaultValues: { mobile },
    validators: { onChange: MobileForm },
    onSubmit: async ({ value }) => setRefused((await sendOtp(ordering, value.mobile))?.message),
  })
  return (
    <form.AppForm>
      <form.Form className="grid gap-5">
        <form.AppField name="mobile" listeners={{ onChange: () => setRefused(undefined) }}>
          {(field) => (
            <field.MobileField
              ref={input}
              data-initial-focus
              label={signInWords.mobile}
              hint={signInWords.mobileHint}
              problem={refused}
              autoComplete={autofill('tel-national')}
              required
            />
          )}
        </form.AppField>
        <div className="grid gap-3">
          <form.SubmitButton
            size="lg"
            full
            busyLabel={signInWords.sending}
            ready={(values) => v.is(MobileForm, values)}
          >
            {signInWords.sendOtp}
          </form.SubmitButton>
          <ConsentLine action={signInWords.sendOtp} />
        </div>
      </form.Form>
    </form.AppForm>
  )
}
