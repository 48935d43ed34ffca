import type { Box } from '@dawadoot/domain/prescription/reading'
import { LineCrop } from '@dawadoot/ui/page-image/line-crop'
import type { ReactNode } from 'react'
import type { PagePicture } from './use-page-pictures.tsx'
import { cartWords } from './words.ts'

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

type Place = { number: number; box: Box; picture: PagePicture | undefined }

type CropStripProps = {
  tone: StripTone
  active: boolean
  tag: ReactNode
  /** The place on the paper, for lines that have one. */
  place?: (Place & { key: string }) | undefined
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
            <span className="sr-only">{cartWords.line.number(place.number)}</span>
            <span aria-hidden>{place.number}</span>
          </span>
          <Words number={place.number} box={place.box} picture={place.picture} />
        </>
      )}
      <span className="ml-auto shrink-0">{tag}</span>
    </div>
  )
}

/** Long lines end with the dosage, which stands below in words: their beginning is shown, big enough to read. */
const LONGEST = 6.5
const HEIGHT_REM = 2.375
/** Paper beside the words, in heights of the line: it fades there, and no letter does. */
const MARGIN = 0.2

function Words({ number, box, picture }: Place) {
  const size = picture?.size
  const shape = size ? (box.width * size.width) / (box.height * size.height) : LONGEST
  const words = Math.min(shape, LONGEST)
  const shown = words + 2 * MARGIN
  const at = (heights: number) => (box.width * heights) / shape
  return (
    <span
      className="min-w-0 max-[21.5rem]:max-w-[calc(100%-2.25rem)]"
      style={{ flexBasis: `${(shown * HEIGHT_REM).toFixed(2)}rem` }}
    >
      <LineCrop
        src={picture?.src}
        size={size}
        box={{ ...box, x: box.x - at(MARGIN), width: at(shown) }}
        label={cartWords.line.crop(number)}
        // in little room less of the line: never smaller than can be read
        className="min-h-8 w-full"
      />
    </span>
  )
}
