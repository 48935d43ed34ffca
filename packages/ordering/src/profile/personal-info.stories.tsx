import { getProfile, updateProfile } from '@dawadoot/api/contract/users'
import { wireProfile } from '@dawadoot/api/testing/builders'
import { refuse, reply } from '@dawadoot/api/testing/reply'
import type { Meta, StoryObj } from '@storybook/react-vite'
import type { HttpHandler } from 'msw'
import { useState } from 'react'
import { expect, screen, userEvent } from 'storybook/test'
import { offline } from '../testing/calls.ts'
import { InStory } from '../testing/in-story.tsx'
import { PersonalInfo } from './personal-info.tsx'
import { useProfile } from './use-profile.tsx'

type Args = { handlers: readonly HttpHandler[]; editing: boolean }

const there = reply(getProfile, {
  data: {
    user: wireProfile({
      name: 'Sunita Deshpande',
      profile: { whatsapp: '9000000001', dateofbirth: '1968-03-12', gender: 'female' },
    }),
  },
})

const Page = ({ starts }: { starts: boolean }) => {
  useProfile()
  const [editing, setEditing] = useState(starts)
  return <PersonalInfo editing={editing} onEditingChange={setEditing} />
}

/** Personal Info: looked at, changed, and in trouble. */
const meta = {
  title: 'Ordering/Personal info',
  args: { handlers: [there], editing: false },
  render: ({ handlers, editing }) => (
    <InStory handlers={handlers}>
      <main className="wrap py-6">
        <h1 className="mb-5 text-2xl">Personal Info</h1>
        <Page starts={editing} />
      </main>
    </InStory>
  ),
} satisfies Meta<Args>
export default meta
type Story = StoryObj<Args>

export const View: Story = {
  play: async () => {
    await expect(await screen.findByText('12 March 1968')).toBeVisible()
  },
}

export const Edit: Story = {
  args: { editing: true },
  play: async () => {
    await userEvent.clear(await screen.findByRole('textbox', { name: 'Email' }))
    await userEvent.tab()
    await screen.findByText('Required')
  },
}

export const EditNarrow: Story = { ...Edit, globals: { viewport: { value: 'narrow' } } }

export const NotSaved: Story = {
  args: { editing: true, handlers: [there, refuse(updateProfile, 'internal', { message: 'Update failed' })] },
  play: async () => {
    await userEvent.type(await screen.findByRole('textbox', { name: 'Name' }), ' K')
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    await screen.findByText('Update failed', { selector: '[role=alert] *' })
  },
}

export const NotLoaded: Story = {
  args: { handlers: [offline(getProfile)] },
  play: async () => {
    await screen.findByText('Network Error: Please check your connection')
  },
}
