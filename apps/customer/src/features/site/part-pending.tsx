import { Button } from '@dawadoot/ui/button/button'
import { ErrorState } from '@dawadoot/ui/empty-state/error-state'
import { SkeletonSlip } from '@dawadoot/ui/skeleton/skeleton'
import { words } from '../../words.ts'

/** While the code of a part of a page is on its way. */
export const PartPending = () => <SkeletonSlip label={words.loading} lines={5} />

/** When it did not come. */
export const PartFailed = ({ retry }: { retry: () => void }) => (
  <ErrorState title={words.notLoaded.title} action={<Button onClick={retry}>{words.notLoaded.retry}</Button>}>
    {words.notLoaded.text}
  </ErrorState>
)
