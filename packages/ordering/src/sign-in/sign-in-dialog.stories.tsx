import { completeProfile, sendOtp, verifyOtp } from '@dawadoot/api/contract/auth'
import { wireUser } from '@dawadoot/api/testing/builders'
import { refuse, reply } from '@dawadoot/api/testing/reply'
import type { Meta, StoryObj } from '@storybook/react-vite'
import type { HttpHandler } from 'msw'
import { expect, fn, screen, userEvent } from 'storybook/test'
import { offline } from '../testing/calls.ts'
import { InStory } from '../testing/in-story.tsx'
import { SignInDialog } from './sign-in-dialog.tsx'

type Args = { handlers: readonly HttpHandler[] }

const sent = reply(sendOtp, { success: true, message: 'sent', resendAfter: 30 })
const verified = reply(verifyOtp, { data: { token: 't1', user: wireUser({ name: '' }) } })
const completed = reply(completeProfile, { data: { user: wireUser() } })

/** The login dialog in each of its moments. */
const meta = {
  title: 'Ordering/Sign-in',
  parameters: { layout: 'fullscreen' },
  args: { handlers: [sent, verified, completed] },
  render: ({ handlers }) => (
    <InStory handlers={handlers} user={undefined}>
      <main className="wrap min-h-dvh pt-10">
        <h1 className="text-4xl">From the doctor’s pen to your door in 10 minutes</h1>
        <SignInDialog open onClose={fn()} onDone={fn()} />
      </main>
    </InStory>
  ),
} satisfies Meta<Args>
export default meta
type Story = StoryObj<Args>

const typeMobile = async (digits: string) =>
  userEvent.type(await screen.findByRole('textbox', { name: 'Mobile number' }), digits)

const toCode = async () => {
  await typeMobile('9000000001')
  await userEvent.click(screen.getByRole('button', { name: 'Send OTP' }))
  return screen.findByRole('textbox', { name: 'OTP' })
}

const toProfile = async () => {
  await userEvent.type(await toCode(), '123456')
  await userEvent.click(screen.getByRole('button', { name: 'Verify OTP' }))
  return screen.findByRole('textbox', { name: 'Name' })
}

export const Mobile: Story = {}

export const MobileHalfTyped: Story = { play: () => typeMobile('90000 41') }

export const MobileWrong: Story = {
  play: async () => {
    await typeMobile('1234567890')
    await userEvent.tab()
    await expect(screen.getByText('Please enter a valid 10-digit mobile number')).toBeVisible()
  },
}

export const NoConnection: Story = {
  args: { handlers: [offline(sendOtp)] },
  play: async () => {
    await typeMobile('9000000001')
    await userEvent.click(screen.getByRole('button', { name: 'Send OTP' }))
    await expect(await screen.findByRole('textbox', { name: 'Mobile number' })).toHaveAccessibleDescription(
      'Network Error: Please check your connection',
    )
  },
}

export const Code: Story = { play: async () => userEvent.type(await toCode(), '047') }

export const CodeWrong: Story = {
  args: { handlers: [sent, refuse(verifyOtp, 'otp_wrong', { message: 'Invalid OTP. Please try again.' })] },
  play: async () => {
    await userEvent.type(await toCode(), '111111')
    await userEvent.click(screen.getByRole('button', { name: 'Verify OTP' }))
    await expect(await screen.findByRole('textbox', { name: 'OTP' })).toHaveValue('111111')
  },
}

export const CodeUsedUp: Story = {
  args: {
    handlers: [
      sent,
      refuse(verifyOtp, 'otp_dead', { message: 'This code was tried too often. Please ask for a new one.' }),
    ],
  },
  play: async () => {
    await userEvent.type(await toCode(), '111111')
    await userEvent.click(screen.getByRole('button', { name: 'Verify OTP' }))
    await screen.findByText('This code was tried too often. Please ask for a new one.', { selector: 'p' })
  },
}

export const Profile: Story = {
  play: async () => {
    await userEvent.type(await toProfile(), 'Sunita Deshpande')
    await userEvent.type(screen.getByRole('textbox', { name: /Email/ }), 'sunita@')
    await userEvent.tab()
    await expect(screen.getByText('Please enter a valid email address')).toBeVisible()
  },
}

export const ProfileInHindiOnANarrowPhone: Story = {
  globals: { viewport: { value: 'narrow' } },
  play: async () => {
    await userEvent.type(await toProfile(), 'सौ. प्रियंवदा कृष्णमूर्ति देशपांडे')
  },
}
