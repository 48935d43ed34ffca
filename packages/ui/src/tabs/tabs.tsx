import { type KeyboardEvent, type ReactNode, useId } from 'react'

export type TabItem<V extends string> = { value: V; label: ReactNode; icon?: ReactNode; content: ReactNode }

export type TabsProps<V extends string> = {
  /** What the tabs choose between: "Order type". */
  label: string
  items: readonly TabItem<V>[]
  value: V
  onValueChange: (value: V) => void
  className?: string
}

/** The place a key leads to; from the ends the arrows go round. */
const placeOf = (key: string, from: number, count: number): number | undefined => {
  if (key === 'ArrowRight') return (from + 1) % count
  if (key === 'ArrowLeft') return (from - 1 + count) % count
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : undefined
}

/**
 * Tabs hang below a pale line; the chosen stretch of it is bold. Arrow keys, Home and End choose, as in the ARIA
 * authoring guide's tabs with automatic activation. Only the chosen one's content is there.
 */
export function Tabs<V extends string>({ label, items, value, onValueChange, className = '' }: TabsProps<V>) {
  const id = useId()
  const chosen = items.findIndex((item) => item.value === value)
  const choose = (event: KeyboardEvent<HTMLElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return
    const place = placeOf(event.key, chosen, items.length)
    const item = place === undefined ? undefined : items[place]
    if (!item) return
    event.preventDefault()
    document.getElementById(`${id}-${item.value}`)?.focus()
    onValueChange(item.value)
  }
  return (
    <div className={className}>
      {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- the chosen tab has the focus */}
      <div role="tablist" aria-label={label} onKeyDown={choose} className="tab-line">
        {items.map((item) => (
          <button
            key={item.value}
            type="button"
            role="tab"
            id={`${id}-${item.value}`}
            aria-selected={item.value === value}
            aria-controls={item.value === value ? `${id}-panel` : undefined}
            tabIndex={item.value === value ? 0 : -1}
            onClick={() => onValueChange(item.value)}
            className="tab"
          >
            {item.icon}
            {item.label}
          </button>
        ))}
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the guide's: a panel can be reached by Tab */}
      <div
        key={value}
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-${value}`}
        tabIndex={0}
        className="pt-4"
      >
        {items[chosen]?.content}
      </div>
    </div>
  )
}
