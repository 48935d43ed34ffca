import { useEffect, useState } from 'react'

/** Whether any of the element can be seen. Browsers that cannot tell are taken to show it. */
export function useInSight(element: Element | undefined): boolean {
  const [inSight, setInSight] = useState(true)
  useEffect(() => {
    if (!element || !('IntersectionObserver' in window)) return
    const observer = new IntersectionObserver((seen) => setInSight(seen.at(-1)?.isIntersecting ?? true))
    observer.observe(element)
    return () => observer.disconnect()
  }, [element])
  return inSight
}
