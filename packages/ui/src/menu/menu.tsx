import { type KeyboardEvent, type ReactNode, type ToggleEvent, useId, useRef, useState } from 'react'
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
 * A button and the list that hangs from it. The browser's own popover closes it on Escape and on a press outside,
 * and a press on the button closes what it opened; we add the arrow keys.
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
    entries(event.currentTarget)[0]?.focus()
  }

  function walk(event: KeyboardEvent<HTMLDivElement>) {
    const all = entries(event.currentTarget)
    const now = all.findIndex((entry) => entry === document.activeElement)
    const to = { ArrowDown: now + 1, ArrowUp: now - 1 + all.length, Home: 0, End: all.length - 1 }[event.key]
    if (event.key === 'Tab') close()
    if (to === undefined) return
    event.preventDefault()
    all[to % all.length]?.focus()
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
        aria-haspopup="menu"
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
        className="hang hang-pad fixed inset-auto m-0 w-72 max-w-[calc(100vw-1rem)] animate-hang text-ink shadow-sheet"
      >
        {head ? <div className="mb-2 border-b border-rule px-3 pb-3">{head}</div> : null}
        <div role="menu" aria-label={label} tabIndex={-1} onKeyDown={walk} className="grid">
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
            return item.href === undefined ? (
              <button
                key={item.key}
                type="button"
                role="menuitem"
                tabIndex={-1}
                onClick={select}
                className={ENTRY}
              >
                {content}
              </button>
            ) : (
              <Anchor
                key={item.key}
                href={item.href}
                role="menuitem"
                tabIndex={-1}
                onClick={select}
                className={ENTRY}
              >
                {content}
              </Anchor>
            )
          })}
        </div>
      </div>
    </>
  )
}

const ENTRY =
  'flex min-h-12 w-full items-center gap-3 rounded-md px-3 text-left font-semibold text-ink hover:bg-neel-100 focus-visible:-outline-offset-3 [&_svg]:size-[1.375em] [&_svg]:text-neel-600'

const entries = (within: HTMLElement) => [...within.querySelectorAll<HTMLElement>('[role=menuitem]')]
