import useEmblaCarousel from 'embla-carousel-react'
import { type FocusEvent, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { Pager, type PagerWords } from './pager.tsx'
import { useAutoAdvance } from './use-auto-advance.ts'
import { useInSight } from './use-in-sight.ts'
import { useMediaQuery } from '../media-query/use-media-query.tsx'
import { useSwipe } from './use-swipe.ts'

export type CarouselWords = PagerWords

export type CarouselProps = {
  /** What the slides are: "Testimonials". */
  label: string
  words: CarouselWords
  slides: readonly { id: string; content: ReactNode }[]
  /** Milliseconds until the next page; without it nothing moves by itself. */
  interval?: number
  /** Pixels a drag must cover, sideways, to turn the page. */
  swipeThreshold?: number
  /** After the last comes the first. Without it previous and next are off at the ends. */
  loop?: boolean
  /** The slide to open on, counted from 0; the page that holds it is shown. */
  startIndex?: number
  /** A media query; where it does not match, all slides simply stand in the track. */
  activeWhen?: string
  showArrows?: boolean
  className?: string
  /**
   * Where a later page is the first to be seen, also moves the slides there before any script has come: those of
   * `:not([style])`, for the track has a style from then on.
   */
  trackClassName?: string
  /** Says how wide a slide is, "basis-full md:basis-1/2"; a page is as many as fit. */
  slideClassName?: string
  pagerClassName?: string
  /** Hides the bars of pages that wide screens have not, for before any script has come there is one to a slide. */
  barsClassName?: string
}

type Place = { current: number; count: number; inSight: readonly number[] }

export function Carousel({
  label,
  words,
  slides,
  interval,
  swipeThreshold = 50,
  loop = false,
  startIndex = 0,
  activeWhen,
  showArrows = true,
  className = '',
  trackClassName = '',
  slideClassName = 'basis-full',
  pagerClassName = '',
  barsClassName = '',
}: CarouselProps) {
  const active = useMediaQuery(activeWhen, true)
  const still = useMediaQuery('(prefers-reduced-motion: reduce)', false)
  const viewport = useRef<HTMLDivElement>(null)
  const seen = useInSight(viewport)
  const [attach, embla] = useEmblaCarousel({
    active,
    loop,
    // a page begins where the track does, as it stands before any script has come
    align: 'start',
    slidesToScroll: 'auto',
    duration: still ? 0 : 25,
  })
  const [place, setPlace] = useState<Place>({ current: startIndex, count: slides.length, inSight: [] })
  // what a person asked for; until then it plays unless they prefer stillness
  const [wish, setWish] = useState<'play' | 'pause'>()
  const [held, setHeld] = useState({ pointer: false, focus: false })

  const moves = active && interval !== undefined && place.count > 1
  const playing = moves && (wish ?? (still ? 'pause' : 'play')) === 'play'
  // what nobody sees need not move, and costs a phone its battery
  const running = playing && seen && !held.pointer && !held.focus
  const advance = () => (embla?.canScrollNext() ? embla.scrollNext() : embla?.scrollTo(0))
  const { percent, restart } = useAutoAdvance(interval, running, advance)
  const swipe = useSwipe(embla, swipeThreshold, loop)

  // measuring lays the page out: not before somebody comes to see it
  useEffect(() => {
    if (seen) attach(viewport.current)
  }, [seen, attach])

  // before the next paint: until then a later first page stands where the styles put it
  useLayoutEffect(() => {
    if (!embla) return
    const read = () => {
      const current = embla.selectedScrollSnap()
      const inSight = embla.internalEngine().slideRegistry[current] ?? []
      setPlace({ current, count: embla.scrollSnapList().length, inSight })
    }
    const firstPage = embla.internalEngine().slideRegistry.findIndex((page) => page.includes(startIndex))
    // not a jump, which would come a frame later and show the first page meanwhile
    if (firstPage > 0) embla.reInit({ startIndex: firstPage })
    read()
    embla.on('select', read).on('select', restart).on('reInit', read)
    return () => {
      embla.off('select', read).off('select', restart).off('reInit', read)
    }
  }, [embla, restart, startIndex])

  const hidden = (slide: number) => active && place.inSight.length > 0 && !place.inSight.includes(slide)
  const ends = { first: !loop && place.current === 0, last: !loop && place.current === place.count - 1 }
  // a press of a pager button focuses it too, and must not stop what the pause button is for
  const holdFocus = ({ target }: FocusEvent) =>
    setHeld((now) => ({ ...now, focus: target.matches(':focus-visible') }))
  const holdPointer = (pointer: boolean) => setHeld((now) => ({ ...now, pointer }))

  return (
    // hears focus that bubbles; the section itself does nothing
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      aria-roledescription="carousel"
      aria-label={label}
      className={className}
      onFocus={holdFocus}
      onBlur={() => setHeld((now) => ({ ...now, focus: false }))}
    >
      <div
        ref={viewport}
        onPointerDown={(event) => {
          restart()
          swipe.down(event)
        }}
        onPointerUp={swipe.up}
        onPointerEnter={({ pointerType }) => holdPointer(pointerType === 'mouse')}
        onPointerLeave={() => holdPointer(false)}
        className="min-w-0 overflow-hidden"
      >
        <div
          aria-live={playing ? 'off' : 'polite'}
          // no transitions: under reduced motion all have one of 1 ms, and what Embla moves would be measured amid it
          className={`${active ? 'flex touch-pan-y touch-pinch-zoom transition-none *:transition-none' : ''} ${trackClassName}`}
        >
          {slides.map(({ id, content }, index) => (
            <div
              key={id}
              {...(active && {
                role: 'group',
                'aria-roledescription': 'slide',
                'aria-label': words.position(index + 1, slides.length),
              })}
              inert={hidden(index)}
              className={active ? `min-w-0 shrink-0 grow-0 ${slideClassName}` : undefined}
            >
              {content}
            </div>
          ))}
        </div>
      </div>
      {active && place.count > 1 && (
        <Pager
          count={place.count}
          current={place.current}
          percent={moves ? percent : 100}
          words={words}
          onPrevious={ends.first ? undefined : () => embla?.scrollPrev()}
          onNext={ends.last ? undefined : () => embla?.scrollNext()}
          play={moves ? { playing, onToggle: () => setWish(playing ? 'pause' : 'play') } : undefined}
          showArrows={showArrows}
          className={pagerClassName}
          barsClassName={barsClassName}
        />
      )}
    </section>
  )
}
