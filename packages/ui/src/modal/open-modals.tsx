/**
 * Which modals are open, the topmost last. What must stay alive beside them (toasts) moves into the topmost one,
 * because the browser makes everything outside a modal inert, also for screen readers.
 */
const open: HTMLDialogElement[] = []
const listeners = new Set<() => void>()

export function modalOpened(dialog: HTMLDialogElement) {
  open.push(dialog)
  for (const tell of listeners) tell()
}

/** Told before the dialog leaves the page, so that what moved in can move out in time. */
export function modalClosed(dialog: HTMLDialogElement) {
  const place = open.indexOf(dialog)
  // one that still waited for the modal around it
  if (place < 0) return
  open.splice(place, 1)
  for (const tell of listeners) tell()
}

export const isOpenModal = (dialog: HTMLDialogElement) => open.includes(dialog)

export const topmostModal = () => open.at(-1)

export function onModalsChange(tell: () => void) {
  listeners.add(tell)
  return () => {
    listeners.delete(tell)
  }
}
