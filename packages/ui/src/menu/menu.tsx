import { type FocusEvent, type ReactNode, type ToggleEvent, useId, useRef, useState } from 'react'
import { Anchor } from '../link/link-provider.tsx'

export type MenuItem = { label: ReactNode; icon?: ReactNode; key: string } & (
  | { href: string; onSelect?: (() => void) | undefined }
  | { href?: undefined; onSelect: () => void }
)

export type MenuProps = {
  /** Name of the button: "Account menu, Sunita Deshpande". */
  label: string
  /** What the button shows. */
  trigger: ReactNode
  /** Above the items: whose menu it is. */
  head?: ReactNode
  items: readonly MenuItem[]
  className?: string
}

/**
 * A button and the list of ways on that hangs from it. All behaviour is the browser's own popover: a press on the
 * button opens and closes it, Escape and a press outside close it, Tab walks from the button into the list. It is a
 * list of links and buttons and not `role=menu`, whose keys an application's menu promises and a site's does not.
 */
export function Menu({ label, trigger, head, items, className = '' }: MenuProps) {
  const id = useId()
  const [open, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const list = useRef<HTMLDivElement>(null)

  function toggled(event: ToggleEvent<HTMLDivElement>) {
    const opens = event.newState === 'open'
    setOpen(opens)
    if (!opens || !button.current) return
    const edge = button.current.getBoundingClientRect()
    // the top layer knows no parent: the list is told where its button stands
    event.currentTarget.style.top = `${edge.bottom + 8}px`
    event.currentTarget.style.right = `${Math.max(8, document.documentElement.clientWidth - edge.right)}px`
  }

  /** A list nobody is in hides nothing of the page. */
  function left({ relatedTarget, currentTarget }: FocusEvent) {
    const gone = relatedTarget instanceof Node && !currentTarget.contains(relatedTarget)
    if (gone && relatedTarget !== button.current) close()
  }

  function close() {
    list.current?.hidePopover()
  }

  return (
    <>
      <button
        ref={button}
        type="button"
        popoverTarget={id}
        aria-expanded={open}
        aria-controls={id}
        className={`rounded-full ${className}`}
      >
        {trigger}
        <span className="sr-only">{label}</span>
      </button>
      <div
        ref={list}
        id={id}
        popover="auto"
        onToggle={toggled}
        onBlur={left}
        className="hang hang-pad fixed inset-auto m-0 w-72 max-w-[calc(100vw-1rem)] animate-hang text-ink shadow-sheet"
      >
        {head ? <div className="mb-2 border-b border-rule px-3 pb-3">{head}</div> : null}
        <ul className="grid">
          {items.map((item) => {
            const content = (
              <>
                {item.icon}
                {item.label}
              </>
            )
            const select = () => {
              close()
              item.onSelect?.()
            }
            return (
              <li key={item.key}>
                {item.href === undefined ? (
                  <button type="button" onClick={select} className={ENTRY}>
                    {content}
                  </button>
                ) : (
                  <Anchor href={item.href} onClick={select} className={ENTRY}>
                    {content}
                  </Anchor>
                )}
              </li>
            )
          })}
        </ul>
      </div>
    </>
  )
}

const ENTRY =
  'flex min-h-12 w-full items-center gap-3 rounded-md px-3 text-left font-semibold text-ink hover:bg-neel-100 focus-visible:-outline-offset-3 [&_svg]:size-[1.375em] [&_svg]:text-neel-600'
