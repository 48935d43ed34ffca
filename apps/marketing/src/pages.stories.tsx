import type { Meta, StoryObj } from '@storybook/react-vite'
import { MemoryRouter } from 'react-router'
import { App } from './app.tsx'

/** The partner site's pages, whole. */
const meta = {
  title: 'Marketing/Pages',
  parameters: { layout: 'fullscreen' },
  render: ({ at }) => (
    <MemoryRouter initialEntries={[at]}>
      <App />
    </MemoryRouter>
  ),
} satisfies Meta<{ at: string }>
export default meta
type Story = StoryObj<{ at: string }>

const narrow = { globals: { viewport: { value: 'narrow' } } } as const

export const About: Story = { args: { at: '/about' } }
export const AboutNarrow: Story = { ...About, ...narrow }
export const ForHospitals: Story = { args: { at: '/hospital-onboarding' } }
export const ForHospitalsNarrow: Story = { ...ForHospitals, ...narrow }
export const Franchise: Story = { args: { at: '/franchise' } }
export const FranchiseNarrow: Story = { ...Franchise, ...narrow }
export const NotFound: Story = { args: { at: '/nothing' } }
