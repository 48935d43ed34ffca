import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { FranchiseForm } from '../franchise/inquiry-form.tsx'
import { HospitalForm } from '../hospital/inquiry-form.tsx'

type Tab = { opener: unknown; closed: boolean; location: { href: string } }
let tab: Tab
let opened: (Tab | null)[]

beforeEach(() => {
  vi.useFakeTimers()
  tab = { opener: window, closed: false, location: { href: 'about:blank' } }
  opened = []
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
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
const submit = () => fireEvent.submit(screen.getByRole('button', { name: /Submit Inquiry/ }))

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
