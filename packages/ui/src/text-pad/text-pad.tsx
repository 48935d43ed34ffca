import { ArrowBigUp, Delete } from 'lucide-react'
import { useState } from 'react'
import { PadKey } from '../numeric-pad/pad-key.tsx'
import { ENGLISH, HINDI, keyFace, type PadLayout } from './layouts.ts'

export type TextPadWords = { label: string; capitals: string; delete: string; space: string; next: string }

export type TextPadProps = {
  value: string
  onValueChange: (value: string) => void
  /** The key at the bottom right. */
  onNext: () => void
  maxLength?: number
  words: TextPadWords
  /** Names begin with a capital after every space. */
  capitalise?: 'words' | 'none'
  layouts?: readonly PadLayout[]
  className?: string
}

/** Large text must leave room for the field above the keys. */
const ROW = 'h-[min(3.125rem,8dvh)]'
const KEY = `${ROW} max-w-[3.4rem] flex-1 text-[1.375rem] font-medium`
const WIDE = `${ROW} flex-[1.6] text-sm font-semibold`
const LAYOUTS = [ENGLISH, HINDI]

/** The keyboard of a touch screen that has none, in the scripts given. It types at the end of `value`. */
export function TextPad({
  value,
  onValueChange,
  onNext,
  maxLength = Infinity,
  words,
  capitalise = 'none',
  layouts = LAYOUTS,
  className = '',
}: TextPadProps) {
  const [place, setPlace] = useState(0)
  // what was asked for with the arrow, for one letter
  const [shift, setShift] = useState<boolean>()
  const layout = layouts[place] ?? ENGLISH
  const other = layouts[(place + 1) % layouts.length]
  const startsWord = capitalise === 'words' && (value === '' || value.endsWith(' '))
  const upper = layout.capitals && (shift ?? startsWord)

  const type = (text: string) => {
    if (Array.from(value + text).length <= maxLength) onValueChange(value + text)
    setShift(undefined)
  }
  const erase = () => {
    onValueChange(Array.from(value).slice(0, -1).join(''))
    setShift(undefined)
  }

  const last = layout.rows.length - 1
  return (
    <div
      role="group"
      aria-label={words.label}
      className={`grid gap-1.5 border-t-3 border-rekha bg-neel-100 px-2 pt-2 pb-3 ${className}`}
    >
      {layout.rows.map((row, index) => (
        <div key={row.join('')} lang={layout.lang} className="flex justify-center gap-[0.3125rem]">
          {index === last && layout.capitals && (
            <PadKey
              lang="en"
              look={upper ? 'go' : 'wash'}
              aria-label={words.capitals}
              aria-pressed={upper}
              className={WIDE}
              onClick={() => setShift(!upper)}
            >
              <ArrowBigUp aria-hidden className="size-7" />
            </PadKey>
          )}
          {row.map((key) => {
            const text = upper ? key.toUpperCase() : key
            return (
              <PadKey key={key} className={KEY} onClick={() => type(text)}>
                {keyFace(text)}
              </PadKey>
            )
          })}
          {index === last && (
            <PadKey lang="en" look="wash" aria-label={words.delete} className={WIDE} onClick={erase}>
              <Delete aria-hidden className="size-7" />
            </PadKey>
          )}
        </div>
      ))}
      <div className="flex gap-[0.3125rem]">
        {other && layouts.length > 1 && (
          <PadKey
            look="wash"
            lang={other.lang}
            className={WIDE}
            onClick={() => setPlace((place + 1) % layouts.length)}
          >
            {other.name}
          </PadKey>
        )}
        <PadKey className={`${ROW} flex-6 text-[1.375rem] font-medium`} onClick={() => type(' ')}>
          {words.space}
        </PadKey>
        <PadKey look="go" className={WIDE} onClick={onNext}>
          {words.next}
        </PadKey>
      </div>
    </div>
  )
}
