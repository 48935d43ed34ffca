import { type KeyboardEvent, type ReactNode, useId, useState } from 'react'
import { Field, type FieldWords } from '../field/field.tsx'
import { BARE, InputBox } from '../field/input-box.tsx'
import { ComboboxPopup } from './combobox-popup.tsx'

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
 * An input and the list that answers it, after the ARIA pattern "editable combobox with list autocomplete".
 * Focus stays in the input; arrows move through the list, Enter takes, Escape closes the list and nothing around it.
 * (The library's own costs 46 KB brotli, a quarter of the order path's budget, for what a list in place can do.)
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
  const listId = useId()
  const [open, setOpen] = useState(false)
  const [activeId, setActiveId] = useState<string>()

  const options = list.status === 'results' ? list.options : []
  const shown = open && list.status !== 'idle'
  const active = shown ? options.findIndex((option) => option.id === activeId) : -1

  function close() {
    setOpen(false)
    setActiveId(undefined)
  }

  function pick(option: ComboboxOption) {
    close()
    onPick(option)
  }

  function press(event: KeyboardEvent<HTMLInputElement>) {
    // while an input method composes a syllable its keys are its own
    if (event.nativeEvent.isComposing || event.keyCode === 229) return
    switch (event.key) {
      case 'ArrowDown':
      case 'ArrowUp': {
        event.preventDefault()
        setOpen(true)
        setActiveId(options[wrap(active, event.key === 'ArrowDown' ? 1 : -1, options.length)]?.id)
        break
      }
      case 'Enter': {
        const option = options[active]
        if (!shown) break
        event.preventDefault()
        if (option) pick(option)
        break
      }
      case 'Escape': {
        if (!shown) break
        // the dialog around it reads this as "used"
        event.preventDefault()
        close()
      }
    }
  }

  return (
    <Field label={label} optional={optional} hint={hint} problem={problem} id={id} className={className}>
      {(control) => (
        <div>
          <InputBox start={icon}>
            <input
              {...control}
              name={name}
              type="text"
              role="combobox"
              aria-autocomplete="list"
              aria-expanded={shown && list.status === 'results'}
              aria-controls={listId}
              aria-activedescendant={active < 0 ? undefined : optionId(listId, active)}
              autoComplete="off"
              autoCorrect="off"
              spellCheck={false}
              value={text}
              placeholder={placeholder}
              disabled={disabled}
              onChange={(event) => {
                setOpen(true)
                setActiveId(undefined)
                onTextChange(event.target.value)
              }}
              onFocus={() => setOpen(text !== '')}
              onClick={() => setOpen(true)}
              onBlur={close}
              onKeyDown={press}
              className={BARE}
            />
          </InputBox>
          <ComboboxPopup
            id={listId}
            label={label}
            list={shown ? list : { status: 'idle' }}
            text={text}
            active={active}
            onPick={pick}
          />
        </div>
      )}
    </Field>
  )
}

export const optionId = (listId: string, index: number) => `${listId}-${index}`

/** The next place in a list that has no ends; -1 is the input itself. */
function wrap(now: number, step: 1 | -1, count: number) {
  if (now < 0) return step === 1 ? 0 : count - 1
  return (now + step + count) % count
}
