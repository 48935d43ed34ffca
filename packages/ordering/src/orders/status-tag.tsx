import { type StatusTone, statusTone } from '@dawadoot/domain/order/status'
import { statusText } from '@dawadoot/domain/order/status-text'
import { Tag, type TagTone } from '@dawadoot/ui/tag/tag'
import { Bike, CircleCheck, CircleX, Package } from 'lucide-react'
import type { ReactNode } from 'react'

const LOOKS = {
  open: { tone: 'neel', icon: <Package aria-hidden /> },
  moving: { tone: 'neel', icon: <Bike aria-hidden /> },
  good: { tone: 'neem', icon: <CircleCheck aria-hidden /> },
  mute: { tone: 'mute', icon: <CircleX aria-hidden /> },
} satisfies Record<StatusTone, { tone: TagTone; icon: ReactNode }>

/** Where an order stands, in the specified words; each status has its own style. */
export function StatusTag({ status, endedAt }: { status: string; endedAt: string | undefined }) {
  const { tone, icon } = LOOKS[statusTone(status)]
  return (
    <Tag tone={tone} icon={icon} className="max-sm:whitespace-normal">
      {statusText(status, endedAt)}
    </Tag>
  )
}
