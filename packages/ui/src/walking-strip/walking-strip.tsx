import { Pause, Play } from 'lucide-react'
import { type ReactNode, useRef, useState } from 'react'
import { useAutoAdvance } from '../carousel/use-auto-advance.ts'
import { useMediaQuery } from '../media-query/use-media-query.tsx'
import { IconButton } from '../icon-button/icon-button.tsx'

export type WalkingStripProps = {
  label: string
  words: { pause: string; play: string }
  /** Milliseconds between two steps. */
  interval: number
  /** Pixels of a step. */
  step: number
  /** Scenes side by side, wider together than the strip. */
  children: ReactNode
  className?: string
}

/** Scenes on one ground line that walk by, a step at a time; after the end comes the start. */
export function WalkingStrip({ label, words, interval, step, children, className = '' }: WalkingStripProps) {
  const still = useMediaQuery('(prefers-reduced-motion: reduce)', false)
  const [wish, setWish] = useState<'play' | 'pause'>()
  const strip = useRef<HTMLDivElement>(null)
  const playing = (wish ?? (still ? 'pause' : 'play')) === 'play'

  useAutoAdvance(interval, playing, () => {
    const road = strip.current
    if (!road) return
    const atEnd = road.scrollLeft + road.clientWidth >= road.scrollWidth - 1
    road.scrollLeft = atEnd ? 0 : road.scrollLeft + step
  })

  return (
    <section aria-label={label} className={`relative ${className}`}>
      {/* scrolls by hand too, and a keyboard may want to */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div ref={strip} tabIndex={0} className="overflow-x-auto scroll-smooth [scrollbar-width:none]">
        <div className="flex w-max">{children}</div>
      </div>
      <IconButton
        label={playing ? words.pause : words.play}
        icon={playing ? <Pause aria-hidden /> : <Play aria-hidden />}
        onClick={() => setWish(playing ? 'pause' : 'play')}
        className="absolute top-2 right-2 bg-page"
      />
    </section>
  )
}
