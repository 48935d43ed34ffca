import { render, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { App } from './app.tsx'
import { headOf } from './head.ts'

const open = (path: string) =>
  render(
    <MemoryRouter initialEntries={[path]}>
      <App />
    </MemoryRouter>,
  )

test.each([
  ['/about', 'Dawa is medicine. Doot is the one who carries it.'],
  ['/hospital-onboarding', 'A pharmacy counter in every corridor'],
  ['/franchise', 'Own the last ten minutes of every prescription'],
])('%s shows its page under the header and above the footer', (path, title) => {
  open(path)
  expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible()
  expect(screen.getByRole('banner')).toBeVisible()
  expect(screen.getByRole('contentinfo')).toBeVisible()
  expect(headOf(path)).toMatchObject({ canonical: `http://marketing.localhost:4000${path}` })
})

test('the root leads to About', async () => {
  open('/')
  expect(await screen.findByRole('heading', { level: 1, name: /Dawa is medicine/ })).toBeVisible()
  expect(headOf('/').refresh).toBe('/about')
})

test.each(['/nothing', '/about/us', '/profile', '/kiosk'])('%s is a lost page with a way on', (path) => {
  open(path)
  expect(screen.getByRole('heading', { level: 1, name: '404' })).toBeInTheDocument()
  expect(screen.getByRole('heading', { level: 2, name: 'Page Not Found' })).toBeVisible()
  expect(screen.getByText("The page you are looking for doesn't exist.")).toBeVisible()
  expect(screen.getByRole('link', { name: 'Go to Dashboard' })).toHaveAttribute('href', '/')
  expect(headOf(path).indexed).toBe(false)
})

test('whatever needs a session or the shop leads to the customer app', () => {
  open('/about')
  const header = within(screen.getByRole('banner'))
  const href = (name: string) => header.getAllByRole('link', { name })[0]?.getAttribute('href')
  expect(href('Dawadoot, home')).toBe('http://localhost:4000/')
  expect(href('Order Now')).toBe('http://localhost:4000/?order=1')
  expect(href('Login')).toBe('http://localhost:4000/?login=1')
  expect(href('Contact')).toBe('http://localhost:4000/#contact')
  expect(href('About')).toBe('/about')
})

test('the footer leads to the partner pages; what has no page yet is text', () => {
  open('/about')
  const footer = within(screen.getByRole('contentinfo'))
  expect(footer.getByRole('link', { name: 'For hospitals' })).toHaveAttribute('href', '/hospital-onboarding')
  expect(footer.getByRole('link', { name: 'Franchise' })).toHaveAttribute('href', '/franchise')
  for (const name of ['Blog', 'Privacy', 'Terms']) {
    expect(footer.getByText(name)).toBeVisible()
    expect(footer.queryByRole('link', { name })).toBeNull()
  }
})

test('About states its numbers and leads to both ways of partnering', () => {
  open('/about')
  for (const number of ['90%+', '2K+', '100%', '24x7']) expect(screen.getByText(number)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Purchase a franchise' })).toHaveAttribute('href', '/franchise')
  expect(screen.getByRole('link', { name: 'Onboard your hospital' })).toHaveAttribute(
    'href',
    '/hospital-onboarding',
  )
})

test('the hospital page states the network, six promises, three values, and four questions', () => {
  open('/hospital-onboarding')
  const region = (name: string) => within(screen.getByRole('region', { name }))
  for (const number of ['35+', '120+', '280+', '50K+', '8K+', '42%'])
    expect(region('Our network in numbers').getByText(number)).toBeVisible()
  expect(region('Six promises').getAllByRole('article')).toHaveLength(6)
  expect(region('Questions hospitals ask').getAllByRole('group')).toHaveLength(4)
  expect(screen.getAllByText(/7 to 14 days/).length).toBeGreaterThan(1)
})

test('the franchise page states its terms, three cards, six benefits, four voices and ten questions', () => {
  open('/franchise')
  const region = (name: string) => within(screen.getByRole('region', { name }))
  for (const number of ['₹25,833', '3%', '₹2–5 lakh', '2–4 weeks'])
    expect(region('At a glance').getByText(number)).toBeVisible()
  expect(region('What you would be running').getAllByRole('article')).toHaveLength(3)
  const voices = screen.getByRole('region', { name: 'Partner testimonials' })
  expect(voices.querySelectorAll('[aria-roledescription="slide"]')).toHaveLength(4)
  const benefits = screen.getByRole('region', { name: 'Six reasons to join' })
  expect(benefits.querySelectorAll('[aria-roledescription="slide"]')).toHaveLength(6)
  const questions = region('Questions partners ask').getAllByRole('group')
  expect(questions).toHaveLength(10)
  // one name for all: the browser keeps one of them open at a time
  expect(new Set(questions.map((question) => question.getAttribute('name'))).size).toBe(1)
  expect(screen.getByRole('link', { name: 'Apply Now' })).toHaveAttribute('href', '#apply')
})
