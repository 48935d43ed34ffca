import type { Meta, StoryObj } from '@storybook/react-vite'
import {
  BadgeCheck,
  Bike,
  Check,
  CircleCheck,
  CircleQuestionMark,
  CircleX,
  Eye,
  FileWarning,
  PackageX,
} from 'lucide-react'
import { Chip } from '../chip/chip.tsx'
import { Note } from '../note/note.tsx'
import { Badge, Tag } from './tag.tsx'

const meta = { title: 'Parts/Status words', tags: ['autodocs'], component: Tag } satisfies Meta<typeof Tag>
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
export const Claim: Story = {
  render: () => <Badge icon={<BadgeCheck aria-hidden />}>100% pharmacist verified</Badge>,
}
export const Chips: Story = {
  render: () => (
    <div className="flex flex-wrap gap-3">
      <Chip aria-pressed={false}>Do I need a prescription?</Chip>
      <Chip aria-pressed>How do I pay?</Chip>
      <Chip disabled>Closed</Chip>
    </div>
  ),
}
export const Notes: Story = {
  render: () => (
    <div className="grid max-w-xl gap-2.5">
      <Note>Delivering at Sahyadri Hospital, Karve Road.</Note>
      <Note tone="warn">Compare this line with the paper.</Note>
      <Note tone="bad" icon={<PackageX aria-hidden />}>
        1 medicine is out of stock.
      </Note>
      <Note tone="ok">Prices are the same at this address.</Note>
    </div>
  ),
}
