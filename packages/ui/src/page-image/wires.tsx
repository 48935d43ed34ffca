import { useEffect, useRef } from 'react'
import { useMediaQuery } from '../media-query/use-media-query.tsx'
import type { PageMarkTone } from './page-mark.tsx'

export type Wire = { id: string; tone: PageMarkTone; active: boolean }
export type WiresProps = { wires: readonly Wire[] }

/** Tailwind's `lg`: from here on the paper stands beside the list. */
const WIDE = '(min-width: 64rem)'

const LOOKS = {
  clear: { className: 'stroke-neel-600', strokeDasharray: undefined },
  check: { className: 'stroke-geru-600', strokeDasharray: '9 6' },
  unmatched: { className: 'stroke-khadi-500', strokeDasharray: '2 6' },
} as const satisfies Record<PageMarkTone, object>

/**
 * The lines from the paper to the medicines. Stands in the positioned element that holds both: a PageImage, whose
 * marks are the beginnings, and for every id one element with `data-line={id}`, whose lower left corner is the end.
 * Wide screens only; elsewhere the numbers do the joining, and a phone neither draws nor measures anything for it.
 */
export function Wires({ wires }: WiresProps) {
  return useMediaQuery(WIDE, false) ? <DrawnWires wires={wires} /> : null
}

function DrawnWires({ wires }: WiresProps) {
  const sheet = useRef<SVGSVGElement>(null)
  const later = useRef<() => void>(undefined)

  useEffect(() => {
    const svg = sheet.current
    const grid = svg?.parentElement
    if (!svg || !grid) return
    let frame = 0
    const redraw = () => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(() => draw(svg, grid))
    }
    later.current = redraw
    redraw()
    const observer = new ResizeObserver(redraw)
    observer.observe(grid)
    // the paper is sticky and scrolls inside itself; scrolling does not bubble, so it is caught on its way down
    window.addEventListener('scroll', redraw, { capture: true, passive: true })
    // zooming and turning the page change no size outside it
    grid.addEventListener('click', redraw)
    grid.addEventListener('transitionend', redraw)
    return () => {
      cancelAnimationFrame(frame)
      observer.disconnect()
      window.removeEventListener('scroll', redraw, { capture: true })
      grid.removeEventListener('click', redraw)
      grid.removeEventListener('transitionend', redraw)
    }
  }, [])

  // another wire, or another place for its line, comes with a render
  useEffect(() => later.current?.())

  return (
    <svg
      ref={sheet}
      fill="none"
      aria-hidden
      focusable="false"
      className="pointer-events-none absolute inset-0 z-2 size-full overflow-visible"
    >
      {wires.map(({ id, tone, active }) => (
        <path
          key={id}
          data-wire={id}
          {...LOOKS[tone]}
          strokeWidth={active ? 5 : 2}
          strokeOpacity={active ? 1 : 0.55}
        />
      ))}
    </svg>
  )
}

function draw(svg: SVGSVGElement, grid: HTMLElement) {
  const origin = svg.getBoundingClientRect()
  const marks = byId(grid, 'mark')
  const lines = byId(grid, 'line')
  for (const [id, wire] of byId(svg, 'wire')) {
    const mark = marks.get(id)
    const line = lines.get(id)
    const page = mark?.closest('figure')?.getBoundingClientRect()
    const from = mark?.getBoundingClientRect()
    // a mark that has been scrolled or zoomed out of its page has no place to begin at, and its line is not measured:
    // the browser may not have drawn it yet
    const to = page && from && within(from, page) ? line?.getBoundingClientRect() : undefined
    if (!page || !from || !to) {
      wire.removeAttribute('d')
      continue
    }
    const end = { x: to.left - origin.left + 1, y: to.bottom - origin.top - 1.5 }
    const start = { x: from.right - origin.left, y: from.top + from.height / 2 - origin.top }
    wire.setAttribute('d', wirePath(start, end, page.right - origin.left + 18))
  }
}

const byId = (root: Element, name: 'mark' | 'line' | 'wire') =>
  new Map(
    [...root.querySelectorAll<HTMLElement | SVGElement>(`[data-${name}]`)].map((element) => [
      element.dataset[name] ?? '',
      element,
    ]),
  )

const within = (mark: DOMRect, page: DOMRect) =>
  mark.top < page.bottom && mark.bottom > page.top && mark.right <= page.right + 1

/** Leaves the mark level, falls in the gap at `gap`, reaches the line level. */
export function wirePath(from: { x: number; y: number }, to: { x: number; y: number }, gap: number): string {
  const middle = (from.y + to.y) / 2
  const round = (value: number) => Number(value.toFixed(1))
  const [x1, y1, x2, y2, k, m] = [from.x, from.y, to.x, to.y, gap, middle].map(round)
  return `M${x1} ${y1}C${round(from.x + 50)} ${y1} ${round(gap - 30)} ${y1} ${k} ${m}S${round(to.x - 26)} ${y2} ${x2} ${y2}`
}
