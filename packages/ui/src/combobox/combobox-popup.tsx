import { CircleAlert } from 'lucide-react'
import { type ReactNode, type SyntheticEvent, useEffect, useRef } from 'react'
import type { ComboboxList, ComboboxOption } from './combobox.tsx'

/** What is joined under the input: the options, or one sentence in their place. */
export function ComboboxPopup({
  id,
  label,
  list,
  text,
  active,
  onPick,
}: {
  id: string
  label: ReactNode
  list: ComboboxList
  text: string
  active: number
  onPick: (option: ComboboxOption) => void
}) {
  const message = 'message' in list ? list.message : undefined
  const open = list.status !== 'idle'
  return (
    <div
      className={
        open
          ? '-mt-3 max-h-80 overflow-auto rounded-b-md border-2 border-t-0 border-neel-700 bg-surface pt-3'
          : undefined
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
      <div
        id={id}
        role="listbox"
        aria-label={typeof label === 'string' ? label : undefined}
        hidden={list.status !== 'results'}
      >
        {list.status === 'results'
          ? list.options.map((option, index) => (
              <Option
                key={option.id}
                id={`${id}-${index}`}
                option={option}
                text={text}
                active={index === active}
                onPick={onPick}
              />
            ))
          : null}
      </div>
    </div>
  )
}

function Option({
  id,
  option,
  text,
  active,
  onPick,
}: {
  id: string
  option: ComboboxOption
  text: string
  active: boolean
  onPick: (option: ComboboxOption) => void
}) {
  const row = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (active) row.current?.scrollIntoView({ block: 'nearest' })
  }, [active])
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- keys and focus are the input's
    <div
      ref={row}
      id={id}
      role="option"
      aria-selected={active}
      onPointerDown={keepFocusInInput}
      onMouseDown={keepFocusInInput}
      onClick={() => onPick(option)}
      className="grid min-h-13 cursor-pointer content-center border-l-[0.3125rem] border-transparent px-4 py-2.5 leading-snug hover:bg-neel-50 aria-selected:border-rekha aria-selected:bg-neel-50"
    >
      <span className="font-medium">
        <Matched name={option.name} text={text} />
      </span>
      {option.detail === undefined ? null : <span className="text-sm text-quiet">{option.detail}</span>}
    </div>
  )
}

const keepFocusInInput = (event: SyntheticEvent) => event.preventDefault()

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
