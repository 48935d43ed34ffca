import type { ReactNode } from 'react'

export type SectionProps = {
  id?: string
  title: string
  lead?: ReactNode
  /** On a band of its own. */
  wash?: boolean
  /** Off where a part of that name stands inside: two landmarks of one name cannot be told apart. */
  landmark?: boolean
  children: ReactNode
}

/** A part of a page under its own line and heading. */
export function Section({ id, title, lead, wash = false, landmark = true, children }: SectionProps) {
  return (
    <section id={id} aria-label={landmark ? title : undefined} className={wash ? 'bg-wash' : undefined}>
      <div className="wrap section">
        <div className="section-head">
          <h2 className="text-3xl">{title}</h2>
          {lead ? <p>{lead}</p> : null}
        </div>
        {children}
      </div>
    </section>
  )
}
