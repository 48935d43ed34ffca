import { useEffect } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router'

const scrollToId = (id: string): void => document.getElementById(id)?.scrollIntoView()

export const scrollToContact = (): void => scrollToId('contact')

const settle = (_pathname: string, hash: string, type: NavigationType): void => {
  if (hash) scrollToId(decodeURIComponent(hash.slice(1)))
  else if (type !== NavigationType.Pop) window.scrollTo(0, 0)
}

/** A new page starts at its top, or at the place its address names; going back leaves it to the browser. */
export const useScroll = (): void => {
  const { pathname, hash } = useLocation()
  const type = useNavigationType()
  useEffect(() => settle(pathname, hash, type), [pathname, hash, type])
}

/** For a part that comes after the page it stands on: it may be what the address asks for. */
export const useScrolledTo = (id: string): void => {
  const { hash } = useLocation()
  useEffect(() => {
    if (hash === `#${id}`) scrollToId(id)
  }, [hash, id])
}
