import type { Meta, StoryObj } from '@storybook/react-vite'
import { DeliverScene } from '../art/deliver-scene.tsx'
import { UploadScene } from '../art/upload-scene.tsx'
import { VerifyScene } from '../art/verify-scene.tsx'
import { WalkingStrip } from './walking-strip.tsx'

const meta = {
  title: 'Brand/WalkingStrip',
  tags: ['autodocs'],
  component: WalkingStrip,
  globals: { surface: 'kiosk' },
  args: {
    label: 'How it works',
    words: { pause: 'Pause', play: 'Play' },
    interval: 3000,
    step: 270,
    children: [
      <UploadScene key="upload" className="w-100" />,
      <VerifyScene key="verify" className="w-100" stampWord="CHECKED" />,
      <DeliverScene key="deliver" className="w-100" />,
    ],
  },
} satisfies Meta<typeof WalkingStrip>
export default meta
type Story = StoryObj<typeof meta>

export const Walking: Story = {}
