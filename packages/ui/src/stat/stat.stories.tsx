import type { Meta, StoryObj } from '@storybook/react-vite'
import { Stat, Stats } from './stat.tsx'

const four = [
  ['90%+', 'max savings'],
  ['2K+', 'orders'],
  ['100%', 'pharmacist verified'],
  ['24x7', 'support'],
].map(([value = '', label = '']) => <Stat key={label} value={value} label={label} />)

const meta = {
  title: 'Content/Stat',
  tags: ['autodocs'],
  component: Stats,
  args: { children: four },
} satisfies Meta<typeof Stats>
export default meta
type Story = StoryObj<typeof meta>

export const Square: Story = {}
export const Row: Story = { args: { columns: 4 } }
export const Hung: Story = { args: { columns: 4, hung: true } }
export const SixSmaller: Story = {
  args: {
    columns: 6,
    hung: true,
    children: [
      ...four,
      <Stat key="k" value="8K+" label="orders per month" />,
      <Stat key="r" value="42%" label="repeat rate" />,
    ],
  },
}
