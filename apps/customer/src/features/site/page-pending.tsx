import { Button } from '@dawadoot/ui/button/button'
import { ErrorState } from '@dawadoot/ui/empty-state/error-state'
import { SkeletonSlip } from '@dawadoot/ui/skeleton/skeleton'
import { words } from '../../words.ts'

/** While a page's own code is on its way. */
export const PagePending = () => (
  <main className="wrap section">
    <SkeletonSlip label={words.loading} />
  </main>
)

/** When it did not come. */
export const PageFailed = ({ retry }: { retry: () => void }) => (
  <main className="wrap section">
    <ErrorState
      level={1}
      title={words.notLoaded.title}
      action={<Button onClick={retry}>{words.notLoaded.retry}</Button>}
    >
      {words.notLoaded.text}
    </ErrorState>
  </main>
)
