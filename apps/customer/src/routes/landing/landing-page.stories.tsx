import { fakeOrdering, testUser } from '@dawadoot/ordering/testing/fake-ordering'
import { OrderingProvider } from '@dawadoot/ordering/ordering'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { LandingPage } from './landing-page.tsx'

function Landing({ signedIn }: { signedIn: boolean }) {
  const [ordering] = useState(() => fakeOrdering(signedIn ? { user: testUser() } : {}))
  return (
    <OrderingProvider ordering={ordering}>
      <LandingPage />
    </OrderingProvider>
  )
}

const meta = {
  title: 'Customer/Landing',
  component: Landing,
  parameters: { layout: 'fullscreen' },
  args: { signedIn: false },
} satisfies Meta<typeof Landing>
export default meta
type Story = StoryObj<typeof meta>

export const Visitor: Story = {}
export const SignedIn: Story = { args: { signedIn: true } }
export const OnAPhone: Story = { globals: { viewport: { value: 'narrow' } } }
export const AnswerOpen: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await userEvent.click(await page.findByRole('button', { name: 'How do you verify my order?' }))
    const answer = page.getByText(/A registered pharmacist compares your cart/)
    // it hangs itself out first
    await waitFor(() => expect(answer).toBeVisible())
  },
}
export const TestimonialsPaused: Story = {
  play: async ({ canvasElement }) => {
    const voices = within(await within(canvasElement).findByRole('region', { name: 'Testimonials' }))
    // whoever asks for stillness finds it paused
    if (!matchMedia('(prefers-reduced-motion: reduce)').matches)
      await userEvent.click(voices.getByRole('button', { name: 'Pause' }))
    await expect(voices.getByRole('button', { name: 'Play' })).toBeVisible()
  },
}
