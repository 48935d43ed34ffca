/** WCAG asks for 24 px; the house rule is 44. */
const SMALLEST = 44

const INTERACTIVE =
  'button, [role=tab], [role=menuitem], [role=option], a[href], input, select, textarea, summary'

/** What axe does not measure: everything that is pressed is big enough, and nothing makes the page scroll sideways. */
export function checkLayout(root: HTMLElement) {
  const small = [...root.querySelectorAll(INTERACTIVE)].filter(isShown).filter(isTooSmall)
  if (small.length)
    throw new Error(
      `Smaller than ${SMALLEST} px:\n${small.map((element) => `${size(element)} ${element.outerHTML.slice(0, 160)}`).join('\n')}`,
    )
  // 320 px, and twice that where text is twice as big
  if (!matchMedia('(width >= 20em)').matches) return
  const page = document.documentElement
  if (page.scrollWidth > page.clientWidth)
    throw new Error(`The page is ${page.scrollWidth} px wide in a window of ${page.clientWidth} px`)
}

const isShown = (element: Element) =>
  element.checkVisibility({ visibilityProperty: true }) &&
  !element.closest('.sr-only, [hidden], [aria-hidden=true]')

function isTooSmall(element: Element) {
  // a place on a photo is as big as what is in the photo; the list beside it leads there too
  if (!(element instanceof HTMLElement)) return false
  // a link in a sentence is as high as its line
  if (element.tagName === 'A' && getComputedStyle(element).display === 'inline') return false
  const { width, height } = target(element).getBoundingClientRect()
  // half a pixel of rounding
  return width < SMALLEST - 0.5 || height < SMALLEST - 0.5
}

/** What a finger may hit: a box inside its label is as big as the label, and a label may stretch over a card. */
function target(element: Element) {
  const label = element instanceof HTMLInputElement ? element.labels?.[0] : undefined
  if (!label) return element
  const stretched = getComputedStyle(label, '::after').position === 'absolute'
  if (stretched) return label.offsetParent ?? label
  return label.contains(element) ? label : element
}

const size = (element: Element) => {
  const { width, height } = target(element).getBoundingClientRect()
  return `${Math.round(width)} x ${Math.round(height)}`
}
