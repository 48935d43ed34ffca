import { type ComponentChild, hydrate } from 'preact'

/** See `react.ts`. Ids are told apart there, so islands need no prefix of their own. */
export const hydrateRoot = (element: Element, island: ComponentChild): void => hydrate(island, element)
