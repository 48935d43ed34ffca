import { whenIdle } from '../../when-idle.ts'

/** More at once are longer turns, fewer are more work: the dialog around them is looked at in each. */
const AT_ONCE = 3

/**
 * Lays out once what React keeps hidden, and unseen. The browser remembers the words in the sizes and weights of the
 * dialog; the first time takes a slow phone longer than all that React does at the tap. A few at a time: all of them at
 * once hold it up for so long that a press would wait.
 */
export const layOutAhead = (dialog: HTMLElement): void => layOutInTurn(dialog, writtenOn(dialog))

/** The elements that have words of their own, or room for them. */
const writtenOn = (dialog: HTMLElement): HTMLElement[] =>
  [...dialog.querySelectorAll<HTMLElement>('*')].filter(
    ({ nodeName, childNodes }) =>
      nodeName === 'INPUT' || [...childNodes].some(({ nodeType }) => nodeType === Node.TEXT_NODE),
  )

const layOutInTurn = (dialog: HTMLElement, written: readonly HTMLElement[]): void =>
  whenIdle(() => {
    // one that is open has nothing to hide
    if (written.length === 0 || !dialog.style.cssText) return
    layOut(dialog, written.slice(0, AT_ONCE))
    layOutInTurn(dialog, written.slice(AT_ONCE))
  })

const layOut = (dialog: HTMLElement, shown: readonly HTMLElement[]): void => {
  const others = [...dialog.querySelectorAll<HTMLElement>('*')].filter(
    (element) => !shown.some((one) => element.contains(one) || one.contains(element)),
  )
  const before = [dialog, ...others].map(({ style }) => ({ style, cssText: style.cssText }))
  for (const { style } of others) style.cssText = 'display: none !important'
  dialog.style.cssText = 'visibility: hidden; display: flex !important'
  dialog.getBoundingClientRect()
  for (const { style, cssText } of before) style.cssText = cssText
}
