import { Minus, Plus } from 'lucide-react'
import { type ReactNode, useId } from 'react'

export type AccordionItem = { id: string; title: string; content: ReactNode }
export type AccordionProps = {
  items: readonly AccordionItem[]
  /** Opening one closes the others. */
  single?: boolean
  openAtFirst?: string
  className?: string
}

/** Questions on thin rules. The browser opens and closes them, so they work before any script has come. */
export function Accordion({ items, single = false, openAtFirst, className = '' }: AccordionProps) {
  const group = useId()
  return (
    <div className={className}>
      {items.map(({ id, title, content }) => (
        <details
          key={id}
          open={id === openAtFirst}
          name={single ? group : undefined}
          className="group border-t border-khadi-300 last:border-b"
        >
          <summary className="flex list-none items-center justify-between gap-4 py-4.5 text-lg font-semibold [&::-webkit-details-marker]:hidden">
            {title}
            <Plus aria-hidden className="size-6 shrink-0 group-open:hidden" />
            <Minus aria-hidden className="size-6 shrink-0 not-group-open:hidden" />
          </summary>
          <div className="max-w-176 pb-5 text-quiet">{content}</div>
        </details>
      ))}
    </div>
  )
}
