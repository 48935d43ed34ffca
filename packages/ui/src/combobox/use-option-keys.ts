import { type KeyboardEvent, useState } from 'react'
import type { ComboboxOption } from './combobox.tsx'

type Marked = { answer: string; index: number }

/**
 * Which option the arrows have marked, and what the keys do with it. A mark belongs to one answer: it never passes to
 * an option of the next answer that came to stand in its place.
 *
 * The first arrow opens a closed list at its nearer end; from the ends the arrows go round. Home and End stay with
 * what is typed.
 */
export function useOptionKeys({
  options,
  open,
  shown,
  onOpenChange,
  onPick,
}: {
  options: readonly ComboboxOption[]
  /** The options are on screen. */
  open: boolean
  /** Something is: the options, or a sentence in their place. */
  shown: boolean
  onOpenChange: (open: boolean) => void
  onPick: (option: ComboboxOption) => void
}) {
  const [mark, setMark] = useState<Marked>()
  const answer = options.map(({ id }) => id).join('\n')
  const index = open && mark?.answer === answer ? mark.index : undefined

  const step = (by: 1 | -1) => {
    onOpenChange(true)
    const from = index ?? (by === 1 ? -1 : 0)
    setMark({ answer, index: (from + by + options.length) % options.length })
  }
  const unmark = () => setMark(undefined)
  const onKeyDown = (event: KeyboardEvent) => {
    // while an input method composes a syllable its keys are its own
    if (event.nativeEvent.isComposing || event.keyCode === 229) return
    const arrow = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : undefined
    if (arrow && options.length > 0) {
      event.preventDefault()
      step(arrow)
    }
    // nothing around an open list may use these: no form is sent, no dialog closed
    if (shown && (event.key === 'Enter' || event.key === 'Escape')) event.preventDefault()
    const option = index === undefined ? undefined : options[index]
    if (event.key === 'Enter' && option) onPick(option)
    if (event.key === 'Escape') onOpenChange(false)
  }
  return { index, unmark, onKeyDown }
}
