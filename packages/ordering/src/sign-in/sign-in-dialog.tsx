import { COUNTRY_CODE } from '@dawadoot/domain/person/mobile'
import { writtenMobile } from '@dawadoot/domain/person/written-mobile'
import { Dialog } from '@dawadoot/ui/dialog/dialog'
import { useStore } from 'zustand'
import { useOrdering } from '../ordering.tsx'
import { type SignIn, startAgain } from './sign-in-store.ts'
import { SignInSteps } from './sign-in-steps.tsx'
import { signInWords } from './words.ts'

const TITLES = {
  mobile: signInWords.mobileTitle,
  otp: signInWords.otpTitle,
  profile: signInWords.profileTitle,
} as const satisfies Record<SignIn['step'], string>

export type SignInDialogProps = {
  open: boolean
  /** Closed without an end: by the overlay, the cross or Escape. */
  onClose: () => void
  /** Signed in, with a name. */
  onDone: () => void
}

/** Specification, section 2, Login dialog. Closing it resets it to step 1; the number stays. */
export const SignInDialog = ({ open, onClose, onDone }: SignInDialogProps) => {
  const { signIn } = useOrdering()
  const state = useStore(signIn)
  return (
    <Dialog
      open={open}
      overlayCloses
      closeLabel={signInWords.close}
      title={TITLES[state.step]}
      description={state.step === 'otp' ? <SentTo mobile={state.mobile} /> : undefined}
      onClose={() => {
        startAgain(signIn)
        onClose()
      }}
    >
      <SignInSteps onDone={onDone} />
    </Dialog>
  )
}

const SentTo = ({ mobile }: { mobile: string }) => (
  <>
    {signInWords.sentTo}{' '}
    <b className="num font-strong text-ink">
      {COUNTRY_CODE} {writtenMobile(mobile)}
    </b>
  </>
)
