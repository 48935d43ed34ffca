import { createElement } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { type IslandName, ISLANDS } from './islands.ts'

/** Fetches an island's script and hands the island over to React, which comes with this file. */
export async function comeAlive(element: HTMLElement, name: IslandName, path: string) {
  const Component = await ISLANDS[name]()
  hydrateRoot(element, createElement(Component, { path }), { identifierPrefix: name })
}
