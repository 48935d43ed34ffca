let coming: Promise<void> | undefined

/**
 * A prerendered page carries the styles it uses; the whole sheet follows without holding anything up and is turned on
 * here. Resolves when other parts may be drawn, also when the sheet cannot be had: they are of use without it.
 */
export const wholeStyles = (): Promise<void> => (coming ??= turnOn())

/** The sheet as one more at the end: turning on one that is there makes the browser lay out every text anew. */
const turnOn = async (): Promise<void> => {
  const link = document.querySelector<HTMLLinkElement>('link[rel="stylesheet"][media="print"]')
  if (!link) return
  if (!link.sheet) await settled(link)
  const whole = document.createElement('link')
  whole.rel = 'stylesheet'
  whole.crossOrigin = link.crossOrigin
  whole.href = link.href
  document.head.append(whole)
  await settled(whole)
}

const settled = (link: HTMLLinkElement): Promise<void> =>
  new Promise((resolve) => {
    link.addEventListener('load', () => resolve(), { once: true })
    link.addEventListener('error', () => resolve(), { once: true })
  })
