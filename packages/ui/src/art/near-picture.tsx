import { useCallback, useState } from 'react'
import { Picture, type PictureProps } from './picture.tsx'

/** In shares of the window's height. Browsers begin a lazy image one and a half to three windows ahead. */
const NEAR = '50% 0px'

/** Acts when the element has come near; for a browser that cannot tell it is near. Gives back what ends the watch. */
const whenNear = (place: Element, act: () => void): (() => void) => {
  if (!('IntersectionObserver' in globalThis)) {
    act()
    return () => {}
  }
  const observer = new IntersectionObserver(
    (seen) => {
      if (seen.some(({ isIntersecting }) => isIntersecting)) act()
    },
    { rootMargin: NEAR },
  )
  observer.observe(place)
  return () => observer.disconnect()
}

/**
 * A picture that is begun half a window away, for below a first view: a browser makes a page of its own of a drawing,
 * which a phone that is still waking up has no time for. Until then its place is kept.
 */
export const NearPicture = (picture: PictureProps) => {
  const [near, setNear] = useState(false)
  const watch = useCallback(
    (place: Element | null) => (place ? whenNear(place, () => setNear(true)) : undefined),
    [],
  )
  const { width, height, className } = picture
  if (near) return <Picture {...picture} />
  return <svg ref={watch} viewBox={`0 0 ${width} ${height}`} className={className} aria-hidden="true" />
}
