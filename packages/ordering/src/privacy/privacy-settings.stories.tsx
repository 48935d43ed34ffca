import { deleteMyData } from '@dawadoot/api/contract/personal-data'
import { listSessions } from '@dawadoot/api/contract/sessions'
import { refuse } from '@dawadoot/api/testing/reply'
import type { Meta, StoryObj } from '@storybook/react-vite'
import type { HttpHandler } from 'msw'
import { screen, userEvent } from 'storybook/test'
import { offline } from '../testing/calls.ts'
import { InStory } from '../testing/in-story.tsx'
import { PrivacySettings } from './privacy-settings.tsx'
import { consentsThere, devicesThere } from '../testing/sample-privacy.ts'

type Args = { handlers: readonly HttpHandler[] }

/** The profile's Privacy tab: looked at, asked, and in trouble. */
const meta = {
  title: 'Ordering/Privacy',
  args: { handlers: [devicesThere, consentsThere] },
  render: ({ handlers }) => (
    <InStory handlers={handlers}>
      <main className="wrap py-6">
        <h1 className="sr-only">Profile</h1>
        <h2 className="mb-5 text-2xl">Privacy</h2>
        <PrivacySettings />
      </main>
    </InStory>
  ),
} satisfies Meta<Args>
export default meta
type Story = StoryObj<Args>

export const View: Story = {
  play: async () => void (await screen.findByText('Chrome on Android')),
}
export const ViewNarrow: Story = { ...View, globals: { viewport: { value: 'narrow' } } }

export const Question: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Delete my data' }))
    await screen.findByRole('alertdialog', { name: 'Delete your data for good?' })
  },
}

export const OpenOrder: Story = {
  args: {
    handlers: [
      devicesThere,
      consentsThere,
      refuse(deleteMyData, 'orders_open', {
        message: 'You have an order that is not closed. Wait for its delivery or cancel it, then try again.',
      }),
    ],
  },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Delete my data' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Yes, delete my data' }))
    await screen.findByText(/You have an order that is not closed/, { selector: '[role=alert] *' })
  },
}

export const NotLoaded: Story = {
  args: { handlers: [offline(listSessions), consentsThere] },
  play: async () => void (await screen.findByText('Network Error: Please check your connection')),
}
