import { type FocusEvent, useLayoutEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { cssTransition, toast, ToastContainer } from 'react-toastify/unstyled'
import { onModalsChange, topmostModal } from '../modal/open-modals.tsx'

/** Milliseconds a toast stays; it waits while a person is at it. */
const STAYS = 3_000

const hang = cssTransition({ enter: 'animate-hang', exit: 'toast-leaves', collapseDuration: 150 })

/**
 * Where toasts drop from the top line, at the right. One per app. Hover and focus hold them, a drag over 80 % of
 * their width sends them away, Alt+T goes to the newest.
 */
export function ToastRegion({ label }: { label: string }) {
  const [host] = useState(() => document.createElement('div'))

  // beside an open modal everything is inert and below it, so the toasts move in with it
  useLayoutEffect(() => {
    const settle = () => {
      const home = topmostModal() ?? document.body
      if (host.parentElement !== home) home.append(host)
    }
    settle()
    const forget = onModalsChange(settle)
    return () => {
      forget()
      host.remove()
    }
  }, [host])

  return createPortal(
    <div onFocus={() => toast.pause()} onBlur={resumeUnlessWithin}>
      <ToastContainer
        aria-label={label}
        className="toasts"
        toastClassName="toast"
        progressClassName="toast-line"
        position="top-right"
        autoClose={STAYS}
        transition={hang}
        closeButton={false}
        closeOnClick
        pauseOnHover
        draggable
        draggablePercent={80}
        newestOnTop
      />
    </div>,
    host,
  )
}

function resumeUnlessWithin(event: FocusEvent<HTMLElement>) {
  if (!event.currentTarget.contains(event.relatedTarget)) toast.play()
}
