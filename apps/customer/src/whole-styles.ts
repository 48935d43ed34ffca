let coming: Promise<void> | undefined
let on = false

const late = () => document.querySelector<HTMLLinkElement>('link[rel="stylesheet"][media="print"]')

/** Whether any part may be drawn: also on a page that came without content, which has the sheet from the start. */
export const wholeStylesOn = (): boolean => on || !late()

/**
 * A prerendered page carries the styles it uses; the whole sheet follows without holding anything up and is turned on
 * here. Resolves when other parts may be drawn, also when the sheet cannot be had: they are of use without it.
 */
export const wholeStyles = (): Promise<void> => (coming ??= turnOn())

/** What a press opens has risen by then. */
const RISEN_MS = 400

/**
 * For it the browser looks at every element of the page, so that it waits until a part needs it or somebody does
 * something: what a first press shows is among the page's own styles.
 */
export const wholeStylesOnceUsed = (): void => {
  const soon = () => setTimeout(wholeStyles, RISEN_MS)
  for (const used of ['click', 'keydown']) addEventListener(used, soon, { once: true })
}

/** The sheet as one more at the end: turning on one that is there makes the browser lay out every text anew. */
const turnOn = async (): Promise<void> => {
  const link = late()
  if (!link) return
  if (!link.sheet) await settled(link)
  const whole = document.createElement('link')
  whole.rel = 'stylesheet'
  whole.crossOrigin = link.crossOrigin
  whole.href = link.href
  document.head.append(whole)
  await settled(whole)
  on = true
}

const settled = (link: HTMLLinkElement): Promise<void> =>
  new Promise((resolve) => {
    link.addEventListener('load', () => resolve(), { once: true })
    link.addEventListener('error', () => resolve(), { once: true })
  })
