import { type ReactNode, useId, useState } from 'react'
import { Field, type FieldWords } from '../field/field.tsx'
import { BARE, InputBox } from '../field/input-box.tsx'
import { ComboboxPopup } from './combobox-popup.tsx'
import { useOptionKeys } from './use-option-keys.ts'

export type ComboboxOption = { id: string; name: string; detail?: string | undefined }

/** What there is to choose from. A message is a sentence: "Type at least 2 characters". */
export type ComboboxList =
  | { status: 'idle' }
  | { status: 'too-short' | 'loading' | 'none' | 'failed'; message: string }
  | { status: 'results'; options: readonly ComboboxOption[] }

export type ComboboxProps = FieldWords & {
  id?: string | undefined
  name?: string | undefined
  /** What is typed. */
  text: string
  onTextChange: (text: string) => void
  /** The answer to what is typed; asking (and waiting a little before asking) is the owner's. */
  list: ComboboxList
  onPick: (option: ComboboxOption) => void
  icon?: ReactNode
  placeholder?: string | undefined
  disabled?: boolean | undefined
  className?: string | undefined
}

const NONE: readonly ComboboxOption[] = []

/**
 * An input and the list that answers it, joined under it in place: the pattern of the ARIA authoring guide with focus
 * in the input. The owner asks for what is typed and alone writes it; Escape closes the list and nothing around it.
 */
export function Combobox({
  label,
  optional,
  hint,
  problem,
  id,
  name,
  text,
  onTextChange,
  list,
  onPick,
  icon,
  placeholder,
  disabled,
  className,
}: ComboboxProps) {
  const [asked, setAsked] = useState(false)
  const listId = useId()
  const shown = asked && list.status !== 'idle'
  const open = asked && list.status === 'results'
  const options = list.status === 'results' ? list.options : NONE
  const pick = (option: ComboboxOption) => {
    setAsked(false)
    onPick(option)
  }
  const marked = useOptionKeys({ options, open, shown, onOpenChange: setAsked, onPick: pick })
  const askAgain = () => {
    if (text !== '') setAsked(true)
  }

  return (
    <Field label={label} optional={optional} hint={hint} problem={problem} id={id} className={className}>
      {(control) => (
        <div>
          <InputBox start={icon}>
            <input
              {...control}
              type="text"
              role="combobox"
              aria-autocomplete="list"
              aria-expanded={open}
              aria-controls={open ? listId : undefined}
              aria-activedescendant={marked.index === undefined ? undefined : `${listId}-${marked.index}`}
              autoComplete="off"
              spellCheck={false}
              name={name}
              placeholder={placeholder}
              disabled={disabled}
              className={BARE}
              value={text}
              onChange={({ target }) => {
                setAsked(true)
                marked.unmark()
                onTextChange(target.value)
              }}
              onFocus={askAgain}
              onClick={askAgain}
              onBlur={() => setAsked(false)}
              onKeyDown={marked.onKeyDown}
            />
          </InputBox>
          <ComboboxPopup
            id={listId}
            label={label}
            list={shown ? list : { status: 'idle' }}
            text={text}
            marked={marked.index}
            onPick={pick}
          />
        </div>
      )}
    </Field>
  )
}
