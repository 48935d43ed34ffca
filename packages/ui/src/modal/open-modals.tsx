/**
 * Which modals are open, the topmost last. What must stay alive beside them (toasts) moves into the topmost one,
 * because the browser makes everything outside a modal inert, also for screen readers.
 */
const open: HTMLDialogElement[] = []
const listeners = new Set<() => void>()

export function modalOpened(dialog: HTMLDialogElement) {
  open.push(dialog)
}

/** Told once a dialog has made the rest inert, and before one leaves the page, so that what moved in can move out. */
export function modalsChanged() {
  for (const tell of listeners) tell()
}

export function modalClosed(dialog: HTMLDialogElement) {
  open.splice(open.indexOf(dialog), 1)
  modalsChanged()
}

export const isOpenModal = (dialog: HTMLDialogElement) => open.includes(dialog)

export const topmostModal = () => open.at(-1)

export function onModalsChange(tell: () => void) {
  listeners.add(tell)
  return () => {
    listeners.delete(tell)
  }
}
