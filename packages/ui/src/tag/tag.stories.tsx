import type { Meta, StoryObj } from '@storybook/react-vite'
import {
  Bike,
  Check,
  CircleCheck,
  CircleQuestionMark,
  CircleX,
  Eye,
  FileWarning,
  PackageX,
} from 'lucide-react'
import { Tag } from './tag.tsx'

const meta = { title: 'Feedback/Tag', tags: ['autodocs'], component: Tag } satisfies Meta<typeof Tag>
export default meta
type Story = StoryObj<typeof meta>

export const Tags: Story = {
  render: () => (
    <div className="flex flex-wrap gap-3">
      <Tag tone="neem" icon={<Check aria-hidden />}>
        Read clearly
      </Tag>
      <Tag tone="geru" dashed icon={<Eye aria-hidden />}>
        Please check
      </Tag>
      <Tag tone="mute" icon={<CircleQuestionMark aria-hidden />}>
        Not matched
      </Tag>
      <Tag tone="sindoor" icon={<PackageX aria-hidden />}>
        Out of stock
      </Tag>
      <Tag icon={<Bike aria-hidden />}>On the way</Tag>
      <Tag tone="neem" icon={<CircleCheck aria-hidden />}>
        Delivered
      </Tag>
      <Tag tone="mute" icon={<CircleX aria-hidden />}>
        Cancelled
      </Tag>
      <Tag tone="geru" icon={<FileWarning aria-hidden />}>
        Schedule H1
      </Tag>
    </div>
  ),
}
