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
    if (dialog) layOut(dialog)
    else if (place.isConnected) layOutAtIdle(place)
  })

/**
 * Lays out once what React keeps hidden, and unseen. The browser remembers the words in the sizes and weights of the
 * dialog; the first time takes a slow phone longer than all that React does at the tap.
 */
const layOut = (dialog: HTMLElement): void => {
  const { style } = dialog
  const hidden = style.cssText
  // one that is open has nothing to hide
  if (!hidden) return
  style.cssText = 'visibility: hidden; display: flex !important'
  dialog.getBoundingClientRect()
  style.cssText = hidden
}
