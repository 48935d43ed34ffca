import { Combobox as Base } from '@base-ui/react/combobox'
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { Field, type FieldWords } from '../field/field.tsx'
import { BARE, InputBox } from '../field/input-box.tsx'
import { ComboboxPopup } from './combobox-popup.tsx'
import { useFreshOptions } from './use-fresh-options.ts'
import { useHydrated } from './use-hydrated.ts'

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
 * An input and the list that answers it, joined under it in place. Keys, highlight and roles are Base UI's; ours are
 * the sentences and what is typed. Focus stays in the input; Escape closes the list and nothing around it.
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
  const hydrated = useHydrated()
  const options = useFreshOptions(list)
  const shown = asked && list.status !== 'idle'
  const open = asked && list.status === 'results'
  const actions = useRef<Base.Root.Actions>(null)
  useLayoutEffect(() => {
    // the library waits for a popup to fold away, and a list in place is gone at once
    if (!open) actions.current?.unmount()
  }, [open])

  return (
    <Field label={label} optional={optional} hint={hint} problem={problem} id={id} className={className}>
      {(control) => {
        const input = { ...control, name, placeholder, disabled, type: 'text', className: BARE } as const
        // the library's root writes an inline style into HTML, which a strict content policy refuses
        if (!hydrated)
          return (
            <InputBox start={icon}>
              <input {...input} autoComplete="off" value={text} readOnly />
            </InputBox>
          )
        return (
          <div>
            <Base.Root<ComboboxOption>
              items={options}
              filter={null}
              itemToStringLabel={(option) => option.name}
              isItemEqualToValue={(one, other) => one.id === other.id}
              actionsRef={actions}
              open={open}
              onOpenChange={setAsked}
              inputValue={text}
              onInputValueChange={(typed, { reason }) => {
                // the library also writes for an option taken or a list closed: here the owner does
                if (reason !== 'input-change') return
                setAsked(true)
                onTextChange(typed)
              }}
              value={null}
              onValueChange={(option) => {
                if (option) onPick(option)
              }}
            >
              <InputBox start={icon}>
                {/* the library's own way out has an English name; here the list goes when focus does */}
                <div className="contents [&>[role=button]]:hidden">
                  <Base.Input
                    {...input}
                    onFocus={() => {
                      if (text !== '') setAsked(true)
                    }}
                    onBlur={() => setAsked(false)}
                    onKeyDown={(event) => {
                      // while an input method composes a syllable its keys are its own
                      if (event.nativeEvent.isComposing || event.keyCode === 229)
                        return event.preventBaseUIHandler()
                      // nothing around an open list may use these: no form is sent, no dialog closed
                      if (shown && (event.key === 'Enter' || event.key === 'Escape')) event.preventDefault()
                      if (event.key === 'Escape') setAsked(false)
                    }}
                  />
                </div>
              </InputBox>
              <ComboboxPopup label={label} list={shown ? list : { status: 'idle' }} text={text} />
            </Base.Root>
          </div>
        )
      }}
    </Field>
  )
}
