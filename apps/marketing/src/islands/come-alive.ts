import { createElement, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { type IslandName, ISLANDS } from './islands.ts'
import { keepTyped } from './keep-typed.ts'

/**
 * Fetches an island's script and hands the island over to React, which comes with this file. Resolves when the island
 * answers, with everything in it that was typed before.
 */
export async function comeAlive(element: HTMLElement, name: IslandName, path: string) {
  const Component = await ISLANDS[name]()
  const tellTyped = keepTyped(element)
  await new Promise<void>((resolve) => {
    const Alive = () => {
      useEffect(resolve, [])
      return createElement(Component, { path })
    }
    hydrateRoot(element, createElement(Alive), { identifierPrefix: name })
  })
  tellTyped()
  element.dataset['alive'] = ''
}
