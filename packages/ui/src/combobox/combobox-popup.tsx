import type { UseComboboxPropGetters } from 'downshift'
import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import type { ComboboxList, ComboboxOption } from './combobox.tsx'

type Getters = UseComboboxPropGetters<ComboboxOption>

/** What is joined under the input: the options, or one sentence in their place. */
export function ComboboxPopup({
  label,
  list,
  text,
  marked,
  getMenuProps,
  getItemProps,
}: {
  label: ReactNode
  list: ComboboxList
  text: string
  /** The place of the option that Enter takes; -1 where there is none. */
  marked: number
  getMenuProps: Getters['getMenuProps']
  getItemProps: Getters['getItemProps']
}) {
  const { ref, ...menu } = getMenuProps({
    'aria-label': typeof label === 'string' ? label : undefined,
    'aria-labelledby': undefined,
  })
  const message = 'message' in list ? list.message : undefined
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- only keeps focus in the input, scroll bar included
    <div
      // all of it counts as the list: a press on its scroll bar or its sentence does not leave it
      ref={ref}
      onMouseDown={(event) => event.preventDefault()}
      className={
        list.status === 'idle'
          ? undefined
          : '-mt-3 max-h-80 overflow-auto rounded-b-md border-2 border-t-0 border-neel-700 bg-surface pt-3'
      }
    >
      {/* always there, so that what appears in it is announced */}
      <p
        role="status"
        className={
          message === undefined
            ? 'sr-only'
            : `flex min-h-13 items-center gap-2 px-4 py-2.5 text-sm ${list.status === 'failed' ? 'text-sindoor-700' : 'text-quiet'}`
        }
      >
        {list.status === 'failed' ? <CircleAlert aria-hidden className="size-[1.375em] shrink-0" /> : null}
        {message}
      </p>
      {list.status === 'results' ? (
        <div {...menu}>
          {list.options.map((option, index) => (
            <div
              key={option.id}
              {...getItemProps({ item: option, index })}
              className={`grid min-h-13 cursor-pointer content-center border-l-[0.3125rem] px-4 py-2.5 leading-snug ${index === marked ? 'border-rekha bg-neel-50' : 'border-transparent hover:bg-neel-50'}`}
            >
              <span className="font-medium">
                <Matched name={option.name} text={text} />
              </span>
              {option.detail === undefined ? null : (
                <span className="text-sm text-quiet">{option.detail}</span>
              )}
            </div>
          ))}
        </div>
      ) : null}
    </div>
  )
}

/** The name with what was typed in bold. Typed text is text: it is looked for as it is, never as a pattern. */
function Matched({ name, text }: { name: string; text: string }) {
  const typed = text.trim()
  const at = typed === '' ? -1 : name.toLocaleLowerCase('en-IN').indexOf(typed.toLocaleLowerCase('en-IN'))
  if (at < 0) return name
  return (
    <>
      {name.slice(0, at)}
      <mark className="bg-transparent font-[750] text-inherit">{name.slice(at, at + typed.length)}</mark>
      {name.slice(at + typed.length)}
    </>
  )
}
