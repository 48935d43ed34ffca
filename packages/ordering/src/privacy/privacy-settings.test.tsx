import { deleteMyData, getMyData, listConsents, withdrawConsent } from '@dawadoot/api/contract/personal-data'
import { listSessions, revokeSession, revokeSessions } from '@dawadoot/api/contract/sessions'
import { wireProfile } from '@dawadoot/api/testing/builders'
import { refuse, reply } from '@dawadoot/api/testing/reply'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { apiServer } from '../testing/api-server.ts'
import { noted } from '../testing/calls.ts'
import { testUser } from '../testing/fake-ordering.ts'
import { renderOrdering } from '../testing/render-ordering.tsx'
import { PrivacySettings } from './privacy-settings.tsx'
import { consentsThere, devicesThere } from '../testing/sample-privacy.ts'

const server = apiServer(devicesThere, consentsThere)
afterEach(() => vi.restoreAllMocks())

const show = () => renderOrdering(<PrivacySettings />, { user: testUser() })
const press = async ({ user }: ReturnType<typeof show>, name: string) =>
  user.click(await screen.findByRole('button', { name }))

describe('where somebody is signed in', () => {
  test('is listed by device, with when it was last used and which one this is', async () => {
    show()
    const part = await screen.findByRole('region', { name: 'Where you are signed in' })
    const [phone, laptop, kiosk] = within(part).getAllByRole('listitem')
    expect(phone).toHaveTextContent('Chrome on AndroidThis device')
    expect(phone).toHaveTextContent('Last used 27 November 2026, 03:33 pm')
    expect(laptop).toHaveTextContent('Edge on Windows')
    expect(kiosk).toHaveTextContent('Hospital kiosk')
    // This one has the Logout of the menu.
    expect(within(part).queryByRole('button', { name: 'Sign out of Chrome on Android' })).toBeNull()
  })

  test('one device is signed out, and the list is read again', async () => {
    const revoked = noted(revokeSession, reply(revokeSession, { message: 'That session has ended.' }))
    const list = noted(listSessions, devicesThere, reply(listSessions, { data: { sessions: [] } }))
    server.use(revoked.handler, list.handler)
    const { notify, ...shown } = show()
    await press({ notify, ...shown }, 'Sign out of Edge on Windows')
    await waitFor(() => expect(screen.queryByText('Edge on Windows')).toBeNull())
    expect(revoked.calls[0]?.url.pathname).toBe('/api/auth/sessions/s2')
    expect(notify.success).toHaveBeenCalledWith('That device is signed out.')
  })

  test('a device that could not be signed out stays in the list, and can be tried again', async () => {
    server.use(refuse(revokeSession, 'unavailable'))
    const shown = show()
    await press(shown, 'Sign out of Edge on Windows')
    await waitFor(() =>
      expect(shown.notify.error).toHaveBeenCalledWith('That device could not be signed out. Try again.'),
    )
    expect(screen.getByRole('button', { name: 'Sign out of Edge on Windows' })).not.toHaveAttribute(
      'aria-busy',
    )
  })

  test('everywhere is asked first, and then ends this session too', async () => {
    const everywhere = noted(
      revokeSessions,
      reply(revokeSessions, { message: 'You are signed out everywhere.' }),
    )
    server.use(everywhere.handler)
    const shown = show()
    await press(shown, 'Sign out everywhere')
    expect(everywhere.calls).toEqual([])
    await press(shown, 'Yes, sign out')
    await waitFor(() => expect(shown.ordering.session.getState()).toEqual({ status: 'signed_out' }))
    expect(everywhere.calls).toHaveLength(1)
  })
})

