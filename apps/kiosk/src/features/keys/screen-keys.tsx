import { NumericPad } from '@dawadoot/ui/numeric-pad/numeric-pad'
import { TextPad } from '@dawadoot/ui/text-pad/text-pad'
import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { words } from '../../words.ts'
import { nextInput, type TextInput, textInput, typeInto, wantsDigits } from './type-into.ts'

const NUMERIC_WORDS = { label: words.keys.numbers, clear: words.keys.clear, delete: words.keys.delete }
const LETTER_WORDS = {
  label: words.keys.letters,
  capitals: words.keys.capitals,
  delete: words.keys.delete,
  space: words.keys.space,
  next: words.keys.next,
}

type Focused = { input: TextInput; value: string }

/** The keys of a device that has none: they appear for the field that has focus, and go with it. */
export function ScreenKeys() {
  const focused = useFocusedInput()
  if (!focused) return null
  const { input, value } = focused
  const type = (text: string) => typeInto(input, text)
  const maxLength = input.maxLength > 0 ? input.maxLength : undefined
  // what lies outside an open dialog cannot be touched, so there the keys stand inside it
  return createPortal(
    <div data-screen-keys className="fixed inset-x-0 bottom-0 z-40 border-t-3 border-rekha bg-neel-100">
      {wantsDigits(input) ? (
        <NumericPad
          value={value}
          onValueChange={type}
          maxLength={maxLength ?? 10}
          words={NUMERIC_WORDS}
          className="h-[38dvh] max-h-none! px-(--size-gutter) py-2 landscape:mx-auto landscape:h-[48dvh] landscape:max-w-140"
        />
      ) : (
        <TextPad
          value={value}
          onValueChange={type}
          onNext={() => (nextInput(input) ?? input).focus()}
          {...(maxLength ? { maxLength } : {})}
          capitalise={input.type === 'email' ? 'none' : 'words'}
          words={LETTER_WORDS}
        />
      )}
    </div>,
    input.closest('dialog') ?? document.body,
  )
}

function useFocusedInput(): Focused | undefined {
  const [focused, setFocused] = useState<Focused>()
  useEffect(() => {
    const look = (target: EventTarget | null) => {
      const input = textInput(target)
      setFocused(input && { input, value: input.value })
      // once the keys have taken their room
      if (input) requestAnimationFrame(() => input.scrollIntoView({ block: 'center' }))
    }
    const arrived = ({ target }: Event) => look(target)
    const left = () => setFocused(undefined)
    const typed = ({ target }: Event) => {
      const input = textInput(target)
      if (input) setFocused((now) => (now?.input === input ? { input, value: input.value } : now))
    }
    document.addEventListener('focusin', arrived)
    document.addEventListener('focusout', left)
    document.addEventListener('input', typed)
    // what took focus as it appeared did so before anybody listened
    const first = requestAnimationFrame(() => look(document.activeElement))
    return () => {
      cancelAnimationFrame(first)
      document.removeEventListener('focusin', arrived)
      document.removeEventListener('focusout', left)
      document.removeEventListener('input', typed)
    }
  }, [])
  return focused
}
