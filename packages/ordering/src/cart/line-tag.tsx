import { Tag, type TagTone } from '@dawadoot/ui/tag/tag'
import { Check, Eye, PackageX, Plus, Replace, ShieldX } from 'lucide-react'
import type { ReactNode } from 'react'
import type { LineState } from './line-state.ts'
import { cartWords } from './words.ts'

const words = cartWords.line.tags

const TAGS = {
  sure: { tone: 'neem', icon: <Check aria-hidden />, text: words.sure },
  checked: { tone: 'neem', icon: <Check aria-hidden />, text: words.checked },
  check: { tone: 'geru', icon: <Eye aria-hidden />, text: words.check },
  replaced: { tone: 'neel', icon: <Replace aria-hidden />, text: words.replaced },
  added: { tone: 'neel', icon: <Plus aria-hidden />, text: cartWords.line.added },
  out_of_stock: { tone: 'sindoor', icon: <PackageX aria-hidden />, text: words.outOfStock },
  not_sold: { tone: 'sindoor', icon: <ShieldX aria-hidden />, text: words.notSold },
} satisfies Record<LineState, { tone: TagTone; icon: ReactNode; text: string }>

/** How sure we are of a line, or what stands in its way, in a word. */
export function LineTag({ state }: { state: LineState }) {
  const { tone, icon, text } = TAGS[state]
  return (
    <Tag tone={tone} icon={icon} dashed={state === 'check'}>
      {text}
    </Tag>
  )
}