describe('a consent', () => {
  test('is shown with the version of the notice and the time it was given', async () => {
    show()
    const part = await screen.findByRole('region', { name: 'What you agreed to' })
    expect(within(part).getAllByRole('listitem')[1]).toHaveTextContent(
      'Read and keep your prescriptionsVersion 2026-11 of the notice, 2 November 2026, 06:50 pm',
    )
    expect(within(part).getByRole('link', { name: 'How we use your data' })).toHaveAttribute(
      'href',
      '/notice',
    )
  })

  test('for prescriptions is withdrawn after a question that says what goes, and the person stays', async () => {
    const withdrawn = noted(withdrawConsent, reply(withdrawConsent, { message: 'withdrawn' }))
    const list = noted(listConsents, consentsThere, reply(listConsents, { data: { consents: [] } }))
    server.use(withdrawn.handler, list.handler)
    const shown = show()
    await press(shown, 'Withdraw: Read and keep your prescriptions')
    expect(screen.getByRole('alertdialog')).toHaveTextContent('All your prescriptions, their pages')
    await press(shown, 'Yes, delete them')
    await screen.findByText('You have not agreed to anything yet.')
    expect(withdrawn.calls[0]?.url.pathname).toBe('/api/users/me/consents/prescription')
    expect(shown.ordering.session.getState().status).toBe('signed_in')
  })

  test('for signing in takes everything with it, and leads home', async () => {
    server.use(reply(withdrawConsent, { message: 'withdrawn' }))
    const shown = show()
    await press(shown, 'Withdraw: Sign you in with your mobile number')
    expect(screen.getByRole('alertdialog')).toHaveTextContent('The law asks a pharmacy to show what it sold.')
    await press(shown, 'Yes, delete everything')
    await waitFor(() => expect(shown.navigate.home).toHaveBeenCalledOnce())
    expect(shown.ordering.session.getState()).toEqual({ status: 'signed_out' })
  })
})

describe('one’s data', () => {
  test('is saved as a file that holds what the server keeps', async () => {
    const saved: Blob[] = []
    vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
      if (file instanceof Blob) saved.push(file)
      return 'blob:data'
    })
    vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => undefined)
    const names: string[] = []
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      names.push(this.download)
    })
    const { addresses: _, ...profile } = wireProfile({ name: 'Asha Rao' })
    server.use(
      reply(getMyData, {
        data: {
          exportedAt: '2026-11-27T10:04:00.000Z',
          profile: { ...profile, createdAt: '2026-11-02T13:14:00.000Z' },
          consents: [],
          addresses: [],
          prescriptions: [],
          orders: [],
          sessions: [],
        },
      }),
    )
    const shown = show()
    await press(shown, 'Download my data')
    await waitFor(() => expect(shown.notify.success).toHaveBeenCalledWith('Your data has been downloaded.'))
    expect(names).toEqual(['dawadoot-data-2026-11-27.json'])
    const text = await new Promise<string>((resolve) => {
      const reader = new FileReader()
      reader.addEventListener('load', () => resolve(typeof reader.result === 'string' ? reader.result : ''))
      reader.readAsText(saved[0] ?? new Blob())
    })
    expect(JSON.parse(text)).toMatchObject({ profile: { name: 'Asha Rao' }, orders: [] })
  })

  test('that could not be prepared says so beside the button', async () => {
    server.use(refuse(getMyData, 'unavailable', { message: 'We cannot answer right now.' }))
    await press(show(), 'Download my data')
    expect(await screen.findByRole('alert')).toHaveTextContent('We cannot answer right now.')
  })

  test('is deleted after a question that says what the law keeps; nothing of the person stays on this device', async () => {
    const deleted = noted(deleteMyData, reply(deleteMyData, { message: 'Your data has been deleted.' }))
    server.use(deleted.handler)
    const shown = show()
    await press(shown, 'Delete my data')
    const question = screen.getByRole('alertdialog', { name: 'Delete your data for good?' })
    expect(question).toHaveTextContent('Your name, number and street are taken out of it.')
    expect(deleted.calls).toEqual([])
    await press(shown, 'Yes, delete my data')
    await waitFor(() => expect(shown.navigate.home).toHaveBeenCalledOnce())
    expect(shown.ordering.session.getState()).toEqual({ status: 'signed_out' })
    expect(shown.ordering.storage.local.read('authToken', (token) => token)).toBeUndefined()
  })

  test('stays while an order is under way, and the question says why', async () => {
    const message =
      'You have an order that is not closed. Wait for its delivery or cancel it, then try again.'
    server.use(refuse(deleteMyData, 'orders_open', { message }))
    const shown = show()
    await press(shown, 'Delete my data')
    await press(shown, 'Yes, delete my data')
    expect(await screen.findByRole('alert')).toHaveTextContent(message)
    expect(shown.ordering.session.getState().status).toBe('signed_in')
    expect(shown.navigate.home).not.toHaveBeenCalled()
  })
})

test('a page that could not be loaded is tried again', async () => {
  server.use(noted(listSessions, refuse(listSessions, 'internal'), devicesThere).handler)
  await press(show(), 'Retry')
  expect(await screen.findByText('Chrome on Android')).toBeInTheDocument()
})
