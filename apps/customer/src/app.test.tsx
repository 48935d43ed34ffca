import { logout, refresh, sendOtp, verifyOtp } from '@dawadoot/api/contract/auth'
import { getOrder, getOrderHistory } from '@dawadoot/api/contract/orders'
import { getResult, streamPrescription } from '@dawadoot/api/contract/prescriptions'
import { getProfile, updateProfile } from '@dawadoot/api/contract/users'
import { wireOrder, wireProfile, wireResult, wireSummary, wireUser } from '@dawadoot/api/testing/builders'
import { answer, refuse, reply, streamOf } from '@dawadoot/api/testing/reply'
import { encodePrescriptionLink } from '@dawadoot/domain/prescription/encode-link'
import { OPEN_SIGN_IN_EVENT } from '@dawadoot/ordering/sign-in/open-sign-in'
import { STORED } from '@dawadoot/ordering/storage/browser-storage'
import { apiServer } from '@dawadoot/ordering/testing/api-server'
import { memoryStorage, testStorage, testUser } from '@dawadoot/ordering/testing/fake-ordering'
import { signOut } from '@dawadoot/ordering/session/session-store'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { origins } from './env.ts'
import { renderApp } from './testing/render-app.tsx'

const noOrders = reply(getOrderHistory, { data: { orders: [] } })

const server = apiServer(
  reply(sendOtp, { success: true, message: 'sent', resendAfter: 30 }),
  reply(verifyOtp, { data: { token: 't1', user: wireUser() } }),
  reply(refresh, { data: { token: 't2', user: wireUser() } }),
  reply(logout, { success: true, message: 'bye' }),
  reply(getProfile, { data: { user: wireProfile() } }),
  noOrders,
  reply(getOrder, { data: wireOrder() }),
  streamOf(streamPrescription, { status: 'completed' }),
  reply(getResult, wireResult()),
)

const user = testUser()
const header = () => within(screen.getByRole('banner'))
const orderNow = () => header().getByRole('button', { name: 'Order Now' })
const loginDialog = () => screen.findByRole('dialog', { name: 'Login to Dawadoot' })
const uploadModal = () => screen.findByRole('dialog', { name: 'Upload Prescription' })

const signInThrough = async (app: ReturnType<typeof renderApp>) => {
  const dialog = within(await loginDialog())
  await app.user.type(dialog.getByRole('textbox', { name: 'Mobile number' }), '9000000001')
  await app.user.click(screen.getByRole('button', { name: 'Send OTP' }))
  await app.user.type(await screen.findByRole('textbox', { name: 'OTP' }), '123456')
  await app.user.click(screen.getByRole('button', { name: 'Verify OTP' }))
}

describe('ordering', () => {
  test('a visitor who presses Order Now signs in and ends in the upload', async () => {
    const app = renderApp('/')
    await app.user.click(orderNow())
    await loginDialog()
    await signInThrough(app)
    expect(await uploadModal()).toBeVisible()
  })

  test('a visitor who gives the sign-in up has asked for nothing', async () => {
    const app = renderApp('/')
    await app.user.click(orderNow())
    await app.user.click(within(await loginDialog()).getByRole('button', { name: 'Close' }))
    await app.user.click(header().getByRole('button', { name: 'Login' }))
    await signInThrough(app)
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  })

  test('whoever is signed in goes straight to the upload', async () => {
    const app = renderApp('/profile', { user })
    await app.user.click(orderNow())
    expect(await uploadModal()).toBeVisible()
  })

  test.each([
    ['/?order=1', undefined, loginDialog],
    ['/?order=1', user, uploadModal],
    ['/?login=1', undefined, loginDialog],
  ])(
    'coming from the partner pages by %s it is acted on, and the address is cleaned',
    async (at, who, dialog) => {
      const app = renderApp(at, { user: who })
      expect(await dialog()).toBeVisible()
      expect(app.address()).toBe('/')
    },
  )

  test('coming by /?login=1 whoever is signed in is asked nothing', async () => {
    const app = renderApp('/?login=1', { user })
    await waitFor(() => expect(app.address()).toBe('/'))
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })

  test('Back leaves what lay over the page behind', async () => {
    const app = renderApp('/notice')
    await app.user.click(header().getByRole('link', { name: 'Dawadoot, home' }))
    await app.user.click(orderNow())
    await loginDialog()
    app.back()
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(app.address()).toBe('/notice')
  })

  test('the page-wide event opens the login dialog', async () => {
    renderApp('/notice')
    act(() => void window.dispatchEvent(new Event(OPEN_SIGN_IN_EVENT)))
    expect(await loginDialog()).toBeVisible()
  })
})

