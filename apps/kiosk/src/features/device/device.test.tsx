import { ApiError, OFFLINE_MESSAGE } from '@dawadoot/api/client/api-error'
import type { KioskPlace } from '@dawadoot/api/client/kiosk'
import { enrolKiosk, getKiosk, getKioskStatus } from '@dawadoot/api/contract/kiosk'
import { logout, sendOtp } from '@dawadoot/api/contract/auth'
import { answer, refuse, reply } from '@dawadoot/api/testing/reply'
import { apiServer } from '@dawadoot/ordering/testing/api-server'
import { signIn } from '@dawadoot/ordering/session/session-store'
import { testUser } from '@dawadoot/ordering/testing/fake-ordering'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { App } from '../../app.tsx'
import { DEVICE, standsInHospital, WIRE_DEVICE, WIRE_HOSPITAL } from '../../testing/fake-kiosk.ts'
import { createKioskOrdering } from '../kiosk-ordering.ts'
import { createDevice, createLook } from './device-store.ts'

const nowhere = reply(getKiosk, { data: { status: 'not_enrolled' } })
const server = apiServer(standsInHospital)
const user = userEvent.setup()
beforeEach(() => sessionStorage.clear())

const open = (path = '/kiosk') =>
  render(
    <MemoryRouter initialEntries={[path]}>
      <App load={vi.fn()} />
    </MemoryRouter>,
  )
const enter = async (code: string, action: string) => {
  await user.type(await screen.findByRole('textbox', { name: 'Staff code' }), code)
  await user.click(screen.getByRole('button', { name: action }))
}

describe('a browser that nobody has set up', () => {
  beforeEach(() => server.use(nowhere))

  test.each(['/kiosk', '/kiosk/order', '/kiosk/home'])('shows the set-up screen at %s', async (path) => {
    open(path)
    expect(await screen.findByRole('heading', { level: 1, name: 'Set up this kiosk' })).toBeVisible()
    expect(screen.queryByText('Welcome to Kiosk')).toBeNull()
  })

  test('becomes the hospital’s kiosk by a staff code, however it is written', async () => {
    let typed: unknown
    server.use(
      answer(enrolKiosk, async (request) => {
        typed = await request.json()
        return Response.json({ data: { status: 'enrolled', device: WIRE_DEVICE } }, { status: 201 })
      }),
    )
    open()
    await enter('1234 5678 9012', 'Set up')
    expect(await screen.findByRole('heading', { name: 'Welcome to Kiosk' })).toBeVisible()
    expect(screen.getByText('Sahyadri Hospital')).toBeVisible()
    expect(typed).toEqual({ code: '123456789012' })
  })

  test('says what is wrong with a code, and stays', async () => {
    server.use(refuse(enrolKiosk, 'staff_code_wrong', { message: 'This staff code is not valid.' }))
    open()
    await user.type(await screen.findByRole('textbox', { name: 'Staff code' }), '1234')
    expect(screen.getByRole('button', { name: 'Set up' })).toBeDisabled()
    await enter('56789012', 'Set up')
    expect(await screen.findByText('This staff code is not valid.')).toBeVisible()
  })
})

test('a kiosk that is revoked while it is on becomes a set-up screen with the next code that it asks for', async () => {
  open()
  await screen.findByText('Sahyadri Hospital')
  server.use(nowhere, refuse(sendOtp, 'kiosk_not_enrolled', { message: 'Not set up.' }))
  await user.type(screen.getByRole('textbox', { name: 'Mobile number' }), '9876501234')
  await user.click(screen.getByRole('button', { name: 'Send OTP' }))
  expect(await screen.findByRole('heading', { name: 'Set up this kiosk' })).toBeVisible()
})

test('whoever is signed in when the kiosk is revoked is signed out', async () => {
  let told = 0
  server.use(
    nowhere,
    answer(logout, () => {
      told += 1
      return Response.json({ success: true })
    }),
  )
  const load = vi.fn<(path: string) => void>()
  render(
    <MemoryRouter initialEntries={['/kiosk/home']}>
      <App
        load={load}
        make={(navigate, wizard, fetch) => {
          const ordering = createKioskOrdering(navigate, wizard, fetch)
          signIn(ordering.session, 't1', testUser(), Date.now())
          return ordering
        }}
      />
    </MemoryRouter>,
  )
  await expect.poll(() => load.mock.calls).toEqual([['/kiosk']])
  expect(told).toBe(1)
  expect(sessionStorage).toHaveLength(0)
})

