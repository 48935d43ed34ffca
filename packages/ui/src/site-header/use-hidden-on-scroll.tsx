import { useEffect, useState } from 'react'

/** Pixels from the top within which a header is always there. */
const NEAR_TOP = 50

/**
 * Whether a header should be out of sight: it goes when the page is scrolled down past 50 px and comes back when it
 * is scrolled up or is near the top. Rubber-banding beyond either end is not scrolling.
 */
export function useHiddenOnScroll() {
  const [hidden, setHidden] = useState(false)
  useEffect(() => {
    let last = 0
    // asked any sooner, the browser lays out at once what has just been drawn
    const frame = requestAnimationFrame(() => {
      last = within(window.scrollY)
    })
    const scrolled = () => {
      const now = within(window.scrollY)
      if (now === last) return
      setHidden(now > NEAR_TOP && now > last)
      last = now
    }
    window.addEventListener('scroll', scrolled, { passive: true })
    return () => {
      cancelAnimationFrame(frame)
      window.removeEventListener('scroll', scrolled)
    }
  }, [])
  return hidden
}

function within(y: number) {
  const page = document.documentElement
  return Math.max(0, Math.min(y, Math.max(0, page.scrollHeight - window.innerHeight)))
}
