import { modalClosed, modalOpened, modalsChanged, topmostModal } from './open-modals.tsx'

/** Milliseconds in which a sheet rises or hangs (tokens.css, `--animate-rise`). */
const RISES_IN = 220

/** Makes the dialog that is in sight modal. */
let due: (() => void) | undefined

/** Where the browser puts the focus as it opens the dialog: to move it once more costs a slow phone a frame. */
const startFocusAt = (dialog: HTMLDialogElement, element: HTMLElement): void => {
  for (const marked of [dialog, ...dialog.querySelectorAll<HTMLElement>('[autofocus]')])
    marked.removeAttribute('autofocus')
  element.setAttribute('autofocus', '')
}

/** Asked of what is on the screen: the page's own width would be laid out anew for an answer. */
const hasScrollbar = (): boolean => {
  const seen = window.visualViewport
  return seen !== null && window.innerWidth - seen.width * seen.scale >= 1
}

/** One that is in sight already goes on as it is: nothing may look at it between its two states. */
const showModal = (dialog: HTMLDialogElement): void => {
  const page = document.documentElement
  page.toggleAttribute('data-had-scrollbar', hasScrollbar())
  page.toggleAttribute('data-behind-modal', true)
  dialog.removeAttribute('open')
  dialog.showModal()
  modalsChanged()
}

/** What is around a dialog may cut it, or lie over it: then it needs the browser's top layer. */
const coversScreen = (dialog: HTMLDialogElement): boolean =>
  [1, window.innerHeight - 1].every((y) =>
    dialog.contains(document.elementFromPoint(window.innerWidth / 2, y)),
  )

/** What is in sight in its place goes on in the top layer, with its focus and what moves. */
const makeModal = (dialog: HTMLDialogElement): void => {
  const at = document.activeElement
  const focused = at instanceof HTMLElement && dialog.contains(at) ? at : dialog
  startFocusAt(dialog, focused)
  showModal(dialog)
  // What scrolls comes before the dialog itself where Chromium looks for the focus.
  if (document.activeElement !== focused) focused.focus({ preventScroll: true })
}

/** In sight over everything, with its focus, but not yet modal: that is due once it has risen, or at the first key. */
const showFirst = (dialog: HTMLDialogElement): void => {
  dialog.show()
  const dueNow = () => {
    if (due !== dueNow) return
    due = undefined
    makeModal(dialog)
  }
  due = dueNow
  dialog.addEventListener('keydown', dueNow, { once: true, capture: true })
  setTimeout(() => {
    if (!coversScreen(dialog)) dueNow()
  })
  setTimeout(dueNow, RISES_IN)
}

const closers = new WeakMap<HTMLDialogElement, () => void>()

/**
 * Opens a dialog over everything, with the focus on what is marked `data-initial-focus` in it, else on itself; gives
 * back what closes it and returns the focus. One that is open already stays as it is. To make the page below inert the
 * browser looks at each of its elements, and for its top layer it builds the dialog once more: a slow phone takes as
 * long for either as for the dialog itself. So the first dialog over a page is only shown in its place at first: it
 * covers the screen and has the focus, and nobody is quicker with a key.
 */
export const openModally = (dialog: HTMLDialogElement): (() => void) => {
  const opened = closers.get(dialog)
  if (opened) return opened
  due?.()
  const opener = document.activeElement
  const first = dialog.querySelector<HTMLElement>('[data-initial-focus]') ?? dialog
  const isFirst = topmostModal() === undefined
  startFocusAt(dialog, first)
  modalOpened(dialog)
  if (isFirst) showFirst(dialog)
  else showModal(dialog)
  if (document.activeElement !== first) first.focus()
  const close = () => {
    if (!closers.delete(dialog)) return
    // only the first waits, and another that opened over it has ended that
    due = undefined
    dialog.close()
    modalClosed(dialog)
    document.documentElement.toggleAttribute('data-behind-modal', topmostModal() !== undefined)
    const lost = document.activeElement === document.body || dialog.contains(document.activeElement)
    if (lost && opener instanceof HTMLElement) opener.focus({ preventScroll: true })
  }
  closers.set(dialog, close)
  return close
}
