import { Activity, type ReactNode, useEffect, useRef, useState } from 'react'
import { whenIdle } from '../../when-idle.ts'

type ReadiedProps = {
  open: boolean
  /** Its code is here, and it may be asked for: it is drawn out of sight while nothing else is to do. */
  ready: boolean
  children: ReactNode
}

/** What lies over the page and has to be there at a tap, on a cheap phone too. It is fresh every time it opens. */
export const Readied = ({ open, ready, children }: ReadiedProps) => {
  const [now, setNow] = useState({ open, closings: 0 })
  if (now.open !== open) setNow({ open, closings: now.closings + (open ? 0 : 1) })
  const place = useRef<HTMLDivElement>(null)
  const drawn = open || ready
  useEffect(() => {
    if (drawn && place.current) layOutAtIdle(place.current)
  }, [drawn])
  if (!drawn) return null
  return (
    <div ref={place} className="contents">
      <Activity key={now.closings} mode={open ? 'visible' : 'hidden'}>
        {children}
      </Activity>
    </div>
  )
}

/** What is hidden is drawn later than what is in sight: looked for until it is there. */
const layOutAtIdle = (place: HTMLElement): void =>
  whenIdle(() => {
    const dialog = place.querySelector('dialog')
    if (dialog) layOutAhead(dialog)
    else if (place.isConnected) layOutAtIdle(place)
  })

/** Its code is in a file that every dialog brings. Without it the tap takes longer, and nothing else. */
const layOutAhead = (dialog: HTMLElement): void =>
  void import('./lay-out-ahead.ts').then(
    (door) => door.layOutAhead(dialog),
    () => {},
  )
