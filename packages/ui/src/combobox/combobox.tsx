import type { ReactNode } from 'react'
import { type Control, Field, type FieldWords } from '../field/field.tsx'
import { BARE, InputBox } from '../field/input-box.tsx'
import { ComboboxPopup } from './combobox-popup.tsx'
import { useOptionList } from './use-option-list.ts'

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

/**
 * An input and the list that answers it, joined under it in place; the keys and the roles are Downshift's. The owner
 * asks for what is typed and alone writes it; Escape closes the list and nothing around it.
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
  const { shown, open, highlightedIndex, openTyped, leaveKey, getInputProps, getMenuProps, getItemProps } =
    useOptionList({ text, list, onPick })
  const input = (control: Control) =>
    getInputProps({
      ...control,
      // the field's label names it
      'aria-labelledby': undefined,
      'aria-expanded': open,
      ...(!open && { 'aria-controls': undefined }),
      ...(highlightedIndex < 0 && { 'aria-activedescendant': undefined }),
      disabled,
      onChange: ({ currentTarget }) => onTextChange(currentTarget.value),
      onFocus: openTyped,
      onClick: openTyped,
      onKeyDown: leaveKey,
    })

  return (
    <Field label={label} optional={optional} hint={hint} problem={problem} id={id} className={className}>
      {(control) => (
        <div>
          <InputBox start={icon}>
            <input
              {...input(control)}
              type="text"
              spellCheck={false}
              name={name}
              placeholder={placeholder}
              className={BARE}
            />
          </InputBox>
          <ComboboxPopup
            label={label}
            list={shown ? list : { status: 'idle' }}
            text={text}
            marked={highlightedIndex}
            getMenuProps={getMenuProps}
            getItemProps={getItemProps}
          />
        </div>
      )}
    </Field>
  )
}
