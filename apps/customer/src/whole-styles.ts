let coming: Promise<void> | undefined
let on = false

/** The whole sheet as the page names it: fetched, and not read. */
const ahead = () => document.querySelector<HTMLLinkElement>('link[rel="prefetch"][as="style"]')

/** Whether any part may be drawn: also on a page that came without content, which has the sheet from the start. */
export const wholeStylesOn = (): boolean => on || !ahead()

/**
 * A prerendered page carries the styles it uses; the whole sheet is fetched without holding anything up and linked
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

const turnOn = async (): Promise<void> => {
  const link = ahead()
  if (!link) return
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
