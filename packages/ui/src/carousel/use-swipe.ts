import { type PointerEvent, useEffect, useRef } from 'react'
import type { UseEmblaCarouselType } from 'embla-carousel-react'

type Drag = { from: number; x: number; y: number; to: number | undefined }

/**
 * Says when a drag turns the page: `threshold` pixels or more, and more sideways than down. Embla moves the slides
 * under the finger, but judges by speed; its own answer is replaced by this one.
 */
export function useSwipe(embla: UseEmblaCarouselType[1], threshold: number, loop: boolean) {
  const drag = useRef<Drag>(undefined)

  useEffect(() => {
    if (!embla) return
    const settle = () => {
      if (drag.current) embla.scrollTo(drag.current.to ?? drag.current.from)
    }
    embla.on('pointerUp', settle)
    return () => {
      embla.off('pointerUp', settle)
    }
  }, [embla])

  return {
    down: ({ clientX, clientY, isPrimary }: PointerEvent) => {
      if (!embla || !isPrimary) return
      drag.current = { from: embla.selectedScrollSnap(), x: clientX, y: clientY, to: undefined }
    },
    up: ({ clientX, clientY, isPrimary }: PointerEvent) => {
      if (!embla || !isPrimary || !drag.current) return
      const { from, x, y } = drag.current
      const across = clientX - x
      if (Math.abs(across) < threshold || Math.abs(across) <= Math.abs(clientY - y)) return
      const last = embla.scrollSnapList().length - 1
      const next = from - Math.sign(across)
      drag.current.to = loop ? (next + last + 1) % (last + 1) : Math.min(last, Math.max(0, next))
      embla.scrollTo(drag.current.to)
    },
  }
}
