import { RotateCw, ZoomIn, ZoomOut } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { IconButton } from '../icon-button/icon-button.tsx'
import { nextTurn, type Size, type Turn, turnBox, turnPicture, turnSize } from './box.ts'
import { discPlaces } from './disc-places.ts'
import { MarkNumber, MarkOutline, type PageMark } from './page-mark.tsx'
import { usePicture } from './use-picture.ts'

export type { PageBox, Size } from './box.ts'
export type { PageMark, PageMarkTone } from './page-mark.tsx'

export type PageImageWords = { zoomIn: string; zoomOut: string; rotate: string; failed: string }

export type PageImageProps = {
  /** The picture's address; none while it is still being fetched. */
  src: string | undefined
  alt: string
  /** The picture's size in pixels where it is known, so that nothing moves when it arrives. */
  size?: Size | undefined
  marks?: readonly PageMark[]
  /** The mark whose line is hovered or focused; it is drawn bold and scrolled into sight. */
  activeId?: string | undefined
  onActivate?: ((id: string | undefined) => void) | undefined
  /** Under the page, beside the controls: "Page 1 of 2". */
  caption: string
  words: PageImageWords
  /** On narrow screens show a 17rem high window of the page instead of all of it. */
  windowed?: boolean
  className?: string
}

const ZOOMS = ['w-full', 'w-[150%]', 'w-[200%]', 'w-[300%]'] as const
const BLANK: Size = { width: 3, height: 4 }
const NO_MARKS: readonly PageMark[] = []

/** A page with the places that were read from it: each a numbered link to its line. */
export function PageImage({
  src,
  alt,
  size: known,
  marks = NO_MARKS,
  activeId,
  onActivate,
  caption,
  words,
  windowed = false,
  className = '',
}: PageImageProps) {
  const picture = usePicture(src, known)
  const [zoom, setZoom] = useState(0)
  const [turn, setTurn] = useState<Turn>(0)
  const scroller = useRef<HTMLDivElement>(null)

  const size = picture.status === 'ready' ? picture.size : (known ?? BLANK)
  const sheet = turnSize(size, turn)
  const viewBox = `0 0 ${sheet.width} ${sheet.height}`
  const turned = marks.map((mark) => ({ ...mark, box: turnBox(mark.box, turn) }))
  const places = discPlaces(
    marks.map(({ box }) => box),
    size,
  )
  const shownId = activeId ?? marks[0]?.id

  useEffect(() => {
    if (shownId === undefined || picture.status !== 'ready') return
    // asked any sooner, the browser lays out at once what has just been drawn
    const frame = requestAnimationFrame(() => reveal(scroller.current, shownId))
    return () => cancelAnimationFrame(frame)
  }, [shownId, picture.status])

  const lookAt = (change: () => void) => {
    flushSync(change)
    if (shownId !== undefined) reveal(scroller.current, shownId)
  }

  return (
    <figure className={className}>
      <div
        className={`relative overflow-hidden rounded-[0.25rem] bg-neel-100 ${windowed ? 'max-lg:max-h-68' : ''}`}
      >
        {/* holds the page's own height, so that zooming happens inside it */}
        <svg viewBox={viewBox} className="block w-full" aria-hidden focusable="false" />
        <div
          ref={scroller}
          className="absolute inset-0 overflow-auto overscroll-contain scroll-smooth"
          // without marks nothing inside takes focus, and a keyboard must still reach what overflows
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          tabIndex={marks.length === 0 ? 0 : undefined}
        >
          {/* flat discs are measured by its width */}
          <div className={`@container relative isolate ${ZOOMS[zoom]}`}>
            <svg viewBox={viewBox} className="block w-full" role="img" aria-label={alt}>
              {src !== undefined && picture.status !== 'failed' && (
                <image
                  href={src}
                  width={size.width}
                  height={size.height}
                  preserveAspectRatio="none"
                  transform={turnPicture(size, turn)}
                />
              )}
            </svg>
            {picture.status !== 'failed' && (
              <svg className="absolute inset-0 size-full overflow-visible">
                {turned.map((mark) => (
                  <MarkOutline
                    key={mark.id}
                    mark={mark}
                    active={mark.id === activeId}
                    onActivate={onActivate}
                  />
                ))}
                {places.map((place, index) => {
                  const mark = turned[index]
                  return mark ? (
                    <MarkNumber
                      key={mark.id}
                      mark={mark}
                      turn={turn}
                      place={place}
                      height={size.height / sheet.width}
                    />
                  ) : null
                })}
              </svg>
            )}
          </div>
        </div>
        {picture.status === 'failed' && (
          <p role="status" className="absolute inset-0 grid place-items-center p-4 text-center text-quiet">
            {words.failed}
          </p>
        )}
      </div>
      <figcaption className="mt-2.5 flex items-center justify-between text-sm text-quiet">
        <span>{caption}</span>
        <span className="flex">
          <IconButton
            label={words.zoomOut}
            icon={<ZoomOut aria-hidden />}
            disabled={zoom === 0}
            onClick={() => lookAt(() => setZoom(zoom - 1))}
          />
          <IconButton
            label={words.zoomIn}
            icon={<ZoomIn aria-hidden />}
            disabled={zoom === ZOOMS.length - 1}
            onClick={() => lookAt(() => setZoom(zoom + 1))}
          />
          <IconButton
            label={words.rotate}
            icon={<RotateCw aria-hidden />}
            onClick={() => lookAt(() => setTurn(nextTurn(turn)))}
          />
        </span>
      </figcaption>
    </figure>
  )
}

/** Scrolls the page, and nothing around it, until the mark stands in its upper third. */
function reveal(scroller: HTMLElement | null, id: string) {
  if (!scroller) return
  const marks = [...scroller.querySelectorAll<SVGElement>('[data-mark]')]
  const mark = marks.find((link) => link.dataset.mark === id)?.getBoundingClientRect()
  if (!mark) return
  const view = scroller.getBoundingClientRect()
  const inSight =
    mark.top >= view.top && mark.bottom <= view.bottom && mark.left >= view.left && mark.right <= view.right
  if (inSight) return
  // one call for both ways: a second would stop the first on its way
  scroller.scrollBy({
    top: mark.top - view.top - view.height / 3,
    left: mark.left - view.left - view.width / 8,
  })
}