describe('the header', () => {
  test('leads home, to the partner pages and to the contact details, and offers to log in', () => {
    renderApp('/notice')
    expect(header().getByRole('link', { name: 'Dawadoot, home' })).toHaveAttribute('href', '/')
    expect(header().getByRole('link', { name: 'About' })).toHaveAttribute(
      'href',
      `${origins.marketing}/about`,
    )
    expect(header().getByRole('link', { name: 'Contact' })).toHaveAttribute('href', '/#contact')
    expect(header().getByRole('button', { name: 'Login' })).toBeVisible()
    expect(header().getByRole('button', { name: 'Menu' })).toBeInTheDocument()
  })

  test('goes home first when Contact is pressed on another page', async () => {
    const app = renderApp('/nowhere')
    const seen = vi.spyOn(Element.prototype, 'scrollIntoView')
    await app.user.click(header().getByRole('link', { name: 'Contact' }))
    expect(app.address()).toBe('/#contact')
    const footer = await screen.findByRole('contentinfo')
    await waitFor(() => expect(seen.mock.contexts).toContain(footer))
    seen.mockRestore()
  })

  test('shows who is signed in, and leads to their orders and profile', async () => {
    const app = renderApp('/', { user })
    expect(header().queryByRole('button', { name: 'Login' })).not.toBeInTheDocument()
    await app.user.click(await header().findByRole('button', { name: 'Account menu, Asha Rao' }))
    expect(header().getByText('+91 90000 00001')).toBeInTheDocument()
    fireEvent.click(header().getByText('Orders'))
    expect(app.address()).toBe('/profile?tab=orders')
    fireEvent.click(header().getByText('Profile'))
    expect(app.address()).toBe('/profile?tab=personal')
  })

  test('has one menu, the account’s, once somebody is signed in', () => {
    renderApp('/', { user })
    expect(header().queryByRole('button', { name: 'Menu' })).not.toBeInTheDocument()
  })

  test('calls somebody without a name User', async () => {
    renderApp('/', { user: testUser({ name: '' }) })
    expect(await header().findByRole('button', { name: 'Account menu, User' })).toBeVisible()
  })

  test('opens a chat with a greeting', async () => {
    const open = vi.spyOn(window, 'open').mockReturnValue(null)
    renderApp('/', { user })
    fireEvent.click(await header().findByText('Whatsapp'))
    expect(open).toHaveBeenCalledWith(expect.stringContaining('need%20help%20ordering'), '_blank', 'noopener')
    open.mockRestore()
  })

  test('logs out', async () => {
    const success = vi.fn()
    const app = renderApp('/', { user, notify: { success, error: vi.fn() } })
    fireEvent.click(await header().findByText('Logout'))
    expect(await header().findByRole('button', { name: 'Login' })).toBeVisible()
    expect(success).toHaveBeenCalledWith('Logged out successfully!')
    expect(app.ordering().session.getState()).toEqual({ status: 'signed_out' })
  })
})

test('without a connection the page says so, until it is back', async () => {
  renderApp('/notice')
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  act(() => void window.dispatchEvent(new Event('offline')))
  expect(await screen.findByText(/^You are offline/)).toBeVisible()
  online.mockRestore()
  act(() => void window.dispatchEvent(new Event('online')))
  expect(screen.queryByText(/^You are offline/)).not.toBeInTheDocument()
})

