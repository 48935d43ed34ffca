import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { LineCrop } from './line-crop.tsx'
import { PageImage } from './page-image.tsx'
import { SAMPLE_MARKS, SAMPLE_PAGE, SAMPLE_SIZE } from './sample-page.ts'
import { Wires } from './wires.tsx'

const Joined = ({ startAt }: { startAt?: string }) => {
  const [activeId, setActiveId] = useState(startAt)
  return (
    <div className="relative grid gap-6 lg:grid-cols-[21.5rem_minmax(0,1fr)] lg:gap-13">
      <Wires wires={SAMPLE_MARKS.map(({ id, tone }) => ({ id, tone, active: id === activeId }))} />
      <PageImage
        src={SAMPLE_PAGE}
        size={SAMPLE_SIZE}
        alt="Photo of your prescription"
        marks={SAMPLE_MARKS}
        activeId={activeId}
        onActivate={setActiveId}
        caption="Page 1 of 1"
        words={{ zoomIn: 'Zoom in', zoomOut: 'Zoom out', rotate: 'Rotate', failed: 'It did not load.' }}
      />
      <div className="grid gap-5">
        {SAMPLE_MARKS.map(({ id, number, box }) => (
          <article
            key={id}
            onPointerEnter={() => setActiveId(id)}
            className="rounded-hang bg-surface shadow-slip"
          >
            <div data-line={id} className="border-b-3 border-rekha px-4 py-3">
              <LineCrop src={SAMPLE_PAGE} size={SAMPLE_SIZE} box={box} label={`Line ${number} as written`} />
            </div>
            <p className="p-4">Medicine {number}</p>
          </article>
        ))}
      </div>
    </div>
  )
}

const meta = {
  title: 'Order/Wires',
  tags: ['autodocs'],
  component: Joined,
  // a highlight is as big as the words it marks; the line it leads to is the big target
  parameters: { layoutCheck: false },
} satisfies Meta<typeof Joined>
export default meta
type Story = StoryObj<typeof meta>

export const Join: Story = {}
export const OneInFocus: Story = { args: { startAt: 'line-3' } }
