import { act, waitFor } from '@testing-library/react'
import type { Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { App } from '../entry.tsx'
import { hydrateIslands } from './hydrate-islands.ts'
import { ISLANDS } from './islands.ts'

// Islands live as long as their page; here every test is a page, and takes its islands with it.
const alive = vi.hoisted((): Root[] => [])
vi.mock(import('react-dom/client'), async (load) => {
  const client = await load()
  return {
    ...client,
    hydrateRoot: (...island) => {
      const root = client.hydrateRoot(...island)
      alive.push(root)
      return root
    },
  }
})

const pageAt = (path: string) =>
  renderToString(
    <StaticRouter location={path}>
      <App />
    </StaticRouter>,
  )

let comeNear: (() => void)[]

beforeEach(() => {
  comeNear = []
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      callback: IntersectionObserverCallback
      constructor(callback: IntersectionObserverCallback) {
        this.callback = callback
      }
      observe(target: Element) {
        const entry = { isIntersecting: true, target } as IntersectionObserverEntry
        comeNear.push(() => this.callback([entry], this as unknown as IntersectionObserver))
      }
      disconnect() {}
    },
  )
})
afterEach(() => {
  act(() => alive.splice(0).forEach((root) => root.unmount()))
  document.body.innerHTML = ''
  vi.unstubAllGlobals()
})

test('every island of every page has a script, and every script a place', () => {
  const used = ['/about', '/hospital-onboarding', '/franchise'].flatMap((path) =>
    Array.from(pageAt(path).matchAll(/data-island="([^"]+)"/g), ([, name]) => name),
  )
  expect(new Set(used)).toEqual(new Set(Object.keys(ISLANDS)))
})

test('a built page has no inline styles, and only its islands wait for scripts', () => {
  for (const path of ['/about', '/hospital-onboarding', '/franchise', '/nowhere'])
    expect(pageAt(path)).not.toMatch(/\sstyle="/)
})

test('islands come alive without complaint when they come near', async () => {
  document.body.innerHTML = pageAt('/hospital-onboarding')
  hydrateIslands(document)
  expect(comeNear).toHaveLength(4)
  await act(async () => comeNear.forEach((start) => start()))
  const islands = [...document.querySelectorAll('[data-island]')]
  await waitFor(() => expect(alive).toHaveLength(islands.length))
  // React marks what it has made its own
  for (const { firstElementChild } of islands)
    await waitFor(() =>
      expect(Object.keys(firstElementChild ?? {}).some((key) => key.startsWith('__react'))).toBe(true),
    )
  await act(async () => {})
})
