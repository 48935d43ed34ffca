import type { Meta, StoryObj } from '@storybook/react-vite'
import { Link } from './link.tsx'

const meta = {
  title: 'Actions/Link',
  tags: ['autodocs'],
  component: Link,
  args: { href: '#terms', children: 'Refund terms' },
} satisfies Meta<typeof Link>
export default meta
type Story = StoryObj<typeof meta>

export const Alone: Story = {}
export const InASentence: Story = {
  render: (args) => (
    <p>
      What happens to a parcel you do not want stands in our <Link {...args} />.
    </p>
  ),
}
export const LongHindiNarrow: Story = {
  args: { children: <span lang="hi">दवा वापस करने और पैसे लौटाने के नियम यहाँ पढ़ें</span> },
  globals: { viewport: { value: 'narrow' } },
}
export const OnTheKiosk: Story = { globals: { surface: 'kiosk', viewport: { value: 'kiosk' } } }
