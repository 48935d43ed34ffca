import type { Environment } from 'downshift'
import { startTransition } from 'react'

/** In ms: longer than a browser takes from the finger's leaving to the click, which closes the list where it comes. */
const CLICK_COMES_IN = 100

/** What the window knows in each one's place. */
const listeners = new WeakMap<object, EventListener>()

const patient = (listener: EventListenerOrEventListenerObject): EventListener => {
  const made: EventListener = (event) => {
    const hear = () =>
      startTransition(() => {
        if ('handleEvent' in listener) listener.handleEvent(event)
        else listener(event)
      })
    if (event.type !== 'touchend') return hear()
    const heard = setTimeout(hear, CLICK_COMES_IN)
    // by then Downshift would take a swipe for the tap that has begun
    addEventListener('touchstart', () => clearTimeout(heard), { once: true })
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
          addEventListener(type, patient(listener)),
        removeEventListener: (type: string, listener: EventListenerOrEventListenerObject) =>
          removeEventListener(type, listeners.get(listener) ?? listener),
      }
