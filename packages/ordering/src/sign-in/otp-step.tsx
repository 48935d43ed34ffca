import type { KioskHospital } from '@dawadoot/api/client/auth'
import { otp } from '@dawadoot/domain/person/otp'
import { Button } from '@dawadoot/ui/button/button'
import { useState } from 'react'
import * as v from 'valibot'
import { useAppForm } from '../form/app-form.tsx'
import { useAutofill } from '../form/use-autofill.ts'
import { useFocusOnMount } from '../form/use-focus-on-mount.ts'
import { useOrdering } from '../ordering.tsx'
import { sendOtp, verifyOtp } from './sign-in-actions.ts'
import { startAgain } from './sign-in-store.ts'
import { clockOf, useSecondsLeft } from './use-seconds-left.ts'
import { signInWords } from './words.ts'

const OtpForm = v.object({ otp })

/** Step 2. A used-up or expired code is cleared away: only a new one helps. */
export const OtpStep = ({
  mobile,
  resendAt,
  onSignedIn,
}: {
  mobile: string
  resendAt: number
  onSignedIn: (told: { complete: boolean; hospital: KioskHospital | undefined }) => void
}) => {
  const ordering = useOrdering()
  const autofill = useAutofill()
  const input = useFocusOnMount<HTMLInputElement>()
  const [refused, setRefused] = useState<string>()
  const form = useAppForm({
    defaultValues: { otp: '' },
    validators: { onChange: OtpForm },
    onSubmit: async ({ value, formApi }) => {
      const verified = await verifyOtp(ordering, mobile, value.otp)
      if (verified.status === 'signed_in') return onSignedIn(verified)
      if (verified.refusal?.codeIsDead) formApi.reset()
      setRefused(verified.refusal?.message)
      input.current?.focus()
    },
  })
  return (
    <form.AppForm>
      <form.Form className="grid gap-5">
        <form.AppField name="otp" listeners={{ onChange: () => setRefused(undefined) }}>
          {(field) => (
            <field.OtpField
              ref={input}
              data-initial-focus
              label={signInWords.otp}
              problem={refused}
              autoComplete={autofill('one-time-code')}
              required
            />
          )}
        </form.AppField>
        <form.SubmitButton
          size="lg"
          full
          busyLabel={signInWords.verifying}
          ready={(values) => v.is(OtpForm, values)}
        >
          {signInWords.verifyOtp}
        </form.SubmitButton>
        <div className="-mx-3 flex flex-wrap justify-between max-[21.5rem]:grid max-[21.5rem]:justify-items-start">
          <Button variant="quiet" size="sm" onClick={() => startAgain(ordering.signIn)}>
            {signInWords.changeNumber}
          </Button>
          <ResendButton
            resendAt={resendAt}
            onResend={async () => {
              const refusal = await sendOtp(ordering, mobile)
              if (!refusal) form.reset()
              setRefused(refusal?.message)
              input.current?.focus()
            }}
          />
        </div>
      </form.Form>
    </form.AppForm>
  )
}

/** Its countdown stands in its own place, from the first sending on. */
const ResendButton = ({ resendAt, onResend }: { resendAt: number; onResend: () => Promise<void> }) => {
  const seconds = useSecondsLeft(resendAt)
  const [busy, setBusy] = useState(false)
  return (
    <Button
      variant="quiet"
      size="sm"
      busy={busy}
      // the spinner takes the countdown's place: beside it there would be no room on a phone
      busyLabel={signInWords.resendOtp}
      className="max-[21.5rem]:*:justify-items-start"
      disabled={seconds > 0 && !busy}
      onClick={async () => {
        setBusy(true)
        await onResend()
        setBusy(false)
      }}
    >
      {signInWords.resendOtp}{' '}
      {seconds > 0 ? <span className="num">{signInWords.resendIn(clockOf(seconds))}</span> : null}
    </Button>
  )
}
