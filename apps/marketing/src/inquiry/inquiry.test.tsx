import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { FranchiseForm } from '../franchise/inquiry-form.tsx'
import { HospitalForm } from '../hospital/inquiry-form.tsx'

type Tab = { opener: unknown; closed: boolean; close: () => void; location: { href: string } }
let tab: Tab
let opened: (Tab | null)[]

beforeEach(() => {
  vi.useFakeTimers()
  tab = {
    opener: window,
    closed: false,
    close: () => (tab.closed = true),
    location: { href: 'about:blank' },
  }
  opened = []
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllEnvs()
})

const browserThat = (gives: Tab | null) =>
  vi.spyOn(window, 'open').mockImplementation(() => {
    opened.push(gives)
    // a window as far as the form looks at it
    return gives as Window | null
  })

const fill = (answers: Record<string, string>) => {
  for (const [label, value] of Object.entries(answers))
    fireEvent.change(screen.getByLabelText(label), { target: { value } })
}
const FRANCHISE = {
  Name: 'Asha Rao',
  Phone: '9000000001',
  Email: 'a+b@example.com',
  Address: 'Shop 4? Near gate',
}
const pass = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms)
  })
const submit = () => fireEvent.submit(screen.getByRole('form', { name: 'Apply for a franchise' }))
const connected = (online: boolean) => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(online)
const seen = (state: DocumentVisibilityState) => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
  fireEvent(document, new Event('visibilitychange'))
}

