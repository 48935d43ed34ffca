import type { Meta, StoryObj } from '@storybook/react-vite'
import { Banknote, House, Pencil } from 'lucide-react'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { IconButton } from '../icon-button/icon-button.tsx'
import { Tag } from '../tag/tag.tsx'
import { SelectCard } from './select-card.tsx'

const edit = fn()

const meta = {
  title: 'Fields/SelectCard',
  tags: ['autodocs'],
  component: SelectCard,
  args: {
    name: 'address',
    value: 'home',
    selected: true,
    onSelect: fn(),
    title: 'Swarali flat',
    tag: <Tag icon={<House aria-hidden />}>Home</Tag>,
    children: (
      <>
        <p className="font-medium">Sunita Deshpande, 98220 41736</p>
        <address className="text-quiet">
          12, Swarali Apartments, Paud Road, Kothrud
          <br />
          411038, Pune, Maharashtra, India
        </address>
      </>
    ),
    action: <IconButton label="Edit Swarali flat" icon={<Pencil />} onClick={edit} />,
  },
  decorators: [
    (Story) => (
      <div className="max-w-md">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SelectCard>
export default meta
type Story = StoryObj<typeof meta>

export const Selected: Story = {}
export const NotSelected: Story = {
  args: { selected: false },
  play: async ({ canvas, userEvent, args }) => {
    // anywhere on the card, such as in the middle of the address
    const words = canvas.getByText(/Paud Road/).getBoundingClientRect()
    const under = document.elementFromPoint(words.x + 20, words.y + words.height / 2)
    if (under) await userEvent.click(under)
    await expect(args.onSelect).toHaveBeenCalledWith('home')
    edit.mockClear()
    await userEvent.click(canvas.getByRole('button', { name: 'Edit Swarali flat' }))
    await expect(edit).toHaveBeenCalledOnce()
    await expect(args.onSelect).toHaveBeenCalledOnce()
  },
}
export const OutOfReach: Story = {
  args: { selected: false, disabled: true, problem: 'not deliverable here' },
}
export const Ways: Story = {
  render: function Render() {
    const [way, setWay] = useState('cash')
    return (
      <div role="radiogroup" aria-label="Pay by" className="grid gap-3">
        <SelectCard
          name="pay"
          value="cash"
          title="Cash on Delivery"
          selected={way === 'cash'}
          onSelect={setWay}
          action={<Banknote aria-hidden className="mr-2" />}
        />
        <SelectCard
          name="pay"
          value="upi"
          title="UPI"
          disabled
          selected={way === 'upi'}
          onSelect={setWay}
          action={<span className="mr-2 rounded-sm bg-white px-2 text-xs font-semibold">Coming soon</span>}
        />
      </div>
    )
  },
}
export const LongHindiNarrow: Story = {
  args: { title: 'श्रीमती अन्नपूर्णा देवी का घर, गणेश मंदिर के पीछे' },
  globals: { viewport: { value: 'narrow' } },
}
export const OnTheKiosk: Story = { globals: { surface: 'kiosk', viewport: { value: 'kiosk' } } }
