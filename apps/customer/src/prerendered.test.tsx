import { testUser } from '@dawadoot/ordering/testing/fake-ordering'
import { renderOrdering } from '@dawadoot/ordering/testing/render-ordering'
import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createElement } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { MemoryRouter, StaticRouter } from 'react-router'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { AppRoutes } from './app-routes.tsx'
import { App } from './prerendered.tsx'

let html: string
beforeAll(async () => {
  // parts that load late are there for the next one that draws them
  const { container, unmount } = renderOrdering(
    createElement(MemoryRouter, null, createElement(AppRoutes)),
  ).view
  await screen.findByRole('heading', { name: 'General Q&A' })
  await screen.findByRole('contentinfo')
  await waitFor(() => {
    if (!container.querySelector('svg[viewBox="0 0 700 543"]')) throw new Error('the scene is not here')
  })
  unmount()
  // as in the build, where also what stays still is drawn
  vi.stubEnv('SSR', true)
  html = renderToString(createElement(StaticRouter, { location: '/' }, createElement(App)))
  vi.unstubAllEnvs()
})

let root: Root | undefined
afterEach(async () => {
  await act(async () => root?.unmount())
  document.body.innerHTML = ''
  localStorage.clear()
  vi.restoreAllMocks()
})

const wake = async () => {
  const problems: unknown[] = []
  // as in a browser, where nothing that loads late is here yet
  vi.resetModules()
  const fresh = await import('./prerendered.tsx')
  const app = createElement(MemoryRouter, null, createElement(fresh.App))
  // the tags that React writes first belong to the head of the page
  document.body.innerHTML = `<div id="root">${html.replace(/^<title>[^<]*<\/title>/, '')}</div>`
  const place = document.getElementById('root')
  if (!place) throw new Error('no root')
  await act(async () => {
    root = hydrateRoot(place, app, {
      onRecoverableError: (problem) => void problems.push(problem),
    })
  })
  return problems
}

test('the whole landing page is there before any script: promises, voices, questions, footer', () => {
  document.body.innerHTML = html
  for (const heading of ['Under 10 minutes', 'Upload Prescription', 'Brought to the ward', 'General Q&A'])
    expect(screen.getByRole('heading', { name: new RegExp(heading) })).toBeInTheDocument()
  expect(screen.getByRole('contentinfo')).toBeInTheDocument()
})

test('the page carries no inline style and no script, which the content security policy would refuse', () => {
  expect(html).not.toMatch(/\sstyle="/)
  expect(html).not.toContain('<script')
})

test('it comes alive without complaint', async () => {
  expect(await wake()).toEqual([])
  expect(screen.getAllByRole('button', { name: 'Login' })).not.toHaveLength(0)
})

test('it comes alive without complaint in the year after it was built', async () => {
  vi.spyOn(Date, 'now').mockReturnValue(Date.UTC(2090, 0, 1))
  expect(await wake()).toEqual([])
})

test('it comes alive without complaint for somebody who is signed in, and then shows who', async () => {
  // an old token is renewed at once; this device is offline
  vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'))
  vi.spyOn(console, 'warn').mockReturnValue()
  localStorage.setItem('authToken', JSON.stringify('token-1'))
  localStorage.setItem('user', JSON.stringify(testUser()))
  expect(await wake()).toEqual([])
  expect(await screen.findByRole('button', { name: 'Account menu, Asha Rao' })).toBeInTheDocument()
})

const classesOf = (place: ParentNode): string[] =>
  [...place.querySelectorAll('[class]')].flatMap((each) => [...each.classList])

test('what a first press shows has its styles with the page: an answer, and the sign-in', async () => {
  vi.resetModules()
  const { Ahead } = await import('./prerendered.tsx')
  const ahead = render(createElement(Ahead))
  await screen.findByRole('dialog')
  const known = new Set(classesOf(ahead.baseElement))
  ahead.unmount()
  await wake()
  await act(() => vi.dynamicImportSettled())
  for (const name of classesOf(document.body)) known.add(name)

  const user = userEvent.setup()
  for (const question of document.querySelectorAll('[data-chip]')) {
    await user.click(question)
    expect(question).toHaveAttribute('aria-expanded', 'true')
    expect(classesOf(document.body).filter((name) => !known.has(name))).toEqual([])
  }
  const [login] = screen.getAllByRole('button', { name: 'Login' })
  if (!login) throw new Error('no button to sign in')
  await user.click(login)
  await screen.findByRole('dialog')
  expect(classesOf(document.body).filter((name) => !known.has(name))).toEqual([])
})
