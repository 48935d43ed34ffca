import { SkeletonSlip } from '@dawadoot/ui/skeleton/skeleton'
import type { ComponentProps } from 'react'
import { words } from '../../words.ts'
import { PartFailed } from './part-pending.tsx'

/** While a page's own code is on its way. */
export const PagePending = () => (
  <main className="wrap section">
    <SkeletonSlip label={words.loading} />
  </main>
)

/** When it did not come. */
export const PageFailed = (failure: ComponentProps<typeof PartFailed>) => (
  <main className="wrap section">
    <PartFailed level={1} {...failure} />
  </main>
)
