let coming: Promise<void> | undefined

/**
 * A prerendered page carries the styles it uses; the whole sheet follows without holding anything up and is turned on
 * here. Resolves when other parts may be drawn, also when the sheet cannot be had: they are of use without it.
 */
export const wholeStyles = (): Promise<void> => (coming ??= turnOn())

const turnOn = async (): Promise<void> => {
  const link = document.querySelector<HTMLLinkElement>('link[rel="stylesheet"][media="print"]')
  if (!link) return
  if (!link.sheet)
    await new Promise<void>((resolve) => {
      link.addEventListener('load', () => resolve(), { once: true })
      link.addEventListener('error', () => resolve(), { once: true })
    })
  link.media = 'all'
}
