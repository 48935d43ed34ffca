import type { Meta, StoryObj } from '@storybook/react-vite'
import { MemoryRouter } from 'react-router'
import { expect, screen, userEvent } from 'storybook/test'
import { App } from './app.tsx'

type Args = { at: string }

/** The partner site, page by page. */
const meta = {
  title: 'Marketing/Pages',
  parameters: { layout: 'fullscreen' },
  args: { at: '/about' },
  render: ({ at }) => (
    <MemoryRouter initialEntries={[at]}>
      <App />
    </MemoryRouter>
  ),
} satisfies Meta<Args>
export default meta
type Story = StoryObj<Args>

export const About: Story = {}
export const Hospital: Story = { args: { at: '/hospital-onboarding' } }
export const HospitalWithARefusedNumber: Story = {
  ...Hospital,
  play: async () => {
    await userEvent.type(screen.getByRole('textbox', { name: 'Revenue share' }), '.2.3')
    await expect(screen.getByRole('alert')).toHaveTextContent('Digits and one dot only')
  },
}
export const Franchise: Story = { args: { at: '/franchise' } }
export const FranchiseCalculated: Story = {
  ...Franchise,
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Calculate Earnings' }))
    await expect(screen.getByText('₹2,73,750')).toBeVisible()
  },
}
export const FranchiseWithARefusedForm: Story = {
  ...Franchise,
  play: async () => {
    await userEvent.type(screen.getByRole('textbox', { name: 'Email' }), 'asha@')
    await userEvent.click(screen.getByRole('button', { name: 'Submit Inquiry' }))
    await expect(screen.getAllByRole('alert')).toHaveLength(4)
    await expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus()
  },
}
export const NotFound: Story = { args: { at: '/nothing' } }
