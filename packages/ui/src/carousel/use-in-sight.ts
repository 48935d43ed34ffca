import { type RefObject, useEffect, useState } from 'react'

const canTell = 'IntersectionObserver' in globalThis

/** Whether any of the element can be seen; not before the browser has looked. One that cannot tell shows all. */
export function useInSight(ref: RefObject<Element | null>): boolean {
  const [inSight, setInSight] = useState(!canTell)
  useEffect(() => {
    if (!ref.current || !canTell) return
    const observer = new IntersectionObserver((seen) => setInSight(seen.at(-1)?.isIntersecting ?? true))
    observer.observe(ref.current)
    return () => observer.disconnect()
  }, [ref])
  return inSight
}
