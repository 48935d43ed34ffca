import { Button } from '@dawadoot/ui/button/button'
import { ErrorState } from '@dawadoot/ui/empty-state/error-state'
import { SkeletonSlip } from '@dawadoot/ui/skeleton/skeleton'
import { words } from '../../words.ts'

/** While the code of a part of a page is on its way. */
export const PartPending = () => <SkeletonSlip label={words.loading} lines={5} />

type PartFailedProps = { why: string; retry: () => void; level?: 1 | 2 }

/** When it did not come. What is gone for good comes with a new page only. */
export const PartFailed = ({ why, retry, level = 2 }: PartFailedProps) => {
  const { title, outdated, retry: again } = words.notLoaded
  const action =
    why === outdated ? (
      <Button onClick={() => window.location.reload()}>{words.crash.reload}</Button>
    ) : (
      <Button onClick={retry}>{again}</Button>
    )
  return (
    <ErrorState level={level} title={title} action={action}>
      {why}
    </ErrorState>
  )
}
