import { useEffect, useState } from 'react'
import { type TextInput, textInput } from './type-into.ts'

/** A press without a click, such as a long one, is over after this. */
const CLICK_WITHIN_MS = 400

export type Focused = { input: TextInput; value: string }

/**
 * The field that has focus and can be typed into. A press elsewhere takes focus before it ends: the field counts
 * until then, or the keys would go and the page move away under the finger. Keys of one's own make ours give way.
 */
export function useFocusedInput(): Focused | undefined {
  const [focused, setFocused] = useState<Focused>()
  useEffect(() => {
    let pressed = false
    let settling: ReturnType<typeof setTimeout> | undefined
    // somebody types on keys of their own: ours are in the way until the screen is touched again
    let ownKeys = false
    const look = (target: EventTarget | null) => {
      const input = ownKeys ? undefined : textInput(target)
      if (input || !pressed) setFocused(input && { input, value: input.value })
      // once the keys have taken their room
      if (input) requestAnimationFrame(() => input.scrollIntoView({ block: 'center' }))
    }
    const arrived = ({ target }: Event) => look(target)
    const left = () => {
      if (!pressed) setFocused(undefined)
    }
    const typed = ({ target }: Event) => {
      const input = textInput(target)
      if (input) setFocused((now) => (now?.input === input ? { input, value: input.value } : now))
    }
    const keyed = ({ key, target }: KeyboardEvent) => {
      if (!textInput(target) || (key.length !== 1 && key !== 'Backspace')) return
      ownKeys = true
      setFocused(undefined)
    }
    const pressing = ({ target }: Event) => {
      pressed = true
      clearTimeout(settling)
      ownKeys = false
      // the field that is touched may have focus already
      if (target === document.activeElement) look(target)
    }
    const settle = () => {
      pressed = false
      if (!textInput(document.activeElement)) setFocused(undefined)
    }
    const settleAfter = (ms: number) => {
      clearTimeout(settling)
      settling = setTimeout(settle, ms)
    }
    // a finger's click, and the change of focus before it, come only once it has left the screen
    const released = () => settleAfter(CLICK_WITHIN_MS)
    const over = () => settleAfter(0)
    const listeners = [
      ['focusin', arrived],
      ['focusout', left],
      ['input', typed],
      ['pointerdown', pressing],
      ['pointerup', released],
      ['pointercancel', over],
      ['click', over],
    ] as const
    for (const [name, listener] of listeners) document.addEventListener(name, listener, true)
    document.addEventListener('keydown', keyed, true)
    // what took focus as it appeared did so before anybody listened
    const first = requestAnimationFrame(() => look(document.activeElement))
    return () => {
      cancelAnimationFrame(first)
      clearTimeout(settling)
      for (const [name, listener] of listeners) document.removeEventListener(name, listener, true)
      document.removeEventListener('keydown', keyed, true)
    }
  }, [])
  return focused
}
