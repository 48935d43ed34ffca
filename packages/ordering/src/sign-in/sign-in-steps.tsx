import type { KioskHospital } from '@dawadoot/api/client/auth'
import { useStore } from 'zustand'
import { useOrdering } from '../ordering.tsx'
import { MobileStep } from './mobile-step.tsx'
import { OtpStep } from './otp-step.tsx'
import { ProfileStep } from './profile-step.tsx'

export type SignInStepsProps = {
  /** Signed in, and the profile has a name: nothing is left to ask. */
  onDone: () => void
  /** The code was right. A kiosk learns here which hospital it stands in. */
  onSignedIn?: ((told: { hospital: KioskHospital | undefined }) => void) | undefined
}

/** The three steps without the dialog around them: the site's dialog and the kiosk's first screen share them. */
export const SignInSteps = ({ onDone, onSignedIn }: SignInStepsProps) => {
  const state = useStore(useOrdering().signIn)
  switch (state.step) {
    case 'mobile':
      return <MobileStep mobile={state.mobile} />
    case 'otp':
      return (
        <OtpStep
          mobile={state.mobile}
          resendAt={state.resendAt}
          onSignedIn={({ complete, hospital }) => {
            onSignedIn?.({ hospital })
            if (complete) onDone()
          }}
        />
      )
    case 'profile':
      return <ProfileStep mobile={state.mobile} onDone={onDone} />
  }
}
