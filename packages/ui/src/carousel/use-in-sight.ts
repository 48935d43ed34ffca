import { useEffect, useState } from 'react'

/** Whether any of the element can be seen; not before the browser has looked. One that cannot tell shows all. */
export function useInSight(element: Element | null): boolean {
  const [inSight, setInSight] = useState(false)
  useEffect(() => {
    if (!element) return
    if (!('IntersectionObserver' in window)) {
      setInSight(true)
      return
    }
    const observer = new IntersectionObserver((seen) => setInSight(seen.at(-1)?.isIntersecting ?? true))
    observer.observe(element)
    return () => observer.disconnect()
  }, [element])
  return inSight
}
