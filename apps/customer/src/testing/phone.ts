import { vi } from 'vitest'

const WIDTH = 300

/** What the media queries of a test's device answer. */
export const setDevice = ({ phone = false, still = false }: { phone?: boolean; still?: boolean }): void => {
  vi.spyOn(window, 'matchMedia').mockImplementation((media) =>
    Object.assign(new EventTarget(), {
      media,
      matches: media.includes('reduced-motion') ? still : media.includes('max-width') ? phone : false,
      onchange: null,
      addListener: () => {},
      removeListener: () => {},
    }),
  )
}

/** jsdom has no layout, and a carousel whose slides have no width has one page: every slide is as wide as the view. */
export const layOutSlides = (): void => {
  const place = (element: HTMLElement) => [...(element.parentElement?.children ?? [])].indexOf(element)
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(WIDTH)
  vi.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockImplementation(function (this: HTMLElement) {
    return this.getAttribute('role') === 'group' ? place(this) * WIDTH : 0
  })
  vi.spyOn(HTMLElement.prototype, 'offsetParent', 'get').mockReturnValue(document.body)
}
