import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import type { ComboboxList, ComboboxOption } from './combobox.tsx'

/** What is joined under the input: the options, or one sentence in their place. */
export function ComboboxPopup({
  id,
  label,
  list,
  text,
  marked,
  onPick,
}: {
  /** The list's; an option's is this with its place in the list. */
  id: string
  label: ReactNode
  list: ComboboxList
  text: string
  marked: number | undefined
  onPick: (option: ComboboxOption) => void
}) {
  const message = 'message' in list ? list.message : undefined
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- only keeps focus in the input, scroll bar included
    <div
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
        <div role="listbox" id={id} aria-label={typeof label === 'string' ? label : undefined}>
          {list.options.map((option, index) => (
            <Option
              key={option.id}
              id={`${id}-${index}`}
              option={option}
              text={text}
              marked={index === marked}
              onPick={onPick}
            />
          ))}
        </div>
      ) : null}
    </div>
  )
}

const show = (option: HTMLElement | null) => option?.scrollIntoView({ block: 'nearest' })

const Option = ({
  id,
  option,
  text,
  marked,
  onPick,
}: {
  id: string
  option: ComboboxOption
  text: string
  marked: boolean
  onPick: (option: ComboboxOption) => void
}) => (
  // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- focus and keys stay with the input
  <div
    role="option"
    id={id}
    // for screen readers the marked option is the one that Enter takes
    aria-selected={marked}
    ref={marked ? show : undefined}
    onClick={() => onPick(option)}
    className={`grid min-h-13 cursor-pointer content-center border-l-[0.3125rem] px-4 py-2.5 leading-snug ${marked ? 'border-rekha bg-neel-50' : 'border-transparent hover:bg-neel-50'}`}
  >
    <span className="font-medium">
      <Matched name={option.name} text={text} />
    </span>
    {option.detail === undefined ? null : <span className="text-sm text-quiet">{option.detail}</span>}
  </div>
)

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
