import { completeProfile, logout, sendOtp, verifyOtp } from '@dawadoot/api/contract/auth'
import { getOrderHistory } from '@dawadoot/api/contract/orders'
import { wireSummary, wireUser } from '@dawadoot/api/testing/builders'
import { answer, refuse, reply } from '@dawadoot/api/testing/reply'
import { apiServer } from '@dawadoot/ordering/testing/api-server'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { App } from './app.tsx'
import { standsInHospital, WIRE_HOSPITAL } from './testing/fake-kiosk.ts'

const verified = (name: string) =>
  reply(verifyOtp, {
    data: { token: 't1', user: wireUser({ name, mobile: '9876501234' }), hospital: WIRE_HOSPITAL },
  })

const server = apiServer(
  standsInHospital,
  reply(sendOtp, { success: true, message: 'sent', resendAfter: 30 }),
  verified('Asha Rao'),
  reply(getOrderHistory, { data: { orders: [] } }),
  answer(logout, () => Response.json({ success: true })),
)

const user = userEvent.setup()
const load = vi.fn<(path: string) => void>()
beforeEach(() => {
  sessionStorage.clear()
  load.mockClear()
})

const open = (path: string) =>
  render(
    <MemoryRouter initialEntries={[path]}>
      <App load={load} />
    </MemoryRouter>,
  )

const signIn = async () => {
  await user.type(await screen.findByRole('textbox', { name: 'Mobile number' }), '9876501234')
  await user.click(screen.getByRole('button', { name: 'Send OTP' }))
  await user.type(await screen.findByRole('textbox', { name: 'OTP' }), '123456')
  await user.click(screen.getByRole('button', { name: 'Verify OTP' }))
}

describe('addresses', () => {
  test.each(['/', '/kiosk'])('%s is the login screen', async (path) => {
    open(path)
    expect(await screen.findByRole('heading', { level: 1, name: 'Welcome to Kiosk' })).toBeVisible()
  })

  test.each(['/nothing', '/kiosk/nothing', '/about', '/profile'])('%s is a lost page', (path) => {
    open(path)
    expect(screen.getByRole('heading', { level: 1, name: '404' })).toBeInTheDocument()
    expect(screen.getByRole('heading', { level: 2, name: 'Page Not Found' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Go to Dashboard' })).toHaveAttribute('href', '/')
  })

  test.each(['/kiosk/home', '/kiosk/profile'])('%s asks a visitor to log in, in place', async (path) => {
    open(path)
    await user.click(screen.getByRole('button', { name: 'Login' }))
    expect(await screen.findByRole('heading', { name: 'Welcome to Kiosk' })).toBeVisible()
  })
})

describe('the order wizard', () => {
  test('opens on Start, with the strip, the three steps and the promise of privacy', async () => {
    open('/kiosk/order')
    const strip = await screen.findByRole('list', { name: 'Progress' })
    expect(strip).toHaveTextContent('Upload PrescriptionVerify MedicinesConfirm Order')
    expect(screen.getByText('1. Upload Prescription')).toBeVisible()
    expect(screen.getByText('2. Verify Order Details')).toBeVisible()
    expect(screen.getByText('3. Order, Get in 10 min')).toBeVisible()
    expect(
      screen.getByText('Your prescription is safe with us and visible only to our pharmacists.'),
    ).toBeVisible()
  })

  test('Start without a session opens the login', async () => {
    open('/kiosk/order')
    await user.click(await screen.findByRole('button', { name: 'Start' }))
    expect(await screen.findByRole('heading', { name: 'Welcome to Kiosk' })).toBeVisible()
  })
})

describe('a person at the kiosk', () => {
  test('logs in as at a hospital and is welcomed by name', async () => {
    let body: unknown
    server.use(
      answer(sendOtp, async (request) => {
        body = await request.json()
        return Response.json({ success: true, message: 'sent', resendAfter: 30 })
      }),
    )
    open('/kiosk')
    await signIn()
    expect(await screen.findByRole('heading', { name: 'Welcome, Asha Rao' })).toBeVisible()
    expect(body).toMatchObject({ mobile: '9876501234', type: 'hospital' })
    expect(screen.getByText('Sahyadri Hospital')).toBeVisible()
  })

  test('without a name completes the profile first', async () => {
    server.use(
      verified(''),
      reply(completeProfile, { data: { user: wireUser({ name: 'Ramesh Pawar', mobile: '9876501234' }) } }),
    )
    open('/kiosk')
    await signIn()
    await user.type(await screen.findByRole('textbox', { name: 'Name' }), 'Ramesh Pawar')
    await user.click(screen.getByRole('button', { name: 'Complete Login' }))
    expect(await screen.findByRole('heading', { name: 'Welcome, Ramesh Pawar' })).toBeVisible()
  })

  test('is told when the code cannot be sent', async () => {
    server.use(refuse(sendOtp, 'internal', { message: 'Failed to send OTP. Please try again.' }))
    open('/kiosk')
    await user.type(await screen.findByRole('textbox', { name: 'Mobile number' }), '9876501234')
    await user.click(screen.getByRole('button', { name: 'Send OTP' }))
    expect((await screen.findAllByText('Failed to send OTP. Please try again.')).length).toBeGreaterThan(0)
  })

  test('keeps the session on the way from home to an order and to the profile', async () => {
    server.use(
      reply(getOrderHistory, { data: { orders: [wireSummary({ id: 'DD-1', status: 'on_the_way' })] } }),
    )
    open('/kiosk')
    await signIn()
    await user.click(await screen.findByRole('link', { name: 'Profile' }))
    expect(screen.getByText('+91 ••••••1234')).toBeVisible()
    expect(screen.queryByText(/98765/)).toBeNull()
    expect(await screen.findByText('#DD-1: On the way')).toBeVisible()
    await user.click(screen.getByRole('link', { name: 'Back' }))
    await user.click(screen.getByRole('link', { name: 'Orders' }))
    await user.click(await screen.findByRole('button', { name: 'Start' }))
    expect(await screen.findByRole('heading', { name: 'Upload Prescription' })).toBeInTheDocument()
  })

  test('logs out: the login screen loads anew, and nothing is stored', async () => {
    open('/kiosk')
    await signIn()
    await user.click(await screen.findByRole('button', { name: 'Logout' }))
    expect(await screen.findByText('Logged out successfully!')).toBeVisible()
    expect(screen.queryByText(/Asha/)).toBeNull()
    await expect.poll(() => load.mock.calls).toEqual([['/kiosk']])
    expect(sessionStorage).toHaveLength(0)
    expect(localStorage).toHaveLength(0)
  })

  test('can end the session on every screen', async () => {
    open('/kiosk')
    expect(screen.queryByRole('button', { name: 'End session' })).toBeNull()
    await user.type(await screen.findByRole('textbox', { name: 'Mobile number' }), '9876501234')
    await user.click(screen.getByRole('button', { name: 'Send OTP' }))
    await screen.findByRole('textbox', { name: 'OTP' })
    expect(screen.getByRole('button', { name: 'End session' })).toBeVisible()
    await user.type(screen.getByRole('textbox', { name: 'OTP' }), '123456')
    await user.click(screen.getByRole('button', { name: 'Verify OTP' }))
    for (const next of ['Profile', 'Back', 'Orders']) {
      await user.click(await screen.findByRole('link', { name: next }))
      expect(screen.getByRole('button', { name: 'End session' })).toBeVisible()
    }
    await user.click(await screen.findByRole('button', { name: 'Start' }))
    await user.click(await screen.findByRole('button', { name: 'End session' }))
    await expect.poll(() => load.mock.calls).toEqual([['/kiosk']])
  })
})
