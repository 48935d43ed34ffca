import { useCombobox, type UseComboboxState, type UseComboboxStateChangeOptions } from 'downshift'
import { type KeyboardEvent, type SyntheticEvent, useState } from 'react'
import type { ComboboxList, ComboboxOption } from './combobox.tsx'
import { patientWindow } from './patient-window.ts'

type Mark = { answer: string; index: number }

const environment = patientWindow()

const NONE: readonly ComboboxOption[] = []

const { InputBlur, InputKeyDownEnter, ItemMouseMove, MenuMouseLeave } = useCombobox.stateChangeTypes

/** Where our list differs from Downshift's: it never closes by a press, and takes only what was asked for. */
const step = (
  state: UseComboboxState<ComboboxOption>,
  { type, changes }: UseComboboxStateChangeOptions<ComboboxOption>,
) => {
  switch (type) {
    case InputBlur:
      return { ...state, isOpen: false, highlightedIndex: -1 }
    case InputKeyDownEnter:
      return state.highlightedIndex < 0 ? state : changes
    // a list that appears under a resting pointer must not mark what Enter takes
    case ItemMouseMove:
    case MenuMouseLeave:
      return state
    default:
      return changes
  }
}

/**
 * Downshift's combobox for a list that its owner fetches: the owner alone writes the text, and a mark belongs to one
 * answer, so that it never passes to an option of the next answer that came to stand in its place.
 */
export function useOptionList({
  text,
  list,
  onPick,
}: {
  text: string
  list: ComboboxList
  onPick: (option: ComboboxOption) => void
}) {
  const options = list.status === 'results' ? list.options : NONE
  const answer = options.map(({ id }) => id).join('\n')
  const [mark, setMark] = useState<Mark>()
  const { isOpen, openMenu, highlightedIndex, getInputProps, getMenuProps, getItemProps } = useCombobox({
    items: [...options],
    itemToKey: (option) => option?.id,
    itemToString: (option) => option?.name ?? '',
    inputValue: text,
    // a choice is handed over and not kept
    selectedItem: null,
    highlightedIndex: mark?.answer === answer ? mark.index : -1,
    stateReducer: step,
    ...(environment && { environment }),
    // the dialog around the list has to scroll too, not the list alone
    scrollIntoView: (option) => option.scrollIntoView({ block: 'nearest' }),
    onHighlightedIndexChange: ({ highlightedIndex: index }) => setMark({ answer, index }),
    onSelectedItemChange: ({ selectedItem }) => {
      if (selectedItem) onPick(selectedItem)
    },
  })
  const shown = isOpen && list.status !== 'idle'
  const open = isOpen && list.status === 'results'

  /** All other keys stay with what is typed, Home and End among them. */
  const isForList = ({ key, keyCode, nativeEvent }: KeyboardEvent) => {
    // while an input method composes a syllable its keys are its own
    if (nativeEvent.isComposing || keyCode === 229) return false
    if (key === 'ArrowDown' || key === 'ArrowUp') return options.length > 0
    return shown && (key === 'Enter' || key === 'Escape')
  }
  const leaveToInput = ({ nativeEvent }: SyntheticEvent) =>
    Object.assign(nativeEvent, { preventDownshiftDefault: true })
  const leaveKey = (event: KeyboardEvent) => {
    if (!isForList(event)) leaveToInput(event)
  }
  /** What is empty has no list: nothing is drawn for a press into it. */
  const openTyped = (event: SyntheticEvent) => {
    leaveToInput(event)
    if (text !== '' && !isOpen) openMenu()
  }

  return {
    shown,
    open,
    highlightedIndex,
    openTyped,
    leaveKey,
    getInputProps,
    getMenuProps,
    getItemProps,
  }
}
