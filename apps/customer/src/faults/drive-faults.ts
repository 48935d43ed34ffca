import { TEST_NOW, testUser } from '@dawadoot/ordering/testing/fake-ordering'
import { type Fault, type FaultKind, FAULTS, REFUSED, RETRY_AFTER } from '@dawadoot/ordering/testing/faults'
import { faultyNetwork } from '@dawadoot/ordering/testing/faulty-network'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { pageChunks } from '../app-routes.tsx'
import { SignIn, Upload } from '../features/overlays/overlays.tsx'
import { renderApp, type RenderedApp } from '../testing/render-app.tsx'
import type { Screen } from './screen.ts'
import { wellServer } from './well-server.ts'

const OFFLINE = 'Network Error: Please check your connection'
const ENDED = 'Your session has ended. Please log in again.'

/** Time passes here without anybody waiting for it. */
export const later = (ms: number): Promise<void> =>
  act(async () => void (await vi.advanceTimersByTimeAsync(ms)))

const setOnline = (online: boolean): Promise<void> =>
  act(async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(online)
    window.dispatchEvent(new Event(online ? 'online' : 'offline'))
  })

const reasonOf = ({ fallback }: Screen, { name, kind }: Fault): string => {
  if (kind === 'lost') return OFFLINE
  if (kind === 'garbled') return typeof fallback === 'string' ? fallback : (fallback[name] ?? '')
  return REFUSED[name.includes('429') ? 429 : name.includes('401') ? 401 : 500]
}

const logInAgain = async ({ user }: RenderedApp) => {
  const dialog = within(await screen.findByRole('dialog', { name: 'Login to Dawadoot' }))
  await user.clear(dialog.getByRole('textbox', { name: 'Mobile number' }))
  await user.paste('9000000001')
  await user.click(screen.getByRole('button', { name: 'Send OTP' }))
  await user.click(await screen.findByRole('textbox', { name: 'OTP' }))
  await user.paste('123456')
  await user.click(screen.getByRole('button', { name: 'Verify OTP' }))
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Verify OTP' })).not.toBeInTheDocument())
}

/** The page is there: its header, and no page of errors in its place. */
const standsThere = () => {
  expect(screen.getByRole('link', { name: 'Dawadoot, home', hidden: true })).toBeInTheDocument()
  expect(screen.getByRole('main', { hidden: true })).not.toBeEmptyDOMElement()
  expect(screen.queryByText('Unexpected Application Error!')).not.toBeInTheDocument()
}

const meet = async (shown: Screen, fault: Fault): Promise<void> => {
  const network = faultyNetwork(wellServer({ newcomer: shown.newcomer ?? false }))
  const notify = { success: vi.fn(), error: vi.fn() }
  const breakNow = async () => {
    network.break(shown.called, fault)
    if (fault.offline) await setOnline(false)
  }
  const mend = async () => {
    network.mend()
    if (fault.offline) await setOnline(true)
  }
  if (!shown.act) await breakNow()
  const user = userEvent.setup({ delay: null })
  const app = renderApp(
    shown.at,
    {
      fetch: network.fetch,
      notify,
      deviceNow: () => Date.now(),
      ...(shown.visitor ? {} : { user: testUser() }),
      ...(shown.before ? { before: shown.before } : {}),
      ...(shown.maps ? { maps: shown.maps(network.fetch) } : {}),
    },
    user,
  )
  await shown.reach?.(app)
  if (shown.act) {
    await breakNow()
    await shown.act(app)
  }

  if (fault.kind === 'late' || shown.takes?.includes(fault.name)) {
    await later(5000)
    standsThere()
    // who is late is not told off
    if (fault.kind === 'late') expect(notify.error).not.toHaveBeenCalled()
    await later(shown.patience ?? 8000)
    await shown.done(app)
    await mend()
    return standsThere()
  }

  await later(shown.patience ?? 12_000)
  standsThere()
  const kind: FaultKind = fault.kind === 'ended' && !shown.endsSession ? 'refused' : fault.kind
  if (fault.offline) expect(await screen.findByText(/^You are offline\./)).toBeInTheDocument()

  if (kind === 'ended') {
    expect(notify.error.mock.calls.filter(([text]) => text === ENDED)).toHaveLength(1)
    await mend()
    await logInAgain(app)
    if (shown.act) {
      if (!shown.losesWhenEnded) await shown.kept?.(app)
      if (!shown.resumes) await shown.again(app)
    }
  } else {
    if (shown.says !== 'quiet') {
      const said = shown.says(reasonOf(shown, fault), kind)
      if (said.place) {
        const [words] = await screen.findAllByText(said.place)
        expect(words).toBeVisible()
        expect(words?.closest('[role=alert], [role=status]'), 'it is announced').not.toBeNull()
      }
      if (said.toast) expect(notify.error).toHaveBeenCalledWith(said.toast)
      else expect(notify.error).not.toHaveBeenCalled()
    } else expect(notify.error).not.toHaveBeenCalled()
    await shown.kept?.(app)
    await mend()
    if (!(fault.offline && shown.byItself)) {
      if (fault.name.includes('429')) await later(RETRY_AFTER * 1000)
      await shown.again(app)
    }
  }
  await later(shown.patience ?? 3000)
  await shown.done(app)
  standsThere()
}

/** Each screen of the table meets each fault: what it says, what it keeps, and how it goes on without a reload. */
export const driveFaults = (screens: readonly Screen[]): void => {
  beforeAll(async () => {
    // code on its way is not what these tests are about: all of it is here before the first
    await Promise.all([
      ...[SignIn, Upload, ...pageChunks].map((part) => part.preload()),
      import('../features/site/account-menu.tsx'),
      import('@dawadoot/ordering/checkout/confirm-drawer'),
      import('@dawadoot/ordering/privacy/privacy-settings'),
    ])
  })
  beforeEach(() => {
    vi.spyOn(window, 'scrollTo').mockImplementation(() => {})
    vi.useFakeTimers({
      shouldAdvanceTime: true,
      now: TEST_NOW,
      toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
    })
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.restoreAllMocks()
  })
  describe.each(screens)('$name', (shown) => {
    test.each(FAULTS)('meets $name', async (fault) => {
      await meet(shown, fault)
      expect(screen.queryByText('Unexpected Application Error!')).not.toBeInTheDocument()
    })
  })
}
