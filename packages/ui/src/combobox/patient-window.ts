import type { Environment } from 'downshift'
import { startTransition } from 'react'

/** In ms: longer than a browser takes from the finger's leaving to the click, which closes the list where it comes. */
const CLICK_COMES_IN = 100

const listeners = new WeakMap<object, EventListener>()

/** The one that a listener is known by to the window. */
const patient = (listener: EventListenerOrEventListenerObject): EventListener => {
  const known = listeners.get(listener)
  if (known) return known
  const made: EventListener = (event) => {
    const hear = () =>
      startTransition(() => {
        if ('handleEvent' in listener) listener.handleEvent(event)
        else listener(event)
      })
    if (event.type === 'touchend') setTimeout(hear, CLICK_COMES_IN)
    else hear()
  }
  listeners.set(listener, made)
  return made
}

/**
 * The window as Downshift listens to it: a press beside the list closes it, and what was pressed is answered before the
 * list goes. As part of the press it would lay the page out anew before the browser looks where the finger was.
 */
export const patientWindow = (): Environment | undefined =>
  typeof window === 'undefined'
    ? undefined
    : {
        document,
        Node,
        addEventListener: (type: string, listener: EventListenerOrEventListenerObject) =>
          window.addEventListener(type, patient(listener)),
        removeEventListener: (type: string, listener: EventListenerOrEventListenerObject) =>
          window.removeEventListener(type, patient(listener)),
      }
