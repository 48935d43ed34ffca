import { useLayoutEffect, useState } from 'react'
import type { ComboboxList, ComboboxOption } from './combobox.tsx'

const NONE: readonly ComboboxOption[] = []

/**
 * The options there are. Between one answer and the next there is, unseen, none: so the highlight, which the library
 * keeps by place, cannot pass from an option of the last answer to another one that came to stand there.
 */
export function useFreshOptions(list: ComboboxList): readonly ComboboxOption[] {
  const options = list.status === 'results' ? list.options : NONE
  const answer = options.map((option) => option.id).join('\n')
  const [settled, setSettled] = useState(answer)
  // oxlint-disable-next-line react/set-state-in-effect -- the library must have committed the empty list in between
  useLayoutEffect(() => setSettled(answer), [answer])
  return settled === answer ? options : NONE
}
