import { getProfile } from '@dawadoot/api/contract/users'
import { wireAddress, wireProfile } from '@dawadoot/api/testing/builders'
import { reply } from '@dawadoot/api/testing/reply'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen, userEvent } from 'storybook/test'
import { InStory } from '../testing/in-story.tsx'
import { SavedAddresses } from './saved-addresses.tsx'

type Args = { addresses: ReturnType<typeof wireAddress>[] }

/** The profile's Addresses tab. */
const meta = {
  title: 'Ordering/Saved addresses',
  args: {
    addresses: [
      wireAddress({ _id: 'a1', name: 'Home' }),
      wireAddress({ _id: 'a2', name: 'Parents', isDefault: false, reach: 'out_of_reach' }),
    ],
  },
  render: ({ addresses }) => (
    <InStory handlers={[reply(getProfile, { data: { user: wireProfile({ addresses }) } })]}>
      <main className="wrap py-6">
        <h1 className="sr-only">Profile</h1>
        <h2 className="mb-5 text-2xl">Addresses</h2>
        <SavedAddresses />
      </main>
    </InStory>
  ),
} satisfies Meta<Args>
export default meta
type Story = StoryObj<Args>

export const List: Story = { play: async () => void (await screen.findByText('Default address')) }
export const ListNarrow: Story = { ...List, globals: { viewport: { value: 'narrow' } } }
export const Nothing: Story = {
  args: { addresses: [] },
  play: async () => void (await screen.findByText('No address found')),
}
export const Question: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Delete Home' }))
    await screen.findByRole('alertdialog')
  },
}
export const Changing: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Edit Home' }))
    await screen.findByRole('heading', { name: 'Edit address' })
  },
}
