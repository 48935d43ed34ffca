import type { Meta, StoryObj } from '@storybook/react-vite'
import { LostLine } from '../art/lost-line.tsx'
import { ButtonLink } from '../button/button-link.tsx'
import { NotFound } from './not-found.tsx'

const meta = {
  title: 'Feedback/NotFound',
  tags: ['autodocs'],
  component: NotFound,
  parameters: { layout: 'fullscreen' },
  args: {
    art: <LostLine className="w-full" />,
    title: 'This page is not here',
    children: 'The line ends before it. The address may be old, or mistyped.',
    action: <ButtonLink href="#home">Go to Home Page</ButtonLink>,
  },
} satisfies Meta<typeof NotFound>
export default meta
type Story = StoryObj<typeof meta>

export const Page: Story = {}
export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } }
