import { whatsappLink } from '@dawadoot/domain/brand/whatsapp-link'
import { testUser } from '@dawadoot/ordering/testing/fake-ordering'
import { renderOrdering } from '@dawadoot/ordering/testing/render-ordering'
import drawings from '@dawadoot/ui/art/pictures/steps.svg?raw'
import { screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderApp } from '../../testing/render-app.tsx'
import { LandingPage } from './landing-page.tsx'

afterEach(() => vi.restoreAllMocks())

/** The hero's, for the closing section has one too. */
const orderNow = () => {
  const [first] = within(screen.getByRole('main')).getAllByRole('button', { name: 'Order now' })
  if (!first) throw new Error('there is no Order now')
  return first
}

const open = async (options: Parameters<typeof renderOrdering>[1] = {}) => {
  const rendered = renderOrdering(<LandingPage />, options)
  await screen.findByRole('heading', { name: 'General Q&A' })
  return rendered
}

test('the first view says what is promised, with a quality badge and both actions', async () => {
  await open()
  expect(screen.getByText('100% pharmacist verified')).toBeVisible()
  expect(
    screen.getByRole('heading', { level: 1, name: 'From the doctor’s pen to your door in 10 minutes' }),
  ).toBeVisible()
  expect(screen.getAllByRole('button', { name: 'Order now' })).toHaveLength(2)
  expect(screen.getByRole('button', { name: 'Order via WhatsApp' })).toBeVisible()
})

test('Order now opens the prescription modal for whoever is signed in', async () => {
  const { user } = renderApp('/', { user: testUser() })
  await user.click(orderNow())
  expect(await screen.findByRole('dialog')).toHaveAccessibleName(/prescription/i)
})

test('Order now of a visitor raises the page-wide event, and the login dialog opens once', async () => {
  const raised = vi.fn()
  window.addEventListener('dawadoot:open-login', raised)
  const { user } = renderApp('/')
  await user.click(orderNow())
  expect(raised).toHaveBeenCalledTimes(1)
  expect(await screen.findAllByRole('dialog', { name: 'Login to Dawadoot' })).toHaveLength(1)
  window.removeEventListener('dawadoot:open-login', raised)
})

test('the closing section’s Order now does the same as the first', async () => {
  const { user, navigate } = await open()
  const closing = screen.getByRole('region', { name: 'The slip is in your hand. The rest is ours.' })
  await user.click(within(closing).getByRole('button', { name: 'Order now' }))
  expect(navigate.upload).toHaveBeenCalledTimes(1)
})

test('Order via WhatsApp opens the header’s chat with its greeting', async () => {
  const tab = vi.spyOn(window, 'open').mockReturnValue(null)
  const { user } = await open()
  await user.click(screen.getByRole('button', { name: 'Order via WhatsApp' }))
  expect(tab).toHaveBeenCalledWith(
    whatsappLink('Hello Dawadoot, I need help ordering medicines.'),
    '_blank',
    'noopener',
  )
})

test('how it works has three steps in their order, and a closing section after them', async () => {
  await open()
  const steps = within(screen.getByRole('region', { name: 'How it works' })).getAllByRole('listitem')
  expect(steps.map((step) => within(step).getByRole('heading').textContent)).toEqual([
    '1Upload Prescription',
    '2Verify Order Details',
    '3Order, Get in 10 min',
  ])
  const closing = screen.getByRole('region', { name: 'The slip is in your hand. The rest is ours.' })
  const last = steps.at(-1)
  expect(last && last.compareDocumentPosition(closing) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
})

test('each step shows a drawing of its own, by a name that the file of drawings knows', async () => {
  await open()
  const howItWorks = within(screen.getByRole('region', { name: 'How it works' }))
  const names = howItWorks.getAllByRole('presentation').map((drawing) => {
    const { hash } = new URL(drawing.getAttribute('src') ?? '', 'https://shop.test')
    return hash.slice(1)
  })
  expect(names).toEqual(['upload', 'verify', 'deliver'])
  for (const name of names) expect(drawings).toContain(`<view id="${name}"`)
})

test('the about section says where the name comes from and states four figures', async () => {
  await open()
  const about = screen.getByRole('region', { name: 'About Dawadoot' })
  expect(about).toHaveTextContent('Dawa is medicine. Doot is the one who carries it.')
  const figures = within(about)
    .getAllByRole('term')
    .map((term) => `${term.nextElementSibling?.textContent} ${term.textContent}`)
  expect(figures).toEqual(['90%+ max savings', '2K+ orders', '100% pharmacist verified', '24x7 support'])
})

test('there is one first heading, and no heading skips a level', async () => {
  await open()
  const levels = screen.getAllByRole('heading').map(({ tagName }) => Number(tagName.slice(1)))
  expect(levels.filter((level) => level === 1)).toHaveLength(1)
  levels.forEach((level, place) => expect(level - (levels[place - 1] ?? 0)).toBeLessThanOrEqual(1))
})

test('the tab carries the page’s title', async () => {
  await open()
  expect(document.title).toBe('Dawadoot: medicines from your prescription in 10 minutes')
})

test('the footer has the contact, the offer, social links and the partner pages; what has no page yet is text', async () => {
  renderApp('/')
  const footer = await screen.findByRole('contentinfo')
  const link = (name: string) => within(footer).getByRole('link', { name })
  expect(footer).toHaveAttribute('id', 'contact')
  expect(link('help@dawadoot.example')).toHaveAttribute('href', 'mailto:help@dawadoot.example')
  expect(link('1800 000 0000')).toHaveAttribute('href', 'tel:+9118000000000')
  expect(within(footer).getByText('Up to 90% off')).toBeVisible()
  for (const name of ['Instagram', 'Facebook', 'YouTube'])
    expect(link(name).getAttribute('href')).toMatch(/^https:\/\//)
  expect(link('About').getAttribute('href')).toMatch(/\/about$/)
  expect(link('For hospitals').getAttribute('href')).toMatch(/\/hospital-onboarding$/)
  expect(link('Franchise').getAttribute('href')).toMatch(/\/franchise$/)
  for (const name of ['Blog', 'Privacy', 'Terms']) {
    expect(within(footer).getByText(name)).toBeVisible()
    expect(within(footer).queryByRole('link', { name })).toBeNull()
  }
})
