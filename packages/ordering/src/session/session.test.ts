import { logout, refresh } from '@dawadoot/api/contract/auth'
import { getProfile } from '@dawadoot/api/contract/users'
import { wireProfile, wireUser } from '@dawadoot/api/testing/builders'
import { refuse, reply } from '@dawadoot/api/testing/reply'
import { waitFor } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { loadProfile } from '../profile/load-profile.ts'
import { keyValue, STORED } from '../storage/browser-storage.ts'
import { apiServer } from '../testing/api-server.ts'
import { brokenProxy, noted, offline } from '../testing/calls.ts'
import { fakeOrdering, memoryStorage, TEST_NOW, testStorage, testUser } from '../testing/fake-ordering.ts'
import { logOut } from './log-out.ts'
import { REFRESH_AFTER_MS } from './auth-state.ts'
import { refreshSession } from './refresh-session.ts'
import { followOtherTabs, signIn, signOut, VISITOR } from './session-store.ts'

const server = apiServer(
  reply(getProfile, { data: { user: wireProfile() } }),
  reply(logout, { success: true, message: 'bye' }),
)

const stored = (entries: Record<string, unknown>): Storage => {
  const local = memoryStorage()
  for (const [key, value] of Object.entries(entries)) local.setItem(key, JSON.stringify(value))
  return local
}

describe('a page that is loaded', () => {
  test('knows whoever was signed in', () => {
    const local = stored({ authToken: 't1', user: testUser() })
    const { session } = fakeOrdering({ storage: testStorage(local) })
    expect(session.getState()).toMatchObject({ status: 'signed_in', token: 't1', user: { name: 'Asha Rao' } })
  })

  test.each([
    ['a token without a user', { authToken: 't1' }],
    ['a user without a token', { user: testUser() }],
    ['a damaged user', { authToken: 't1', user: { id: 7 } }],
  ])('starts signed out with %s, and clears both', (_, entries) => {
    const local = stored(entries)
    const { session } = fakeOrdering({ storage: testStorage(local) })
    expect(session.getState()).toEqual({ status: 'signed_out' })
    expect(local.getItem('authToken')).toBeNull()
    expect(local.getItem('user')).toBeNull()
  })

  test('has for a visitor what the page was written for, and draws nothing anew', () => {
    expect(fakeOrdering({}).session.getState()).toBe(VISITOR)
  })

  test('keeps token and user apart, and says of the user whether the profile is complete', () => {
    const local = memoryStorage()
    fakeOrdering({ storage: testStorage(local), user: testUser({ name: '' }) })
    expect(JSON.parse(local.getItem('authToken') ?? 'null')).toBe('token-1')
    expect(JSON.parse(local.getItem('user') ?? 'null')).toEqual({
      ...testUser({ name: '' }),
      isProfileComplete: false,
    })
  })

  test('lets authToken win over what the persisted slices say', () => {
    const local = stored({
      [STORED.root]: { version: 1, auth: { isAuthenticated: true, mobile: '9000000001' } },
    })
    const { session } = fakeOrdering({ storage: testStorage(local) })
    expect(session.getState()).toEqual({ status: 'signed_out' })
  })

  test('reads the slices of an older version, and drops only what it cannot read (B103)', () => {
    const local = stored({
      authToken: 't1',
      user: testUser(),
      [STORED.root]: {
        auth: JSON.stringify({ isAuthenticated: true, token: 'other', mobile: '9000000001', otpSent: false }),
        prescription: JSON.stringify({
          prescriptions: [{ prescriptionId: 'p1', name: 'rx.jpg' }, { kind: 'unheard-of' }],
          uploadedPrescription: { status: 'unheard-of' },
        }),
        _persist: JSON.stringify({ version: -1, rehydrated: true }),
      },
    })
    const { session, prescription } = fakeOrdering({ storage: testStorage(local) })
    expect(session.getState()).toMatchObject({ status: 'signed_in', token: 't1' })
    expect(prescription.getState()).toEqual({
      prescriptions: [{ prescriptionId: 'p1', name: 'rx.jpg' }],
      upload: { status: 'none' },
    })
  })

  test('comes back to a code that was sent, as long as it lives', () => {
    const at = (sentAt: number) =>
      fakeOrdering({
        storage: testStorage(
          stored({
            [STORED.root]: {
              version: 1,
              auth: { mobile: '9000000001', code: { sentAt, resendAt: sentAt + 30_000 } },
            },
          }),
        ),
      }).signIn.getState()
    expect(at(TEST_NOW - 60_000)).toMatchObject({ step: 'otp', mobile: '9000000001' })
    expect(at(TEST_NOW - 5 * 60_000)).toEqual({ step: 'mobile', mobile: '9000000001' })
  })

  test('lets a person sign in for the tab when storage cannot be reached (B105)', () => {
    const blocked = keyValue(() => {
      throw new DOMException('denied', 'SecurityError')
    })
    const { session } = fakeOrdering({ storage: { local: blocked, session: blocked }, user: testUser() })
    expect(session.getState()).toMatchObject({ status: 'signed_in' })
  })
})

describe('persist:root', () => {
  test('holds the auth and prescription slices, a version, and no token', () => {
    const local = memoryStorage()
    fakeOrdering({ storage: testStorage(local), user: testUser() })
    const root: unknown = JSON.parse(local.getItem(STORED.root) ?? '')
    expect(root).toEqual({
      version: 1,
      auth: { isAuthenticated: true, mobile: '', code: null, tokenSince: TEST_NOW },
      prescription: { prescriptions: [], uploadedPrescription: null },
    })
    expect(local.getItem('authToken')).toBe('"token-1"')
  })
})

