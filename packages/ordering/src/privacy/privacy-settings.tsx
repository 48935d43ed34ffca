import { ErrorState } from '@dawadoot/ui/empty-state/error-state'
import { SkeletonSlip } from '@dawadoot/ui/skeleton/skeleton'
import { RetryButton } from '../failure/retry-button.tsx'
import { ConsentsGiven } from './consents-given.tsx'
import { SignedInDevices } from './signed-in-devices.tsx'
import { usePrivacy } from './use-privacy.ts'
import { privacyWords } from './words.ts'
import { YourData } from './your-data.tsx'

/** The profile's Privacy tab: where one is signed in, what one agreed to, and one's data. */
export const PrivacySettings = () => {
  const { state, reload } = usePrivacy()
  switch (state.status) {
    case 'loading':
      return <SkeletonSlip label={privacyWords.loading} lines={5} />
    case 'failed':
      return (
        <ErrorState
          title={privacyWords.loadFailedTitle}
          action={<RetryButton label={privacyWords.retry} onRetry={reload} />}
        >
          {state.message}
        </ErrorState>
      )
    case 'ready':
      return (
        <div className="grid gap-10">
          <SignedInDevices devices={state.devices} onChanged={reload} />
          <ConsentsGiven consents={state.consents} onChanged={reload} />
          <YourData />
        </div>
      )
  }
}
