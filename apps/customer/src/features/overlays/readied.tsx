import { Activity, type ReactNode, useDeferredValue, useLayoutEffect, useRef, useState } from 'react'
import { whenIdle } from '@dawadoot/ordering/shell/when-idle'
import type { LaidOut } from './lay-out-ahead.ts'

type ReadiedProps = {
  open: boolean
  /** Its code is here, and it may be asked for: it is drawn out of sight while nothing else is to do. */
  ready: boolean
  children: ReactNode
}

/**
 * What lies over the page and has to be there at a tap, on a cheap phone too. It is fresh every time it opens. One that
 * is laid out is seen first, and then React goes through it and runs its effects.
 */
export const Readied = ({ open, ready, children }: ReadiedProps) => {
  const [now, setNow] = useState({ open, closings: 0 })
  const [laidOut, setLaidOut] = useState<LaidOut>()
  if (now.open !== open) {
    setNow({ open, closings: now.closings + (open ? 0 : 1) })
    if (!open) setLaidOut(undefined)
  }
  const seen = useDeferredValue(open)
  const place = useRef<HTMLDivElement>(null)
  const drawn = open || ready
  useLayoutEffect(
    () => (drawn && !open && place.current ? layOutAtIdle(place.current, setLaidOut) : undefined),
    [drawn, open],
  )
  useLayoutEffect(() => (open ? laidOut?.open() : undefined), [open, laidOut])
  if (!drawn) return null
  return (
    <div ref={place} className="contents">
      <Activity key={now.closings} mode={open && (seen || !laidOut) ? 'visible' : 'hidden'}>
        {children}
      </Activity>
    </div>
  )
}

/** What is hidden is drawn later than what is in sight: looked for until it is there. */
const layOutAtIdle = (place: HTMLElement, onLaidOut: (laidOut: LaidOut) => void): (() => void) => {
  let laidOut: LaidOut | undefined
  let ended = false
  const look = () =>
    whenIdle(() => {
      if (ended) return
      const dialog = place.querySelector('dialog')
      if (!dialog) return look()
      loadLayOutAhead().then(
        (layOutAhead) => {
          if (ended) return
          laidOut = layOutAhead(dialog)
          onLaidOut(laidOut)
        },
        // without it the tap takes longer, and nothing else
        () => {},
      )
    })
  look()
  return () => {
    ended = true
    laidOut?.end()
  }
}

/** Its code is in a file that every dialog brings. */
const loadLayOutAhead = () => import('./lay-out-ahead.ts').then((door) => door.layOutAhead)
