import { Activity, type ReactNode, useState } from 'react'

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
  if (!open && !ready) return null
  return (
    <Activity key={now.closings} mode={open ? 'visible' : 'hidden'}>
      {children}
    </Activity>
  )
}