describe('drafts', () => {
  const drafts = () => {
    const local = memoryStorage()
    local.setItem('authToken', '"t1"')
    local.setItem('user', JSON.stringify(user))
    local.setItem(STORED.selectedAddress, '{"id":"a1"}')
    local.setItem(STORED.medicinesData, '{}')
    return local
  }

  test('are cleared away from the result page', () => {
    const local = drafts()
    renderApp('/profile', { storage: testStorage(local) })
    expect(local.getItem(STORED.selectedAddress)).toBeNull()
    expect(local.getItem(STORED.medicinesData)).toBeNull()
  })

  test('stay on it', async () => {
    const local = drafts()
    const link = { prescriptionId: 'p1', addressId: 'a1' }
    renderApp(`/medicne/${encodePrescriptionLink(link)}`, { storage: testStorage(local) })
    await screen.findByText('Crocin 650 Tablet')
    expect(local.getItem(STORED.selectedAddress)).not.toBeNull()
  })
})

describe('a session that ends', () => {
  test('is said once, and the login dialog lies over what was being done', async () => {
    server.use(refuse(getProfile, 'unauthenticated'), refuse(getOrderHistory, 'unauthenticated'))
    const error = vi.fn()
    const app = renderApp('/profile', { user, notify: { success: vi.fn(), error } })
    await loginDialog()
    expect(
      error.mock.calls.flat().filter((text) => text === 'Your session has ended. Please log in again.'),
    ).toHaveLength(1)
    server.resetHandlers()
    await signInThrough(app)
    expect(await screen.findByRole('heading', { level: 1, name: 'Asha Rao' })).toBeVisible()
    expect(app.address()).toBe('/profile')
  })

  test('keeps what was being typed for the same person', async () => {
    const app = renderApp('/profile', { user })
    await app.user.click(await screen.findByRole('button', { name: 'Edit' }))
    await app.user.type(screen.getByRole('textbox', { name: 'Name' }), ' K')
    server.use(refuse(updateProfile, 'unauthenticated', { message: 'Please log in.' }))
    await app.user.click(screen.getByRole('button', { name: 'Save' }))
    await loginDialog()
    await signInThrough(app)
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Asha Rao K')
  })

  test('in another tab closes the upload and shows nothing private', async () => {
    const app = renderApp('/profile', { user })
    await app.user.click(orderNow())
    await uploadModal()
    act(() => signOut(app.ordering().session, 'signed_out_elsewhere'))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(screen.queryByText('asha@example.com')).not.toBeInTheDocument()
    expect(screen.getByRole('heading', { level: 1, name: 'Please log in' })).toBeVisible()
  })
})

