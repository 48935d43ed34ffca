import type { Box } from '@dawadoot/domain/prescription/reading'
import { LineCrop } from '@dawadoot/ui/page-image/line-crop'
import type { ReactNode } from 'react'
import type { PagePicture } from './use-page-pictures.tsx'
import { cartWords as words } from './words.ts'

/** How the line under the strip is drawn: style is the second cue beside the tag's words. */
export type StripTone = 'clear' | 'check' | 'bad' | 'unmatched'

const LINES = {
  clear: 'border-rekha',
  check: 'border-dashed border-geru-600',
  bad: 'border-sindoor-600',
  unmatched: 'border-dotted border-khadi-600',
} satisfies Record<StripTone, string>

const DISCS = {
  clear: 'bg-neel-700',
  check: 'bg-geru-700',
  bad: 'bg-neel-700',
  unmatched: 'bg-khadi-700',
} satisfies Record<StripTone, string>

type CropStripProps = {
  tone: StripTone
  active: boolean
  tag: ReactNode
  /** The place on the paper, for lines that have one. */
  place?: { key: string; number: number; box: Box; picture: PagePicture | undefined } | undefined
}

/** The doctor's words cut from the photo, hanging over the line that the medicine hangs from. */
export function CropStrip({ tone, active, tag, place }: CropStripProps) {
  return (
    <div
      data-line={place?.key}
      className={`flex min-h-14 items-center gap-3 bg-khadi-50 py-2.5 pr-4 pl-3 max-md:gap-2 max-md:px-2.5 max-[21.5rem]:flex-wrap ${active ? 'border-b-[5px] pb-2' : 'border-b-3'} ${LINES[tone]}`}
    >
      {place === undefined ? null : (
        <>
          <span
            className={`grid size-7 shrink-0 place-items-center rounded-full text-sm font-bold text-white ${DISCS[tone]}`}
          >
            <span className="sr-only">{words.line.number(place.number)}</span>
            <span aria-hidden>{place.number}</span>
          </span>
          <span className="min-w-0 flex-1">
            <LineCrop
              src={place.picture?.src}
              size={place.picture?.size}
              box={place.box}
              label={words.line.crop(place.number)}
              className="max-w-full"
            />
          </span>
        </>
      )}
      <span className="shrink-0">{tag}</span>
    </div>
  )
}
