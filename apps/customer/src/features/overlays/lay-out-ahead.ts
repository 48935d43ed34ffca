import { openModally } from '@dawadoot/ui/modal/open-modally'
import { whenIdle } from '@dawadoot/ordering/shell/when-idle'

/** More at once are longer turns, fewer are more turns. */
const AT_ONCE = 3

export type LaidOut = {
  /** To be done before the dialog opens. */
  end: () => void
  /** Shows it before React knows of it; gives back what closes it. */
  open: () => () => void
}

/**
 * Lays out what React keeps hidden, and keeps it laid out, unseen: the browser then has its styles, its boxes and the
 * shapes of its words, which a slow phone needs longer for than React for all that it does at the tap. A few words at a
 * time: all of them at once hold the phone up for so long that a press would wait.
 */
export const layOutAhead = (dialog: HTMLDialogElement): LaidOut => {
  const waiting = writtenOn(dialog).map((element) => ({ element, display: element.style.display }))
  const show = (some: typeof waiting) => {
    for (const { element, display } of some) element.style.display = display
  }
  let ended = false
  const next = () =>
    whenIdle(() => {
      if (ended) return
      show(waiting.splice(0, AT_ONCE))
      dialog.getBoundingClientRect()
      if (waiting.length > 0) next()
    })
  for (const { element } of waiting) element.style.display = 'none'
  dialog.toggleAttribute('data-laid-out', true)
  // what React hides by is out of the way
  dialog.style.display = ''
  next()
  return {
    end: () => {
      ended = true
      show(waiting)
      dialog.removeAttribute('data-laid-out')
    },
    open: () => openModally(dialog),
  }
}

/** The elements that have words of their own, or room for them. */
const writtenOn = (dialog: HTMLElement): HTMLElement[] =>
  [...dialog.querySelectorAll<HTMLElement>('*')].filter(
    ({ nodeName, childNodes }) =>
      nodeName === 'INPUT' || [...childNodes].some(({ nodeType }) => nodeType === Node.TEXT_NODE),
  )
