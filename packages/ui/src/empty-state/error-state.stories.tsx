import type { Meta, StoryObj } from '@storybook/react-vite'
import { RotateCw } from 'lucide-react'
import { expect } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { ErrorState } from './error-state.tsx'

const meta = {
  title: 'Feedback/ErrorState',
  tags: ['autodocs'],
  component: ErrorState,
  args: {
    title: 'Error Loading Prescription',
    children: 'Network Error: Please check your connection',
    action: <Button icon={<RotateCw aria-hidden />}>Retry</Button>,
  },
} satisfies Meta<typeof ErrorState>
export default meta
type Story = StoryObj<typeof meta>

export const Failed: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Error Loading Prescription')
  },
}
export const LongHindiNarrow: Story = {
  args: {
    title: 'हम आपकी पर्ची नहीं खोल पाए',
    children: 'इंटरनेट नहीं मिल रहा है। आपकी पर्ची सुरक्षित है; नेटवर्क आते ही फिर से कोशिश करें।',
  },
  globals: { viewport: { value: 'narrow' } },
}
export const OnTheKiosk: Story = { globals: { surface: 'kiosk', viewport: { value: 'kiosk' } } }
