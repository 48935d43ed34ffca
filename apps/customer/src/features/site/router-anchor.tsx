import type { ComponentProps } from 'react'
import { Link } from 'react-router'

/** Shared components write `<a href>`; addresses of this app go through the router. */
export const RouterAnchor = ({ href = '', children, ...rest }: ComponentProps<'a'>) => {
  const inside = href.startsWith('/') && !href.startsWith('//') && rest.target === undefined
  if (inside)
    return (
      <Link to={href} {...rest}>
        {children}
      </Link>
    )
  return (
    <a href={href} {...rest}>
      {children}
    </a>
  )
}