test('the chat opens after 1.5 s with what was filled in, and cannot reach back', () => {
  browserThat(tab)
  render(<FranchiseForm />)
  fill(FRANCHISE)
  submit()
  expect(opened).toHaveLength(1)
  expect(tab.opener).toBeNull()
  expect(screen.getByRole('button', { name: 'Submitting...' })).toBeVisible()
  pass(1499)
  expect(tab.location.href).toBe('about:blank')
  pass(1)
  expect(new URL(tab.location.href).searchParams.get('text')).toBe(
    'Franchise inquiry\nName: Asha Rao\nPhone: 9000000001\nEmail: a+b@example.com\nAddress: Shop 4? Near gate\nInterested: Yes',
  )
  expect(screen.getByRole('heading', { name: 'Thank You' })).toHaveFocus()
  expect(screen.getByText(/within 24 hours/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Open WhatsApp' })).toHaveAttribute('href', tab.location.href)
  expect(screen.getByRole('button', { name: 'Copy message' })).toBeVisible()
})

test('after 5 s the form is back, empty', () => {
  browserThat(tab)
  render(<FranchiseForm />)
  fill(FRANCHISE)
  submit()
  pass(1500)
  pass(5000)
  expect(screen.queryByRole('heading', { name: 'Thank You' })).toBeNull()
  expect(screen.getByLabelText('Name')).toHaveValue('')
  expect(screen.getByLabelText('Interested')).toHaveValue('yes')
  expect(screen.getByRole('form')).toHaveFocus()
})

test('the thank-you screen does not leave while the chat covers it', () => {
  browserThat(tab)
  render(<FranchiseForm />)
  fill(FRANCHISE)
  submit()
  pass(1500)
  seen('hidden')
  pass(60_000)
  expect(screen.getByText('Thank You')).toBeVisible()
  seen('visible')
  pass(4999)
  expect(screen.getByText('Thank You')).toBeVisible()
  pass(1)
  expect(screen.queryByText('Thank You')).toBeNull()
})

test('pressed twice, one chat opens', () => {
  browserThat(tab)
  render(<FranchiseForm />)
  fill(FRANCHISE)
  submit()
  submit()
  fireEvent.click(screen.getByRole('button', { name: 'Submitting...' }))
  pass(1500)
  expect(opened).toHaveLength(1)
})

test('Submit Another Inquiry brings the form back at once', () => {
  browserThat(tab)
  render(<FranchiseForm />)
  fill(FRANCHISE)
  submit()
  pass(1500)
  fireEvent.click(screen.getByRole('button', { name: 'Submit Another Inquiry' }))
  expect(screen.getByLabelText('Name')).toHaveValue('')
})

test.each([
  ['opens no tab', () => null],
  ['had its tab closed', () => ({ ...tab, closed: true })],
])('a browser that %s is not thanked: the message is handed over, and what was typed stays', (_, gives) => {
  browserThat(gives())
  render(<FranchiseForm />)
  fill(FRANCHISE)
  submit()
  pass(1500)
  expect(screen.queryByText('Thank You')).toBeNull()
  expect(screen.getByRole('link', { name: 'Open WhatsApp' }).getAttribute('href')).toContain('https://wa.me/')
  pass(60_000)
  fireEvent.click(screen.getByRole('button', { name: 'Back to the form' }))
  expect(screen.getByLabelText('Name')).toHaveValue('Asha Rao')
})

test('without a network no tab opens, and everything stays', () => {
  browserThat(tab)
  connected(false)
  render(<FranchiseForm />)
  fill(FRANCHISE)
  submit()
  pass(1500)
  expect(opened).toEqual([])
  expect(screen.getByRole('heading', { name: 'You are offline' })).toHaveFocus()
  expect(screen.getByText(/Address: Shop 4/)).toBeVisible()
  pass(60_000)
  fireEvent.click(screen.getByRole('button', { name: 'Back to the form' }))
  expect(screen.getByLabelText('Address')).toHaveValue('Shop 4? Near gate')
})

test('a network that is lost while the chat opens leaves no empty tab behind', () => {
  browserThat(tab)
  render(<FranchiseForm />)
  fill(FRANCHISE)
  submit()
  connected(false)
  pass(1500)
  expect(tab.closed).toBe(true)
  expect(screen.getByRole('heading', { name: 'You are offline' })).toBeVisible()
})

test('where nobody reads a chat, the message goes by e-mail', () => {
  vi.stubEnv('VITE_PARTNER_WHATSAPP', '')
  browserThat(tab)
  render(<FranchiseForm />)
  fill(FRANCHISE)
  submit()
  pass(1500)
  expect(opened).toEqual([])
  expect(screen.queryByText(/WhatsApp/)).toBeNull()
  const mail = new URL(screen.getByRole('link', { name: 'Write an e-mail' }).getAttribute('href') ?? '')
  expect(mail.pathname).toBe('help@dawadoot.example')
  expect(mail.searchParams.get('subject')).toBe('Franchise inquiry')
  expect(mail.searchParams.get('body')).toContain('Address: Shop 4? Near gate')
})

test('a number that was set for partners gets their inquiries', () => {
  vi.stubEnv('VITE_PARTNER_WHATSAPP', '+91 90000 00001')
  browserThat(tab)
  render(<FranchiseForm />)
  fill(FRANCHISE)
  submit()
  pass(1500)
  expect(tab.location.href).toMatch('https://wa.me/919000000001?text=')
})

test('Copy message copies all of it; where nothing may be copied it is there to be taken by hand', async () => {
  const writeText = vi.fn<(text: string) => Promise<void>>().mockRejectedValueOnce(new Error('refused'))
  vi.stubGlobal('navigator', { onLine: true, clipboard: { writeText } })
  browserThat(tab)
  render(<FranchiseForm />)
  fill(FRANCHISE)
  submit()
  pass(1500)
  const copy = () => act(async () => fireEvent.click(screen.getByRole('button', { name: 'Copy message' })))
  expect(screen.queryByText(/Address: Shop 4/)).toBeNull()
  await copy()
  expect(screen.getByText(/Address: Shop 4/)).toBeVisible()
  writeText.mockResolvedValueOnce()
  await copy()
  expect(writeText.mock.lastCall?.[0]).toContain('Address: Shop 4? Near gate')
  expect(screen.getByRole('button', { name: 'Copied' })).toBeVisible()
  vi.unstubAllGlobals()
})

test('a message that is too long for a link says so', () => {
  browserThat(tab)
  render(<FranchiseForm />)
  fill({ ...FRANCHISE, 'Message (optional)': 'दवा '.repeat(400) })
  submit()
  pass(1500)
  expect(tab.location.href.length).toBeLessThan(2000)
  expect(screen.getByText(/its end was left out/)).toBeVisible()
})

test('a franchise asks for name, phone, e-mail and address; the message is optional', () => {
  render(<FranchiseForm />)
  for (const label of ['Name', 'Phone', 'Email', 'Address'])
    expect(screen.getByLabelText(label)).toBeRequired()
  expect(screen.getByLabelText('Email')).toHaveAttribute('type', 'email')
  expect(screen.getByLabelText('Message (optional)')).not.toBeRequired()
})

test('a hospital is asked for its name, a person and a phone; all else is optional', () => {
  render(<HospitalForm />)
  for (const label of ['Hospital name', 'Contact person', 'Phone'])
    expect(screen.getByLabelText(label)).toBeRequired()
  for (const label of ['Email', 'City', 'Floors', 'Notes'])
    expect(screen.getByLabelText(`${label} (optional)`)).not.toBeRequired()
})

test.each([
  ['Name', '   ', 'Name is required', 'Asha'],
  ['Phone', '', 'Phone is required', '+91 90000 00001'],
  ['Phone', '12345', 'Enter a phone number of at least 10 digits', '011-2345 6789'],
  ['Email', '', 'Email is required', 'a@b.in'],
  ['Email', 'asha@', 'Please enter a valid email address', 'asha@b.in'],
  ['Address', '', 'Address is required', '1'],
])('%s of %j is not sent: it says "%s", until it is mended', (label, wrong, problem, right) => {
  browserThat(tab)
  render(<FranchiseForm />)
  fill({ ...FRANCHISE, [label]: wrong })
  expect(screen.queryByRole('alert')).toBeNull()
  submit()
  expect(opened).toEqual([])
  const field = screen.getByLabelText(label)
  expect(field).toHaveFocus()
  expect(field).toHaveAccessibleDescription(problem)
  expect(screen.getByRole('alert')).toHaveTextContent(problem)
  fireEvent.input(field, { target: { value: right } })
  expect(screen.queryByRole('alert')).toBeNull()
  submit()
  expect(opened).toHaveLength(1)
})

test('a hospital may leave its e-mail out, but not write half of one', () => {
  browserThat(tab)
  render(<HospitalForm />)
  fill({ 'Hospital name': 'Demo Hospital', 'Contact person': 'Asha Rao', Phone: '011 2345 6789' })
  fill({ 'Email (optional)': 'asha' })
  fireEvent.submit(screen.getByRole('form'))
  expect(screen.getByLabelText('Email (optional)')).toHaveFocus()
  fill({ 'Email (optional)': '' })
  fireEvent.submit(screen.getByRole('form'))
  expect(opened).toHaveLength(1)
})
