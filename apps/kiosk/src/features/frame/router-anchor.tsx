import type { ComponentProps } from 'react'
import { Link } from 'react-router'

/** Every link of the kiosk stays in the kiosk: addresses go through the router, anything else is only text. */
export const RouterAnchor = ({ href = '', children, ...rest }: ComponentProps<'a'>) =>
  href.startsWith('/') && !href.startsWith('//') ? (
    <Link to={href} replace {...rest}>
      {children}
    </Link>
  ) : (
    <span className={rest.className}>{children}</span>
  )
