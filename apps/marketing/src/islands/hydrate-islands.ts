import { holdPress } from './hold-press.ts'
import { type IslandName, isIslandName, ISLANDS } from './islands.ts'
import { savesData } from './saves-data.ts'

/** How near to the window an island may come before its script is fetched. */
const NEAR = '300px'
const TOUCHES = ['pointerover', 'focusin', 'click'] as const

/**
 * Brings every island under `root` to life once the page has loaded, for nothing may compete with what is read first: the
 * header when the browser has a moment, the others when they come near.
 * Where data is to be saved, each waits for its first touch; a calculator that a link fills in is asked for already.
 */
export function hydrateIslands(root: ParentNode) {
  const saving = savesData()
  const loaded = pageLoaded()
  for (const element of root.querySelectorAll<HTMLElement>('[data-island]')) {
    const { island: name = '', path = '/' } = element.dataset
    if (!isIslandName(name)) continue
    const release = holdPress(element)
    const touched = new Promise<void>((resolve) => whenTouched(element, resolve))
    const start = () => void hydrate(element, name, path).then(release)
    const filledIn = name.endsWith('-calculator') && window.location.search !== ''
    if (saving && !filledIn) void touched.then(start)
    else {
      // who is there already does not wait for what else is loading
      const soon = () => void Promise.race([loaded, touched]).then(start)
      if (name === 'page-header') whenIdle(soon)
      else whenNear(element, soon)
    }
  }
}

const pageLoaded = () =>
  new Promise<void>((resolve) => {
    // a task later, when all that belongs to loading is over
    const soon = () => setTimeout(resolve)
    if (document.readyState === 'complete') soon()
    else window.addEventListener('load', soon, { once: true })
  })

/** React and the island are asked for together; before that, a page carries neither. */
async function hydrate(element: HTMLElement, name: IslandName, path: string) {
  const [{ comeAlive }] = await Promise.all([import('./come-alive.ts'), ISLANDS[name]()])
  await comeAlive(element, name, path)
}

function whenIdle(start: () => void) {
  // Safari has no idle callback
  if ('requestIdleCallback' in window) window.requestIdleCallback(start, { timeout: 2000 })
  else setTimeout(start, 200)
}

function whenTouched(element: HTMLElement, start: () => void) {
  const waiting = new AbortController()
  const touch = () => {
    waiting.abort()
    start()
  }
  for (const type of TOUCHES) element.addEventListener(type, touch, { signal: waiting.signal })
}

function whenNear(element: HTMLElement, start: () => void) {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return
      observer.disconnect()
      start()
    },
    { rootMargin: NEAR },
  )
  observer.observe(element)
}
