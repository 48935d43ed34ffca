import type { ComponentProps, MouseEvent } from 'react'
import { createPath, useHref, useLocation, useNavigate } from 'react-router'

type AnchorProps = ComponentProps<'a'>

/** Shared components write `<a href>`; addresses of this app go through the router. */
export const RouterAnchor = ({ href = '', ...rest }: AnchorProps) => {
  const inside = href.startsWith('/') && !href.startsWith('//') && rest.target === undefined
  return inside ? <InsideAnchor href={href} {...rest} /> : <PlainAnchor href={href} {...rest} />
}

const PlainAnchor = ({ children, ...rest }: AnchorProps) => <a {...rest}>{children}</a>

/** A new tab, a new window, a download are the browser's. */
const isPlainClick = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.altKey && !event.ctrlKey && !event.shiftKey

/** The router's own link would bring the file that `SiteRouter` speaks of. */
const InsideAnchor = ({ href = '', onClick, ...rest }: AnchorProps) => {
  const navigate = useNavigate()
  const here = createPath(useLocation())
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (event.defaultPrevented || !isPlainClick(event)) return
    event.preventDefault()
    // the same address once more is no step in the history
    void navigate(href, { replace: href === here })
  }
  return <PlainAnchor href={useHref(href)} onClick={follow} {...rest} />
}
