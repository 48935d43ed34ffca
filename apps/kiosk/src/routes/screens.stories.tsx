import { completeProfile, sendOtp, verifyOtp } from '@dawadoot/api/contract/auth'
import { getKiosk, getKioskStatus } from '@dawadoot/api/contract/kiosk'
import { getOrderHistory } from '@dawadoot/api/contract/orders'
import { wireSummary, wireUser } from '@dawadoot/api/testing/builders'
import { answer, reply } from '@dawadoot/api/testing/reply'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { ErrorBoundary } from '../features/frame/error-boundary.tsx'
import { WIRE_DEVICE, WIRE_HOSPITAL } from '../testing/fake-kiosk.ts'
import { KioskStory, PERSON } from '../testing/kiosk-story.tsx'

const signsIn = [
  reply(sendOtp, { success: true, message: 'OTP sent successfully!', resendAfter: 30 }),
  reply(verifyOtp, {
    data: { token: 't1', user: wireUser({ name: '', mobile: PERSON.mobile }), hospital: WIRE_HOSPITAL },
  }),
  reply(completeProfile, { data: { user: wireUser() } }),
]
const orders = (...list: ReturnType<typeof wireSummary>[]) =>
  reply(getOrderHistory, { data: { orders: list } })

/** The kiosk's screens around the order, as people meet them. */
const meta = {
  title: 'Kiosk/Screens',
  component: KioskStory,
  globals: { surface: 'kiosk', viewport: { value: 'kiosk' } },
  parameters: { layout: 'fullscreen' },
  args: { at: '/kiosk', handlers: signsIn },
} satisfies Meta<typeof KioskStory>
export default meta
type Story = StoryObj<typeof meta>

const landscape = { globals: { viewport: { value: 'kioskLandscape' } } } as const

export const Login: Story = {
  play: async () => void (await screen.findByText('Sahyadri Hospital')),
}
export const LoginLandscape: Story = { ...Login, ...landscape }
export const LoginWithNumberPad: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole('textbox', { name: 'Mobile number' }))
    await expect(await screen.findByRole('group', { name: 'Number pad' })).toBeVisible()
  },
}
export const Code: Story = {
  play: async () => {
    await userEvent.type(await screen.findByRole('textbox', { name: 'Mobile number' }), PERSON.mobile)
    await userEvent.click(screen.getByRole('button', { name: 'Send OTP' }))
    await screen.findByRole('textbox', { name: 'OTP' })
  },
}
export const CompleteProfile: Story = {
  play: async (context) => {
    await Code.play?.(context)
    await userEvent.type(screen.getByRole('textbox', { name: 'OTP' }), '123456')
    await userEvent.click(screen.getByRole('button', { name: 'Verify OTP' }))
    await screen.findByRole('heading', { name: 'Complete Your Profile' })
  },
}

export const Home: Story = { args: { at: '/kiosk/home', user: PERSON } }
export const HomeLandscape: Story = { ...Home, ...landscape }
/** Somebody without a name is welcomed by the masked number. */
export const HomeWithoutName: Story = { args: { at: '/kiosk/home', user: { ...PERSON, name: '' } } }
export const HomeForAVisitor: Story = { args: { at: '/kiosk/home' } }

export const Profile: Story = {
  args: {
    at: '/kiosk/profile',
    user: PERSON,
    handlers: [orders(wireSummary({ id: 'DW2611-4831', status: 'on_the_way' }))],
  },
  play: async () => void (await screen.findByText(/DW2611-4831/)),
}
export const ProfileWithoutOrder: Story = {
  args: { at: '/kiosk/profile', user: PERSON, handlers: [orders()] },
  play: async () => void (await screen.findByText('No order yet')),
}
export const ProfileFails: Story = {
  args: { at: '/kiosk/profile', user: PERSON, handlers: [answer(getOrderHistory, () => Response.error())] },
  play: async () => void (await screen.findByText('We could not look it up.')),
}

const notEnrolled = reply(getKiosk, { data: { status: 'not_enrolled' } })
export const SetUp: Story = {
  args: { handlers: [notEnrolled] },
  play: async () => void (await screen.findByRole('heading', { name: 'Set up this kiosk' })),
}
export const SetUpLandscape: Story = { ...SetUp, ...landscape }

export const StaffCode: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: /Sahyadri Hospital/ }))
    await screen.findByRole('heading', { name: 'For hospital staff' })
  },
}
export const StaffStatus: Story = {
  args: {
    handlers: [
      reply(getKioskStatus, { data: { device: WIRE_DEVICE, lastOrderAt: '2026-11-27T06:12:00.000Z' } }),
    ],
    openCamera: () => Promise.reject(new DOMException('none', 'NotFoundError')),
  },
  play: async (context) => {
    await StaffCode.play?.(context)
    await userEvent.type(screen.getByRole('textbox', { name: 'Staff code' }), '123456789012')
    await userEvent.click(screen.getByRole('button', { name: 'Open' }))
    await screen.findByText('Not found')
  },
}

export const NoConnection: Story = {
  args: { at: '/kiosk/home', user: PERSON, handlers: [answer(getKiosk, () => Response.error())] },
  play: async () => {
    const dialog = await screen.findByRole('alertdialog', { name: 'No connection' })
    await waitFor(() => expect(dialog).toBeVisible())
  },
}
export const SessionEnds: Story = {
  args: { at: '/kiosk/home', user: PERSON },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'End session' }))
    await screen.findByText('One moment, please...')
  },
}
export const NotFound: Story = { args: { at: '/kiosk/nowhere' } }

const Broken = () => {
  throw new Error('Something that nobody foresaw')
}
export const Crashed: Story = {
  render: () => (
    <ErrorBoundary report={() => {}} onRestart={() => {}}>
      <Broken />
    </ErrorBoundary>
  ),
}