test('a demonstration shows the built-in hospital', async () => {
  server.use(
    reply(getKiosk, {
      data: { status: 'demonstration', hospital: { ...WIRE_HOSPITAL, name: 'Demo Hospital' } },
    }),
  )
  open()
  expect(await screen.findByText('Demo Hospital')).toBeVisible()
})

describe('the status page', () => {
  const toStaff = async () => {
    open()
    await user.click(await screen.findByRole('button', { name: /Sahyadri Hospital/ }))
  }

  test('tells staff how the kiosk is doing, behind their code', async () => {
    server.use(
      reply(getKioskStatus, { data: { device: WIRE_DEVICE, lastOrderAt: '2026-11-27T06:12:00.000Z' } }),
    )
    await toStaff()
    expect(screen.queryByText('kiosk-7')).toBeNull()
    await enter('123456789012', 'Open')
    expect(await screen.findByText('kiosk-7')).toBeVisible()
    expect(screen.getByText('27 November 2026, 11:42 am')).toBeVisible()
    expect(await screen.findByText('Not found')).toBeVisible()
    expect(screen.getByText(/Server answers in \d+ ms/)).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Back' }))
    expect(screen.getByRole('heading', { name: 'Welcome to Kiosk' })).toBeVisible()
  })

  test('is closed to a wrong code', async () => {
    server.use(refuse(getKioskStatus, 'staff_code_wrong', { message: 'This staff code is not valid.' }))
    await toStaff()
    await enter('123456789012', 'Open')
    expect(await screen.findByText('This staff code is not valid.')).toBeVisible()
    expect(screen.queryByText('kiosk-7')).toBeNull()
  })
})

describe('without the server', () => {
  test('the kiosk says so over whatever was being done, and goes on by itself', async () => {
    server.use(answer(getKiosk, () => Response.error()))
    open()
    expect(await screen.findByRole('alertdialog', { name: 'No connection' })).toBeVisible()
    server.use(standsInHospital)
    window.dispatchEvent(new Event('online'))
    await expect.poll(() => screen.queryByRole('alertdialog')).toBeNull()
    expect(screen.getByRole('heading', { name: 'Welcome to Kiosk' })).toBeVisible()
  })

  test('a call that finds nobody asks at once', async () => {
    open()
    await screen.findByText('Sahyadri Hospital')
    server.use(
      answer(getKiosk, () => Response.error()),
      answer(sendOtp, () => Response.error()),
    )
    await user.type(screen.getByRole('textbox', { name: 'Mobile number' }), '9876501234')
    await user.click(screen.getByRole('button', { name: 'Send OTP' }))
    expect(await screen.findByRole('alertdialog', { name: 'No connection' })).toBeVisible()
  })
})

describe('looking', () => {
  const enrolled: KioskPlace = { status: 'enrolled', device: DEVICE }

  test('asks once, however many want to know', async () => {
    const where = vi.fn(() => Promise.resolve(enrolled))
    const store = createDevice()
    const look = createLook(store, { where }, () => 5)
    expect(await Promise.all([look(), look(), look()])).toEqual([true, true, true])
    expect(where).toHaveBeenCalledOnce()
    expect(store.getState()).toEqual({ place: enrolled, connection: 'ok', answeredInMs: 0 })
  })

  test.each([
    ['offline', 'lost'],
    ['timed_out', 'lost'],
    ['unavailable', 'lost'],
    ['reply_unexpected', 'lost'],
    ['rate_limited', 'ok'],
  ] as const)(
    'an answer of %s means the connection is %s, and the place stays known',
    async (code, connection) => {
      const store = createDevice()
      store.setState({ place: enrolled })
      const look = createLook(
        store,
        { where: () => Promise.reject(new ApiError(code, OFFLINE_MESSAGE)) },
        () => 5,
      )
      expect(await look()).toBe(connection === 'ok')
      expect(store.getState()).toMatchObject({ place: enrolled, connection })
    },
  )
})
