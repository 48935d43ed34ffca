import { Delete } from 'lucide-react'
import { PadKey } from './pad-key.tsx'

export type NumericPadWords = { label: string; clear: string; delete: string }

export type NumericPadProps = {
  /** Digits typed so far. */
  value: string
  onValueChange: (value: string) => void
  maxLength: number
  words: NumericPadWords
  className?: string
}

const DIGITS = ['1', '2', '3', '4', '5', '6', '7', '8', '9']
/** Large text must leave all four rows on the screen. */
const ROW = 'min-h-[min(4rem,8dvh)] landscape:min-h-[min(4rem,12dvh)]'
const KEY = `${ROW} text-[min(2.25rem,7dvh)] font-strong`

/** Digits, Clear and Delete for a touch screen without a keyboard. */
export function NumericPad({ value, onValueChange, maxLength, words, className = '' }: NumericPadProps) {
  const type = (digit: string) => {
    if (value.length < maxLength) onValueChange(value + digit)
  }
  return (
    <div
      role="group"
      aria-label={words.label}
      className={`num grid max-h-144 flex-1 auto-rows-fr grid-cols-3 gap-2 ${className}`}
    >
      {DIGITS.map((digit) => (
        <PadKey key={digit} className={KEY} onClick={() => type(digit)}>
          {digit}
        </PadKey>
      ))}
      <PadKey className={`${ROW} bg-neel-100! text-base font-strong`} onClick={() => onValueChange('')}>
        {words.clear}
      </PadKey>
      <PadKey className={KEY} onClick={() => type('0')}>
        0
      </PadKey>
      <PadKey
        aria-label={words.delete}
        className={`${ROW} bg-neel-100!`}
        onClick={() => onValueChange(value.slice(0, -1))}
      >
        <Delete aria-hidden className="size-8" />
      </PadKey>
    </div>
  )
}
