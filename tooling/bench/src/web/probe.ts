/** What a page tells of itself; times in ms since its navigation began. */
export type Probe = {
  fcp?: number
  lcp?: number
  lcpElement?: string
  cls: number
  longTasks: { start: number; duration: number }[]
  events: { name: string; duration: number }[]
  /** What no script caught. */
  errors: string[]
  /** When the first of what is watched for was there and painted. */
  drawn?: number
}

declare global {
  interface Window {
    probe: Probe
  }
}

/**
 * Runs in the page before its own scripts; `watched` is a selector. It closes over nothing: it travels as text.
 */
export const installProbe = (watched?: string): void => {
  const probe: Probe = { cls: 0, longTasks: [], events: [], errors: [] }
  addEventListener('error', ({ message }) => probe.errors.push(message))
  addEventListener('unhandledrejection', ({ reason }) => probe.errors.push(String(reason)))
  // looking in each frame would keep a page drawing that has nothing to draw
  if (watched !== undefined)
    new MutationObserver((_, observer) => {
      if (!document.querySelector(watched)) return
      observer.disconnect()
      requestAnimationFrame(() =>
        requestAnimationFrame(() => {
          probe.drawn = performance.now()
        }),
      )
    }).observe(document, { childList: true, subtree: true })
  window.probe = probe
  const observe = (type: string, see: (entry: PerformanceEntry) => void, durationThreshold?: number) =>
    new PerformanceObserver((list) => list.getEntries().forEach(see)).observe({
      type,
      buffered: true,
      ...(durationThreshold !== undefined && { durationThreshold }),
    })
  observe('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') probe.fcp = entry.startTime
  })
  observe('largest-contentful-paint', (entry) => {
    probe.lcp = entry.startTime
    if ('element' in entry && entry.element instanceof Element) probe.lcpElement = entry.element.localName
  })
  observe('longtask', ({ startTime: start, duration }) => probe.longTasks.push({ start, duration }))
  observe('event', ({ name, duration }) => probe.events.push({ name, duration }), 16)
  // the largest session window: at most 5 s long, no second without a shift
  let shifted = 0
  let first = 0
  let last = 0
  observe('layout-shift', (entry) => {
    if (!('value' in entry) || !('hadRecentInput' in entry) || entry.hadRecentInput) return
    const goesOn = entry.startTime - last < 1000 && entry.startTime - first < 5000
    if (!goesOn) first = entry.startTime
    shifted = (goesOn ? shifted : 0) + Number(entry.value)
    last = entry.startTime
    probe.cls = Math.max(probe.cls, shifted)
  })
}
