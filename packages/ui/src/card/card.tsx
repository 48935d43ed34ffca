import type { ComponentProps } from 'react'

export type CardProps = ComponentProps<'section'> & {
  as?: 'section' | 'article' | 'aside'
}

/** A slip that hangs from its line. */
export function Card({ as: Tag = 'section', className = '', ...rest }: CardProps) {
  return <Tag {...rest} className={`hang hang-pad ${className}`} />
}
