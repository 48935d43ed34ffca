import { NumericPad } from '@dawadoot/ui/numeric-pad/numeric-pad'
import { TextPad } from '@dawadoot/ui/text-pad/text-pad'
import { createPortal } from 'react-dom'
import { words } from '../../words.ts'
import { nextInput, typeInto, wantsDigits } from './type-into.ts'
import { type Focused, useFocusedInput } from './use-focused-input.ts'

const NUMERIC_WORDS = { label: words.keys.numbers, clear: words.keys.clear, delete: words.keys.delete }
const LETTER_WORDS = {
  label: words.keys.letters,
  capitals: words.keys.capitals,
  delete: words.keys.delete,
  space: words.keys.space,
  next: words.keys.next,
}
const LONGEST_NUMBER = 10

/** The keys of a device that has none: they appear for the field that has focus, and go with it. */
export function ScreenKeys() {
  const focused = useFocusedInput()
  if (!focused) return null
  // what lies outside an open dialog cannot be touched, so there the keys stand inside it
  return createPortal(<Keys {...focused} />, focused.input.closest('dialog') ?? document.body)
}

function Keys({ input, value }: Focused) {
  const type = (text: string) => typeInto(input, text)
  const maxLength = input.maxLength > 0 ? input.maxLength : undefined
  if (wantsDigits(input)) {
    return (
      <aside
        ref={makeRoom}
        aria-label={words.keys.region}
        data-screen-keys="digits"
        className="fixed inset-x-0 bottom-0 z-40 flex h-[40dvh] border-t-3 border-rekha bg-neel-100 px-(--size-gutter) py-2 landscape:top-18 landscape:left-auto landscape:h-auto landscape:w-[min(27rem,40vw)] landscape:px-2"
      >
        <NumericPad
          value={value}
          onValueChange={type}
          maxLength={maxLength ?? LONGEST_NUMBER}
          words={NUMERIC_WORDS}
          className="max-h-none!"
        />
      </aside>
    )
  }
  return (
    <aside
      ref={makeRoom}
      aria-label={words.keys.region}
      data-screen-keys="letters"
      className="fixed inset-x-0 bottom-0 z-40"
    >
      <TextPad
        value={value}
        onValueChange={type}
        onNext={() => (nextInput(input) ?? input).focus()}
        {...(maxLength ? { maxLength } : {})}
        capitalise={input.type === 'email' ? 'none' : 'words'}
        words={LETTER_WORDS}
      />
    </aside>
  )
}

/** Tells the page how much of its bottom, or of its right side, the keys cover. */
function makeRoom(keys: HTMLElement | null) {
  if (!keys) return undefined
  const { style } = document.documentElement
  const measure = () => {
    const { width, height } = keys.getBoundingClientRect()
    const beside = width < window.innerWidth
    style.setProperty('--keys-below', `${beside ? 0 : height}px`)
    style.setProperty('--keys-beside', `${beside ? width : 0}px`)
  }
  const observer = new ResizeObserver(measure)
  observer.observe(keys)
  measure()
  return () => {
    observer.disconnect()
    style.removeProperty('--keys-below')
    style.removeProperty('--keys-beside')
  }
}
