/**
 * jsdom has no top layer, no layout and no media queries. These parts behave as far as a component test can see:
 * a dialog is open or not, a popover tells its toggles, a query does not match. How they look, trap focus and
 * return it is tested in Chromium.
 */
export function addMissingBrowserParts() {
  addDialog()
  addPopover()
  window.matchMedia ??= (media) =>
    Object.assign(new EventTarget(), {
      media,
      matches: false,
      onchange: null,
      addListener: () => {},
      removeListener: () => {},
    })
  window.ResizeObserver ??= NothingObserver
  window.IntersectionObserver ??= NothingObserver
  Element.prototype.scrollIntoView ??= () => {}
  URL.createObjectURL ??= () => 'blob:nothing'
  URL.revokeObjectURL ??= () => {}
}

class NothingObserver {
  root = null
  rootMargin = ''
  scrollMargin = ''
  thresholds = []
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return []
  }
}

function addDialog() {
  const proto = HTMLDialogElement.prototype
  proto.showModal ??= function showModal(this: HTMLDialogElement) {
    this.open = true
    const first = this.querySelector<HTMLElement>('[autofocus]') ?? this.querySelector<HTMLElement>(FOCUSABLE)
    first?.focus()
  }
  proto.show ??= proto.showModal
  proto.close ??= function close(this: HTMLDialogElement, value?: string) {
    if (!this.open) return
    this.open = false
    if (value !== undefined) this.returnValue = value
    this.dispatchEvent(new Event('close'))
  }
}

const FOCUSABLE = 'button:not(:disabled), a[href], input:not(:disabled), select:not(:disabled), textarea:not(:disabled)'

function addPopover() {
  const proto = HTMLElement.prototype
  const shown = new WeakSet<HTMLElement>()
  const turn = (element: HTMLElement, newState: 'open' | 'closed') => {
    if (shown.has(element) === (newState === 'open')) return
    if (newState === 'open') shown.add(element)
    else shown.delete(element)
    element.toggleAttribute('data-popover-open', newState === 'open')
    element.dispatchEvent(Object.assign(new Event('toggle'), { newState, oldState: newState === 'open' ? 'closed' : 'open' }))
  }
  proto.showPopover ??= function showPopover(this: HTMLElement) {
    turn(this, 'open')
  }
  proto.hidePopover ??= function hidePopover(this: HTMLElement) {
    turn(this, 'closed')
  }
  proto.togglePopover ??= function togglePopover(this: HTMLElement) {
    turn(this, shown.has(this) ? 'closed' : 'open')
    return shown.has(this)
  }
}
