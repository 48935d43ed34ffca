import { createElement } from 'react'
import { type IslandName, isIslandName, ISLANDS } from './islands.ts'

/** How near to the window an island may come before its script is fetched. */
const NEAR = '300px'

/** Brings every island under `root` to life: the header when the browser has a moment, the others when they come near. */
export function hydrateIslands(root: ParentNode) {
  for (const element of root.querySelectorAll<HTMLElement>('[data-island]')) {
    const { island: name = '', path = '/' } = element.dataset
    if (!isIslandName(name)) continue
    const start = () => void hydrate(element, name, path)
    if (name === 'page-header') whenIdle(start)
    else whenNear(element, start)
  }
}

async function hydrate(element: HTMLElement, name: IslandName, path: string) {
  const [{ hydrateRoot }, Component] = await Promise.all([import('react-dom/client'), ISLANDS[name]()])
  hydrateRoot(element, createElement(Component, { path }), { identifierPrefix: name })
}

function whenIdle(start: () => void) {
  // Safari has no idle callback
  if ('requestIdleCallback' in window) window.requestIdleCallback(start, { timeout: 2000 })
  else setTimeout(start, 200)
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
