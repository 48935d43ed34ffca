import { type ReactNode, useId } from 'react'

/** One subject of the page, under its own heading. */
export const PrivacyPart = ({ title, children }: { title: string; children: ReactNode }) => {
  const id = useId()
  return (
    <section aria-labelledby={id} className="grid gap-4">
      <h3 id={id} className="text-xl">
        {title}
      </h3>
      {children}
    </section>
  )
}
