import { topmostModal } from './open-modals.tsx'

/** Milliseconds in which a sheet rises or hangs (tokens.css, `--animate-rise`). */
const RISES_IN = 220

const showsPopovers = globalThis.CSS?.supports?.('selector(:popover-open)') ?? false

/** Makes the dialog that is in sight modal. */
let due: (() => void) | undefined

/** Where the browser puts the focus as it opens the dialog: to move it once more costs a slow phone a frame. */
export const startFocusAt = (dialog: HTMLDialogElement, element: HTMLElement): void => {
  for (const marked of [dialog, ...dialog.querySelectorAll<HTMLElement>('[autofocus]')])
    marked.removeAttribute('autofocus')
  element.setAttribute('autofocus', '')
}

/** In sight over everything, with its focus, but not yet modal: that is due once it has risen, or at the first key. */
const showFirst = (dialog: HTMLDialogElement): void => {
  dialog.popover = 'manual'
  dialog.showPopover()
  const makeModal = () => {
    if (due !== makeModal) return
    due = undefined
    const at = document.activeElement
    const focused = at instanceof HTMLElement && dialog.contains(at) ? at : dialog
    startFocusAt(dialog, focused)
    conceal(dialog)
    dialog.showModal()
    // What scrolls comes before the dialog itself where Chromium looks for the focus.
    if (document.activeElement !== focused) focused.focus({ preventScroll: true })
  }
  due = makeModal
  dialog.addEventListener('keydown', makeModal, { once: true, capture: true })
  setTimeout(makeModal, RISES_IN)
}

const conceal = (dialog: HTMLDialogElement): void => {
  dialog.hidePopover()
  dialog.popover = null
}

/**
 * Opens a dialog over everything; gives back what closes it and returns the focus. To make the page below inert the
 * browser looks at each of its elements, and a slow phone takes as long for that as for the dialog itself. So the first
 * dialog over a page is only shown at first: it covers the screen and has the focus, and nobody is quicker with a key.
 */
export const openModally = (dialog: HTMLDialogElement): (() => void) => {
  due?.()
  const opener = document.activeElement
  if (topmostModal() || !showsPopovers) dialog.showModal()
  else showFirst(dialog)
  return () => {
    if (dialog.popover) {
      due = undefined
      conceal(dialog)
    }
    dialog.close()
    const lost = document.activeElement === document.body || dialog.contains(document.activeElement)
    if (lost && opener instanceof HTMLElement) opener.focus({ preventScroll: true })
  }
}
