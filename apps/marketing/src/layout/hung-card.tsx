import type { ReactNode } from 'react'

export type HungCardProps = { title: string; icon?: ReactNode; children: ReactNode }

/** A slip with an icon, a title and a sentence or two. */
export function HungCard({ title, icon, children }: HungCardProps) {
  return (
    <article className="hang hang-pad grid h-full content-start gap-2 [&>svg]:mb-1 [&>svg]:size-8 [&>svg]:text-neel-600">
      {icon}
      <h3 className="text-xl">{title}</h3>
      <p className="text-quiet">{children}</p>
    </article>
  )
}