describe('signing out', () => {
  test('forgets everything that belongs to the person, and says so, even when the call fails', async () => {
    server.use(offline(logout))
    const local = stored({ [STORED.selectedAddress]: { id: 'a1' } })
    const success = vi.fn()
    const ordering = fakeOrdering({
      storage: testStorage(local),
      user: testUser(),
      notify: { success, error: vi.fn() },
    })
    await loadProfile(ordering)
    await logOut(ordering)
    expect(success).toHaveBeenCalledWith('Logged out successfully!')
    expect(ordering.session.getState()).toEqual({ status: 'signed_out' })
    expect(ordering.profile.getState()).toEqual({ status: 'idle' })
    for (const key of ['authToken', 'user', STORED.selectedAddress]) expect(local.getItem(key)).toBeNull()
  })

  test('tells the server with the token it ends', async () => {
    const { calls, handler } = noted(logout, reply(logout, { success: true, message: 'bye' }))
    server.use(handler)
    await logOut(fakeOrdering({ user: testUser() }))
    expect(calls[0]?.headers.get('authorization')).toBe('Bearer token-1')
  })
})

describe('a session that the server ended', () => {
  test('is over, and what was being done waits for the same person', async () => {
    server.use(refuse(getProfile, 'unauthenticated'))
    const local = stored({ authToken: 'token-1', user: testUser(), [STORED.selectedAddress]: { id: 'a1' } })
    const ordering = fakeOrdering({ storage: testStorage(local) })
    ordering.prescription.setState({
      upload: { status: 'chosen', file: new File(['x'], 'rx.jpg'), key: 'k1' },
    })
    await loadProfile(ordering)
    expect(ordering.session.getState()).toEqual({
      status: 'signed_out',
      because: 'ended',
      formerUserId: 'u1',
    })
    expect(local.getItem('authToken')).toBeNull()
    expect(local.getItem(STORED.selectedAddress)).not.toBeNull()
    signIn(ordering.session, 'token-2', testUser(), TEST_NOW)
    expect(ordering.prescription.getState().upload).toMatchObject({ status: 'chosen', key: 'k1' })
  })

  test('leaves nothing to whoever signs in next', async () => {
    server.use(refuse(getProfile, 'unauthenticated'))
    const ordering = fakeOrdering({ user: testUser() })
    ordering.prescription.setState({
      upload: { status: 'chosen', file: new File(['x'], 'rx.jpg'), key: 'k1' },
    })
    await loadProfile(ordering)
    signIn(ordering.session, 'token-2', testUser({ id: 'u2' }), TEST_NOW)
    expect(ordering.prescription.getState().upload).toEqual({ status: 'none' })
  })

  test('goes on when another tab has meanwhile exchanged the token (B099)', async () => {
    server.use(refuse(getProfile, 'unauthenticated'))
    const local = memoryStorage()
    const ordering = fakeOrdering({ storage: testStorage(local), user: testUser() })
    local.setItem('authToken', '"token-2"')
    await loadProfile(ordering)
    expect(ordering.session.getState()).toMatchObject({ status: 'signed_in', token: 'token-2' })
  })
})

describe('two tabs', () => {
  test('follow each other out and in (B097)', async () => {
    const local = memoryStorage()
    const here = fakeOrdering({ storage: testStorage(local), user: testUser() })
    const there = fakeOrdering({ storage: testStorage(local) })
    const stop = followOtherTabs(there.session, there.storage)
    await loadProfile(there)

    signOut(here.session)
    window.dispatchEvent(new StorageEvent('storage', { key: 'authToken' }))
    expect(there.session.getState()).toEqual({ status: 'signed_out', because: 'signed_out_elsewhere' })
    expect(there.profile.getState()).toEqual({ status: 'idle' })

    signIn(here.session, 'token-2', testUser(), TEST_NOW)
    window.dispatchEvent(new StorageEvent('storage', { key: 'user' }))
    expect(there.session.getState()).toMatchObject({ status: 'signed_in', token: 'token-2' })
    stop()
  })
})

describe('a token', () => {
  const fresh = reply(refresh, { data: { token: 'token-2', user: wireUser({ name: 'Asha R.' }) } })
  const aDayOn = (storage = testStorage()) => {
    let now = TEST_NOW
    const ordering = fakeOrdering({ storage, user: testUser(), deviceNow: () => now })
    now += REFRESH_AFTER_MS
    return ordering
  }

  test('is exchanged once it is a day old, with the user it belongs to', async () => {
    server.use(fresh)
    const ordering = aDayOn()
    await refreshSession(ordering)
    expect(ordering.session.getState()).toMatchObject({
      token: 'token-2',
      user: { name: 'Asha R.' },
      since: TEST_NOW + REFRESH_AFTER_MS,
    })
  })

  test('is left alone before', async () => {
    const { calls, handler } = noted(refresh, fresh)
    server.use(handler)
    await refreshSession(fakeOrdering({ user: testUser() }))
    expect(calls).toHaveLength(0)
  })

  test('that is refused ends the session', async () => {
    server.use(refuse(refresh, 'unauthenticated'))
    const ordering = aDayOn()
    await refreshSession(ordering)
    expect(ordering.session.getState()).toMatchObject({ status: 'signed_out', because: 'ended' })
  })

  test.each([
    ['without a connection', offline(refresh)],
    ['behind a broken proxy', brokenProxy(refresh)],
  ])('%s goes on as it is', async (_, failure) => {
    server.use(failure)
    const ordering = aDayOn()
    await refreshSession(ordering)
    await waitFor(() =>
      expect(ordering.session.getState()).toMatchObject({ status: 'signed_in', token: 'token-1' }),
    )
  })
})
