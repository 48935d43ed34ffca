import { SkeletonSlip } from '@dawadoot/ui/skeleton/skeleton'
import { words } from '../../words.ts'

/** While a page's own code is on its way. */
export const PagePending = () => (
  <main className="wrap section">
    <SkeletonSlip label={words.loading} />
  </main>
)