describe('addresses', () => {
  const link = { prescriptionId: 'pü/1', addressId: 'a1' }
  const encoded = encodePrescriptionLink(link)
  const standard = encoded.replace(/-/g, '+').replace(/_/g, '/')

  test.each(['/nowhere', '/order-details', '/profile/orders'])(
    '%s is a page that does not exist',
    async (at) => {
      const app = renderApp(at)
      expect(await screen.findByRole('heading', { level: 1, name: '404' })).toBeInTheDocument()
      expect(screen.getByRole('heading', { name: 'Page Not Found' })).toBeVisible()
      expect(screen.getByText("The page you are looking for doesn't exist.")).toBeVisible()
      await app.user.click(screen.getByRole('link', { name: 'Go to Dashboard' }))
      expect(app.address()).toBe('/')
    },
  )

  test.each(['/', '/notice', '/profile', `/medicne/${encoded}`, '/order-details/o1', '/nowhere'])(
    '%s stands under the site header',
    async (at) => {
      renderApp(at, { user })
      expect(await screen.findByRole('heading', { level: 1 })).toBeInTheDocument()
      const [top] = screen.getAllByRole('banner')
      expect(top).toContainElement(screen.getAllByRole('link', { name: 'Dawadoot, home' })[0] ?? null)
    },
  )

  test.each([
    ['/about', 'marketing'],
    ['/hospital-onboarding', 'marketing'],
    ['/franchise', 'marketing'],
    ['/kiosk', 'kiosk'],
    ['/kiosk/home?x=1', 'kiosk'],
  ] as const)('%s belongs to the %s origin', (at, owner) => {
    renderApp(at)
    expect(within(screen.getByRole('main')).getByRole('link')).toHaveAttribute(
      'href',
      `${origins[owner]}${at}`,
    )
  })

  test.each([
    `/medicne/${encoded}`,
    `/medicne?data=${encoded}`,
    `/medicne?data=${encodeURIComponent(standard)}`,
    `/medicine/${encoded}`,
  ])('%s opens the result of its prescription for its address (B125)', async (at) => {
    const asked: string[] = []
    server.use(
      answer(getResult, (request) => {
        asked.push(decodeURIComponent(new URL(request.url).pathname))
        return Response.json(wireResult())
      }),
    )
    renderApp(at, { user })
    await waitFor(() => expect(asked).toContain('/api/prescriptions/pü/1/results/a1'))
  })

  test('the ids that whoever leads there hands over win over those of the address', async () => {
    const asked: string[] = []
    server.use(
      answer(getResult, (request) => {
        asked.push(new URL(request.url).pathname)
        return Response.json(wireResult())
      }),
    )
    const handed = { link: { prescriptionId: 'p7', addressId: 'a7' } }
    renderApp({ pathname: `/medicne/${encoded}`, state: handed }, { user })
    await waitFor(() => expect(asked).toEqual(['/api/prescriptions/p7/results/a7']))
  })

  test.each(['/medicne', '/medicne/nonsense', `/medicne/${btoa('{"prescriptionId":"p1"}')}`])(
    '%s goes home',
    async (at) => {
      const app = renderApp(at, { user })
      await waitFor(() => expect(app.address()).toBe('/'))
    },
  )

  test.each(['/order-confirmation/o1', '/order-details/o1'])('%s shows the order', async (at) => {
    renderApp(at, { user })
    expect(await screen.findByRole('heading', { level: 1, name: 'Order Confirmed!' })).toBeVisible()
    expect(screen.getByText('#o1')).toBeVisible()
  })

  test('an order’s id reaches the server as it is written (B127)', async () => {
    const asked: string[] = []
    server.use(
      answer(getOrder, (request) => {
        asked.push(new URL(request.url).pathname)
        return Response.json({ data: wireOrder() })
      }),
    )
    renderApp('/order-details/rate%2525x', { user })
    await waitFor(() => expect(asked).toEqual(['/api/orders/rate%2525x']))
  })
})

