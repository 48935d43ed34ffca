import { type ComponentType, createContext, type ReactElement, use } from 'react'
import { useLocation } from 'react-router'
import type { IslandName } from './islands.ts'

/** Every island knows which page it is on, and nothing else of the page around it. */
export type IslandProps = { path: string }

/** Set by the build: turns an island into HTML of its own. Without it, islands are simply part of the page. */
export const IslandRendering = createContext<
  ((island: ReactElement, idPrefix: string) => string) | undefined
>(undefined)

/** A part of a page that comes alive in the browser; everything around it stays plain HTML. */
export function Island({ name, of: Component }: { name: IslandName; of: ComponentType<IslandProps> }) {
  const render = use(IslandRendering)
  const { pathname } = useLocation()
  const island = <Component path={pathname} />
  if (!render) return island
  return (
    <div
      data-island={name}
      data-path={pathname}
      // what sticks to the top of the page must not be held in a box of its own
      className="data-[island=page-header]:contents"
      // oxlint-disable-next-line react/no-danger -- React's own output for the island
      dangerouslySetInnerHTML={{ __html: render(island, name) }}
    />
  )
}
