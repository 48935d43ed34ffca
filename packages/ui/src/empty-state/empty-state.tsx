import type { ComponentProps, ReactNode } from 'react'

export type EmptyStateProps = Omit<ComponentProps<'section'>, 'title'> & {
  title: string
  /** 2 inside a page, 1 where it is the page. */
  level?: 1 | 2
  /** One line drawing, 240 px wide. */
  art?: ReactNode
  /** One sentence. */
  children?: ReactNode
  /** The one thing to do. */
  action?: ReactNode
}

/** Nothing here, and what to do about it. */
export function EmptyState({
  title,
  level = 2,
  art,
  children,
  action,
  className = '',
  ...rest
}: EmptyStateProps) {
  const Title = level === 1 ? 'h1' : 'h2'
  return (
    <section {...rest} className={`grid content-start justify-items-center gap-2 text-center ${className}`}>
      {art ? (
        <div aria-hidden className="w-60 max-w-full [&>svg]:w-full">
          {art}
        </div>
      ) : null}
      <Title className="mt-2 text-xl">{title}</Title>
      {children ? <div className="max-w-88 text-balance text-quiet">{children}</div> : null}
      {action ? <div className="mt-3">{action}</div> : null}
    </section>
  )
}
