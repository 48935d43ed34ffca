import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { PageImage, type PageImageProps } from './page-image.tsx'
import { SAMPLE_MARKS, SAMPLE_PAGE, SAMPLE_SIZE } from './sample-page.ts'

const meta = {
  title: 'Order/PageImage',
  tags: ['autodocs'],
  component: PageImage,
  // a highlight is as big as the words it marks; the line it leads to is the big target
  parameters: { layoutCheck: false },
  args: {
    src: SAMPLE_PAGE,
    alt: 'Photo of your prescription, page 1 of 1',
    size: SAMPLE_SIZE,
    marks: SAMPLE_MARKS,
    caption: 'Page 1 of 1',
    words: {
      zoomIn: 'Zoom in',
      zoomOut: 'Zoom out',
      rotate: 'Rotate',
      failed: 'The picture of this page did not load.',
    },
    className: 'max-w-86',
  },
} satisfies Meta<typeof PageImage>
export default meta
type Story = StoryObj<typeof meta>

const Synced = (args: PageImageProps) => {
  const [activeId, setActiveId] = useState<string | undefined>(args.activeId)
  return <PageImage {...args} activeId={activeId} onActivate={setActiveId} />
}

export const Read: Story = {
  tags: ['picture'],
  render: (args) => <Synced {...args} />,
}
export const LineInFocus: Story = { args: { activeId: 'line-3' } }
/** Their numbers lie flat, one above the other. */
export const CloseLines: Story = {
  args: {
    marks: Array.from({ length: 10 }, (_, row) => ({
      id: `line-${row + 1}`,
      number: row + 1,
      box: { x: 0.155, y: 0.24 + row * 0.044, width: 0.5, height: 0.02 },
      tone: 'clear',
      label: `Line ${row + 1}, read clearly`,
      href: `#line-${row + 1}`,
    })),
  },
}
export const WindowOnPhones: Story = { args: { windowed: true, activeId: 'line-4' } }
export const NothingRead: Story = { args: { marks: [] } }
export const Fetching: Story = { args: { src: undefined, marks: [] } }
export const Failed: Story = { args: { src: 'data:image/png;base64,broken' } }
