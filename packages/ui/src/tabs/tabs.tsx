import { Tabs as Base } from '@base-ui/react/tabs'
import type { ReactNode } from 'react'

export type TabItem<V extends string> = { value: V; label: ReactNode; icon?: ReactNode; content: ReactNode }

export type TabsProps<V extends string> = {
  /** What the tabs choose between: "Order type". */
  label: string
  items: readonly TabItem<V>[]
  value: V
  onValueChange: (value: V) => void
  className?: string
}

/** Tabs hang below a pale line; the chosen stretch of it is bold. Arrow keys, Home and End choose. */
export function Tabs<V extends string>({ label, items, value, onValueChange, className = '' }: TabsProps<V>) {
  return (
    <Base.Root value={value} onValueChange={(chosen: V) => onValueChange(chosen)} className={className}>
      <Base.List aria-label={label} activateOnFocus className="tab-line">
        {items.map((item) => (
          <Base.Tab key={item.value} value={item.value} className="tab">
            {item.icon}
            {item.label}
          </Base.Tab>
        ))}
      </Base.List>
      {items.map((item) => (
        <Base.Panel key={item.value} value={item.value} className="pt-4">
          {item.content}
        </Base.Panel>
      ))}
    </Base.Root>
  )
}