describe('the profile page', () => {
  test('asks a visitor to log in, in its own place', async () => {
    const app = renderApp('/profile')
    expect(await screen.findByRole('heading', { level: 1, name: 'Please log in' })).toBeVisible()
    await app.user.click(within(screen.getByRole('main')).getByRole('button', { name: 'Login' }))
    expect(await loginDialog()).toBeVisible()
  })

  test('starts with Personal Info, shows it, and saves a change', async () => {
    server.use(reply(updateProfile, { data: { user: wireProfile({ name: 'Asha R. Rao' }) } }))
    const success = vi.fn()
    const app = renderApp('/profile', { user, notify: { success, error: vi.fn() } })
    const edit = await screen.findByRole('button', { name: 'Edit' })
    expect(screen.getByText('Date of birth').nextElementSibling).toHaveTextContent('Not given')
    await app.user.click(edit)
    expect(screen.queryByRole('navigation', { name: 'Profile' })).not.toBeInTheDocument()
    expect(screen.getByRole('textbox', { name: 'Mobile number' })).toBeDisabled()
    const name = screen.getByRole('textbox', { name: 'Name' })
    await app.user.clear(name)
    await app.user.type(name, 'Asha R. Rao')
    await app.user.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByRole('button', { name: 'Edit' })).toBeVisible()
    expect(screen.getByRole('heading', { level: 1, name: 'Asha R. Rao' })).toBeVisible()
    expect(await header().findByRole('button', { name: 'Account menu, Asha R. Rao' })).toBeVisible()
    expect(success).toHaveBeenCalledWith('Profile updated')
  })

  test.each([
    ['Name', 'A', 'Too Short'],
    ['Name', 'a'.repeat(61), 'Too Long'],
    ['Name', '', 'Required'],
    ['Email', 'asha@', 'Invalid email'],
    ['Email', '', 'Required'],
    ['WhatsApp number', '900', 'Enter 10 digit number'],
    ['WhatsApp number', '', 'Required'],
  ])('says of %s "%s": %s', async (field, typed, message) => {
    const app = renderApp('/profile', { user })
    await app.user.click(await screen.findByRole('button', { name: 'Edit' }))
    const input = screen.getByRole('textbox', { name: field })
    await app.user.clear(input)
    if (typed) {
      await app.user.click(input)
      await app.user.paste(typed)
    }
    await app.user.tab()
    expect(input).toHaveAccessibleDescription(message)
    expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled()
  })

  test('judges a day of birth by the day it is in India (B033)', async () => {
    const app = renderApp('/profile', { user, deviceNow: () => Date.parse('2026-11-27T00:30:00+05:30') })
    await app.user.click(await screen.findByRole('button', { name: 'Edit' }))
    const birth = screen.getByLabelText(/Date of birth/)
    fireEvent.change(birth, { target: { value: '2026-11-28' } })
    fireEvent.blur(birth)
    expect(await screen.findByText('Future date not allowed')).toBeVisible()
    fireEvent.change(birth, { target: { value: '2026-11-27' } })
    await waitFor(() => expect(screen.queryByText('Future date not allowed')).not.toBeInTheDocument())
  })

  test('says when a change could not be saved, and keeps it', async () => {
    server.use(refuse(updateProfile, 'internal', { message: 'Something broke.' }))
    const error = vi.fn()
    const app = renderApp('/profile', { user, notify: { success: vi.fn(), error } })
    await app.user.click(await screen.findByRole('button', { name: 'Edit' }))
    await app.user.type(screen.getByRole('textbox', { name: 'Name' }), ' K')
    await app.user.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('Something broke.')).toBeVisible()
    expect(error).toHaveBeenCalledWith('Something broke.')
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Asha Rao K')
  })

  test.each([
    ['orders', 'Past Orders'],
    ['addresses', 'Addresses'],
    ['personal', 'Personal Info'],
    ['unheard-of', 'Personal Info'],
  ])('begins with the tab that whoever leads there asks for: %s', async (initialActiveTab, title) => {
    renderApp({ pathname: '/profile', state: { initialActiveTab } }, { user })
    expect(await screen.findByRole('heading', { level: 2, name: title })).toBeVisible()
  })

  test('shows the tab in its address, and walks between them', async () => {
    const app = renderApp('/profile?tab=addresses', { user })
    expect(await screen.findByRole('heading', { name: 'Addresses' })).toBeVisible()
    expect(await screen.findByRole('button', { name: 'Edit Home' })).toBeVisible()
    await app.user.click(screen.getByRole('link', { name: 'Orders' }))
    expect(await screen.findByRole('heading', { name: 'Past Orders' })).toBeVisible()
    expect(app.address()).toBe('/profile?tab=orders')
  })

  test('says that an order is on the way while one is, with its own estimate', async () => {
    server.use(reply(getOrderHistory, { data: { orders: [wireSummary()] } }))
    renderApp('/profile', { user })
    const card = await screen.findByRole('link', { name: /Order on the way, expected delivery 6 mins/ })
    expect(card).toHaveAttribute('href', '/order-details/o1')
  })

  test('says nothing of the kind when none is', async () => {
    server.use(reply(getOrderHistory, { data: { orders: [wireSummary({ status: 'delivered' })] } }))
    const app = renderApp('/profile', { user })
    await waitFor(() => expect(app.ordering().orders.getState().history.status).toBe('ready'))
    expect(screen.queryByText(/Order on the way/)).not.toBeInTheDocument()
  })

  test('shows the orders’ trouble in the orders’ place only (B095)', async () => {
    server.use(
      answer(
        getOrderHistory,
        () =>
          new Response('<html>Bad gateway</html>', { status: 502, headers: { 'content-type': 'text/html' } }),
      ),
    )
    const app = renderApp('/profile', { user })
    expect(await screen.findByRole('button', { name: 'Edit' })).toBeVisible()
    await app.user.click(screen.getByRole('link', { name: 'Orders' }))
    expect(await screen.findByRole('alert')).toBeVisible()
    server.use(noOrders)
    await app.user.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await screen.findByText('No orders yet')).toBeVisible()
  })
})
