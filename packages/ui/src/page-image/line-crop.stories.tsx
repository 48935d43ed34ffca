import type { Meta, StoryObj } from '@storybook/react-vite'
import { LineCrop } from './line-crop.tsx'
import { SAMPLE_PAGE, SAMPLE_SIZE } from './sample-page.ts'

const meta = {
  title: 'Order/LineCrop',
  tags: ['autodocs'],
  component: LineCrop,
  args: {
    src: SAMPLE_PAGE,
    size: SAMPLE_SIZE,
    box: { x: 0.155, y: 0.24, width: 0.5, height: 0.08 },
    label: 'Line 1 as written on the prescription',
  },
} satisfies Meta<typeof LineCrop>
export default meta
type Story = StoryObj<typeof meta>

export const Line: Story = {}
export const ShortLine: Story = { args: { box: { x: 0.155, y: 0.685, width: 0.25, height: 0.08 } } }
export const Fetching: Story = { args: { src: undefined } }
