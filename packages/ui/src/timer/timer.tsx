import { Ring, ringText, type RingSize } from '../ring/ring.tsx'

export type TimerTone = 'good' | 'near' | 'late'

export type TimerProps = {
  /** Time gone by, ready to read: "04:26". The clock is the caller's. */
  text: string
  /** Share of the promised time that has passed; the ring is full from 1 on. */
  share: number
  tone: TimerTone
  /** The tone in words: "On time". Colour never says it alone. */
  word: string
  /** What is timed: "Time since order". */
  label: string
  size?: RingSize
  /** Only the ring; the word stays for those who listen. */
  ringOnly?: boolean
}

/** Elapsed time in a ring whose colour and word say whether that is good. */
export function Timer({ text, share, tone, word, label, size = 'md', ringOnly = false }: TimerProps) {
  return (
    <span role="timer" aria-label={`${label}: ${text}, ${word}`} className="inline-flex items-center gap-2.5">
      <Ring share={share} tone={tone} text={text} size={size} />
      {!ringOnly && (
        <span aria-hidden className={`text-sm font-semibold ${ringText(tone)}`}>
          {word}
        </span>
      )}
    </span>
  )
}
