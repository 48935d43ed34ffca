import { ArrowLeft, ArrowRight, Pause, Play } from 'lucide-react'
import { IconButton } from '../icon-button/icon-button.tsx'

export type PagerWords = {
  previous: string
  next: string
  pause: string
  play: string
  /** "2 of 4". */
  position: (current: number, count: number) => string
}

export type PagerProps = {
  count: number
  /** Counted from 0. */
  current: number
  /** How far the current length of line is filled, 0 to 100. */
  percent: number
  words: PagerWords
  onPrevious?: (() => void) | undefined
  onNext?: (() => void) | undefined
  /** Given where something moves by itself. */
  play?: { playing: boolean; onToggle: () => void } | undefined
  /** Without the arrows, where a finger turns the pages. */
  showArrows?: boolean
  className?: string
  barsClassName?: string
}

/** Lengths of line that fill, previous, pause, next. An arrow without a way on is off. */
export function Pager({
  count,
  current,
  percent,
  words,
  onPrevious,
  onNext,
  play,
  showArrows = true,
  className = '',
  barsClassName = '',
}: PagerProps) {
  const filled = (bar: number) => (bar < current ? 100 : bar === current ? percent : 0)
  return (
    <div className={`flex items-center gap-2 ${className}`}>
      <span className="sr-only">{words.position(current + 1, count)}</span>
      <div className={`flex min-w-0 flex-1 gap-2 ${barsClassName}`} aria-hidden>
        {Array.from({ length: count }, (_, bar) => (
          <svg key={bar} className="h-[5px] min-w-0 flex-1 bg-neel-200" focusable="false">
            <rect width={`${filled(bar)}%`} height="5" className="fill-rekha" />
          </svg>
        ))}
      </div>
      {showArrows && (
        <IconButton
          label={words.previous}
          icon={<ArrowLeft aria-hidden />}
          disabled={!onPrevious}
          onClick={onPrevious}
        />
      )}
      {play && (
        <IconButton
          label={play.playing ? words.pause : words.play}
          icon={play.playing ? <Pause aria-hidden /> : <Play aria-hidden />}
          onClick={play.onToggle}
        />
      )}
      {showArrows && (
        <IconButton
          label={words.next}
          icon={<ArrowRight aria-hidden />}
          disabled={!onNext}
          onClick={onNext}
        />
      )}
    </div>
  )
}
