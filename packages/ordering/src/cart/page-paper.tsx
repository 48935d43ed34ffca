import type { ResultPage } from '@dawadoot/domain/prescription/result'
import { IconButton } from '@dawadoot/ui/icon-button/icon-button'
import { PageImage, type PageMark } from '@dawadoot/ui/page-image/page-image'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { type ShownLine, toneOf } from './paper-lines.ts'
import type { PagePicture } from './use-page-pictures.tsx'
import { cartWords } from './words.ts'

const words = cartWords.paper

const markOf = (shown: ShownLine): (PageMark & { page: number }) | undefined => {
  if (shown.kind === 'added') return undefined
  const { key: id, number } = shown
  const href = `#line-${number}`
  const { page, box } = shown.kind === 'unmatched' ? shown.unmatched : shown.source
  const tone = toneOf(shown)
  return { id, number, page, box, href, tone, label: words.mark[tone](number) }
}

type PagePaperProps = {
  pages: readonly ResultPage[]
  pictures: ReadonlyMap<number, PagePicture>
  lines: readonly ShownLine[]
  activeKey: string | undefined
  onActivate: (key: string | undefined) => void
}

/** The prescription beside the cart: each place that was read is a link to its line. */
export function PagePaper({ pages, pictures, lines, activeKey, onActivate }: PagePaperProps) {
  const [turned, setTurned] = useState<{ page: number; whileActive: string | undefined }>()
  const marks = lines.flatMap((line) => markOf(line) ?? [])
  // a line that is looked at brings its page up; turning the page by hand lets go of it
  const activePage = marks.find(({ id }) => id === activeKey)?.page
  const wanted = activePage !== undefined && turned?.whileActive !== activeKey ? activePage : turned?.page
  const index = Math.max(
    0,
    pages.findIndex(({ page }) => page === wanted),
  )
  const shown = pages[index]
  if (!shown) return null
  const picture = pictures.get(shown.page)
  const turn = (to: ResultPage | undefined) => to && setTurned({ page: to.page, whileActive: activeKey })

  return (
    <div>
      <PageImage
        // zoom and rotation belong to one sheet
        key={shown.page}
        src={picture?.src}
        size={picture?.size}
        alt={words.alt(index + 1, pages.length)}
        caption={words.caption(index + 1, pages.length)}
        words={words.image}
        marks={marks.filter(({ page }) => page === shown.page)}
        activeId={activeKey}
        onActivate={onActivate}
        windowed
        // a kiosk is wide in pixels and narrow in what people see at once
        className="kiosk:[&>div]:max-h-68"
      />
      {pages.length > 1 ? (
        <div className="mt-1 flex justify-between">
          <IconButton
            label={words.previous}
            icon={<ChevronLeft aria-hidden />}
            disabled={index === 0}
            onClick={() => turn(pages[index - 1])}
          />
          <IconButton
            label={words.next}
            icon={<ChevronRight aria-hidden />}
            disabled={index === pages.length - 1}
            onClick={() => turn(pages[index + 1])}
          />
        </div>
      ) : null}
    </div>
  )
}
