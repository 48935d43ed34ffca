/**
 * jsdom has no top layer, no layout and no media queries. These parts behave as far as a component test can see:
 * a dialog is open or not, a popover tells its toggles, a query does not match. How they look, hold focus and give
 * it back is tested in Chromium.
 */
export function addMissingBrowserParts() {
  addDialog()
  addPopover()
  add(Element.prototype, 'scrollIntoView', () => {})
  add(Document.prototype, 'elementFromPoint', () => null)
  add(URL, 'createObjectURL', () => 'blob:nothing')
  add(URL, 'revokeObjectURL', () => {})
  add(window, 'ResizeObserver', NothingObserver)
  add(window, 'IntersectionObserver', AllInSight)
  add(window, 'visualViewport', null)
  add(window, 'matchMedia', (media: string) =>
    Object.assign(new EventTarget(), {
      media,
      matches: false,
      onchange: null,
      addListener: () => {},
      removeListener: () => {},
    }),
  )
}

function add(target: object, name: string, value: unknown) {
  // the test window names every browser global, also those that jsdom lacks
  if (Reflect.get(target, name) === undefined)
    Object.defineProperty(target, name, { value, configurable: true, writable: true })
}

class NothingObserver {
  observe(_target?: Element) {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return []
  }
}

/** Without a layout nothing lies outside the window. */
class AllInSight extends NothingObserver {
  readonly #tell: (entries: readonly { isIntersecting: boolean; target: Element }[]) => void
  constructor(tell: (entries: readonly { isIntersecting: boolean; target: Element }[]) => void) {
    super()
    this.#tell = tell
  }
  override observe(target?: Element) {
    if (target) this.#tell([{ isIntersecting: true, target }])
  }
}

const FOCUSABLE =
  'button:not(:disabled), a[href], input:not(:disabled), select:not(:disabled), textarea:not(:disabled)'

function startFocus(dialog: HTMLDialogElement) {
  const first = ['[autofocus]', FOCUSABLE].map((each) => dialog.querySelector<HTMLElement>(each))
  first.find((each) => each !== null)?.focus()
}

function addDialog() {
  const openers = new WeakMap<HTMLDialogElement, Element | null>()
  function show(this: HTMLDialogElement) {
    openers.set(this, document.activeElement)
    this.open = true
    startFocus(this)
  }
  add(HTMLDialogElement.prototype, 'showModal', show)
  add(HTMLDialogElement.prototype, 'show', show)
  add(HTMLDialogElement.prototype, 'close', function close(this: HTMLDialogElement, value?: string) {
    if (!this.open) return
    this.open = false
    if (value !== undefined) this.returnValue = value
    const opener = openers.get(this)
    if (opener instanceof HTMLElement) opener.focus()
    this.dispatchEvent(new Event('close'))
  })
}

/** Open popovers are marked `data-popover-open`; a press on their button (`popovertarget`) opens and closes them. */
function addPopover() {
  if ('showPopover' in HTMLElement.prototype) return
  const isOpen = (element: HTMLElement) => element.hasAttribute('data-popover-open')
  function turn(element: HTMLElement, open: boolean) {
    if (isOpen(element) === open) return
    element.toggleAttribute('data-popover-open', open)
    const [oldState, newState] = open ? ['closed', 'open'] : ['open', 'closed']
    element.dispatchEvent(Object.assign(new Event('toggle'), { oldState, newState }))
  }
  add(HTMLElement.prototype, 'showPopover', function showPopover(this: HTMLElement) {
    turn(this, true)
  })
  add(HTMLElement.prototype, 'hidePopover', function hidePopover(this: HTMLElement) {
    turn(this, false)
  })
  add(HTMLElement.prototype, 'togglePopover', function togglePopover(this: HTMLElement) {
    turn(this, !isOpen(this))
    return isOpen(this)
  })
  document.addEventListener('click', (event) => {
    const button = event.target instanceof Element ? event.target.closest('[popovertarget]') : null
    const target = button && document.getElementById(button.getAttribute('popovertarget') ?? '')
    if (target) turn(target, !isOpen(target))
  })
}
