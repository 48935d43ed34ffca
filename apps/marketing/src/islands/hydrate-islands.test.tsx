import { act, fireEvent, screen, waitFor } from '@testing-library/react'
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
  vi.stubGlobal('requestIdleCallback', (start: () => void) => void comeNear.push(start))
})
afterEach(() => {
  act(() => alive.splice(0).forEach((root) => root.unmount()))
  document.body.innerHTML = ''
  window.history.replaceState(null, '', '/')
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

/** Where React has made an island its own, it has left a mark. */
const isAlive = (island: Element) =>
  Object.keys(island.firstElementChild ?? {}).some((key) => key.startsWith('__react'))
const islands = () => [...document.querySelectorAll('[data-island]')]

/** The reader comes to every island; none is left half awake when the test ends. */
const wakeAll = async () => {
  await act(async () => comeNear.splice(0).forEach((start) => start()))
  await waitFor(() => expect(islands().every(isAlive)).toBe(true))
  await act(async () => {})
}

test('islands come alive without complaint when they come near', async () => {
  document.body.innerHTML = pageAt('/hospital-onboarding')
  hydrateIslands(document)
  // four near the reader, and the header when the browser has a moment
  expect(comeNear).toHaveLength(5)
  await wakeAll()
  expect(alive).toHaveLength(islands().length)
})

test.each(['/about', '/hospital-onboarding', '/franchise'])(
  '%s is built the same, and comes alive, on the other side of the world',
  async (path) => {
    const zone = process.env['TZ']
    try {
      process.env['TZ'] = 'Pacific/Kiritimati'
      const there = new Date(0).getHours()
      const html = pageAt(path)
      process.env['TZ'] = 'America/Los_Angeles'
      expect(new Date(0).getHours()).not.toBe(there)
      expect(pageAt(path)).toBe(html)

      document.body.innerHTML = html
      hydrateIslands(document)
      await wakeAll()
    } finally {
      if (zone === undefined) delete process.env['TZ']
      else process.env['TZ'] = zone
    }
  },
)

test('a link with numbers in it fills in the built page without complaint', async () => {
  window.history.replaceState(null, '', '/?revenueSharePercent=15')
  document.body.innerHTML = pageAt('/hospital-onboarding')
  expect(screen.getByText('₹93,600', { selector: '.leading-none' })).toBeVisible()
  hydrateIslands(document)
  await wakeAll()
  expect(await screen.findByText('₹1,40,400', { selector: '.leading-none' })).toBeVisible()
})

test('where data is to be saved, nothing is fetched before it is touched', async () => {
  vi.stubGlobal('navigator', { connection: { saveData: true } })
  document.body.innerHTML = pageAt('/franchise')
  hydrateIslands(document)
  expect(comeNear).toEqual([])
  fireEvent.focusIn(screen.getByRole('slider', { name: 'Daily sales count' }))
  await waitFor(() => expect(islands().some(isAlive)).toBe(true))
  const names = islands().map((island) => isAlive(island) && island.getAttribute('data-island'))
  expect(names.filter(Boolean)).toEqual(['franchise-calculator'])
})

test('where data is to be saved, a calculator that a link fills in does not wait', () => {
  vi.stubGlobal('navigator', { connection: { saveData: true } })
  window.history.replaceState(null, '', '/?dailySales=200&orderValue=2000')
  document.body.innerHTML = pageAt('/franchise')
  hydrateIslands(document)
  expect(comeNear).toHaveLength(1)
})

test('a button that is pressed before its script has come is pressed once it has', async () => {
  document.body.innerHTML = pageAt('/franchise')
  hydrateIslands(document)
  fireEvent.click(screen.getByRole('button', { name: 'Calculate Earnings' }))
  expect(screen.queryByText('₹22,500')).toBeNull()
  await wakeAll()
  expect(await screen.findByText('₹22,500', { selector: '.leading-none' })).toBeVisible()
})

test('while a page still loads an island waits, unless somebody is there already', async () => {
  vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive')
  document.body.innerHTML = pageAt('/franchise')
  hydrateIslands(document)
  await act(async () => comeNear.splice(0).forEach((start) => start()))
  fireEvent.focusIn(screen.getByRole('slider', { name: 'Daily sales count' }))
  const awake = () =>
    islands()
      .filter(isAlive)
      .map((island) => island.getAttribute('data-island'))
  await waitFor(() => expect(awake()).toEqual(['franchise-calculator']))
  vi.restoreAllMocks()
  window.dispatchEvent(new Event('load'))
  await waitFor(() => expect(islands().every(isAlive)).toBe(true))
  await act(async () => {})
})

test('a form that is sent before its script has come is not sent to the site', () => {
  document.body.innerHTML = pageAt('/franchise')
  hydrateIslands(document)
  // false: the browser is kept from doing what it would do
  expect(fireEvent.click(screen.getByRole('button', { name: 'Submit Inquiry' }))).toBe(false)
})

const typeInto = (control: HTMLElement, value: string) => {
  // what a browser does where no script listens, or on the way back to a page
  Object.assign(control, { value })
}

test('numbers that were typed before the script had come are reckoned with once it has', async () => {
  document.body.innerHTML = pageAt('/hospital-onboarding')
  typeInto(screen.getByRole('textbox', { name: 'Revenue share' }), '15')
  hydrateIslands(document)
  await wakeAll()
  expect(screen.getByRole('textbox', { name: 'Revenue share' })).toHaveValue('15')
  expect(await screen.findByText('₹1,40,400', { selector: '.leading-none' })).toBeVisible()
})

test('a slider that was moved before the script had come stays where it was put', async () => {
  document.body.innerHTML = pageAt('/franchise')
  typeInto(screen.getByRole('slider', { name: 'Daily sales count' }), '120')
  hydrateIslands(document)
  fireEvent.click(screen.getByRole('button', { name: 'Calculate Earnings' }))
  await wakeAll()
  expect(screen.getByRole('slider', { name: 'Daily sales count' })).toHaveValue('120')
  expect(await screen.findByText('₹54,000', { selector: '.leading-none' })).toBeVisible()
})

test('a form that was filled in before the script had come keeps every answer', async () => {
  document.body.innerHTML = pageAt('/franchise')
  typeInto(screen.getByLabelText('Name'), 'Asha Rao')
  typeInto(screen.getByLabelText('Interested'), 'no')
  typeInto(screen.getByLabelText('Message (optional)'), 'Near the station')
  hydrateIslands(document)
  await wakeAll()
  expect(screen.getByLabelText('Name')).toHaveValue('Asha Rao')
  expect(screen.getByLabelText('Interested')).toHaveValue('no')
  expect(screen.getByLabelText('Message (optional)')).toHaveValue('Near the station')
})
