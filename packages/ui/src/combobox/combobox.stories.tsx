import type { Meta, StoryObj } from '@storybook/react-vite'
import { Search } from 'lucide-react'
import { useState } from 'react'
import { expect, fn, screen } from 'storybook/test'
import { Dialog } from '../dialog/dialog.tsx'
import { Combobox } from './combobox.tsx'

const options = [
  { id: '1', name: 'Sahyadri Hospital, Karve Road', detail: 'Deccan, Pune 411004' },
  { id: '2', name: 'Sahyadri Hospital, Nagar Road', detail: 'Viman Nagar, Pune 411014' },
  { id: '3', name: 'Sahyak Clinic and Nursing Home', detail: 'Hadapsar, Pune 411028' },
]

const meta = {
  title: 'Fields/Combobox',
  tags: ['autodocs'],
  component: Combobox,
  args: {
    label: 'Hospital',
    text: 'Sahya',
    list: { status: 'results', options },
    onTextChange: fn(),
    onPick: fn(),
    icon: <Search aria-hidden />,
  },
  render: function Render(args) {
    const [text, setText] = useState(args.text)
    return (
      <div className="max-w-lg">
        <Combobox
          {...args}
          text={text}
          onTextChange={(next) => {
            setText(next)
            args.onTextChange(next)
          }}
          onPick={(option) => {
            setText(option.name)
            args.onPick(option)
          }}
        />
      </div>
    )
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Hospital' }))
  },
} satisfies Meta<typeof Combobox>
export default meta
type Story = StoryObj<typeof meta>

export const Idle: Story = { args: { text: '', list: { status: 'idle' } } }
export const TooShort: Story = {
  args: { text: 'S', list: { status: 'too-short', message: 'Type at least 2 characters' } },
}
export const Loading: Story = { args: { list: { status: 'loading', message: 'Searching...' } } }
export const NoResults: Story = { args: { text: 'zz(', list: { status: 'none', message: 'No results' } } }
export const Failed: Story = {
  args: { list: { status: 'failed', message: 'Network Error: Please check your connection' } },
}
export const Results: Story = {
  tags: ['picture'],
  play: async ({ canvas, userEvent, args }) => {
    const input = canvas.getByRole('combobox', { name: 'Hospital' })
    await userEvent.click(input)
    await expect(canvas.getAllByRole('option')).toHaveLength(3)
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    await expect(canvas.getByRole('option', { selected: true })).toHaveTextContent('Nagar Road')
    await userEvent.keyboard('{Enter}')
    await expect(args.onPick).toHaveBeenCalledWith(options[1])
    await expect(canvas.queryByRole('option')).not.toBeInTheDocument()
    await userEvent.keyboard('{ArrowUp}')
    await expect(canvas.getByRole('option', { selected: true })).toHaveTextContent('Nursing Home')
  },
}
const closed = fn()
export const EscapeClosesTheListAndNotTheDialog: Story = {
  render: function Render(args) {
    const [text, setText] = useState('Sahya')
    return (
      <Dialog open title="Add new address" closeLabel="Close" onClose={closed} width="lg">
        <Combobox {...args} text={text} onTextChange={setText} />
      </Dialog>
    )
  },
  play: async ({ userEvent }) => {
    closed.mockClear()
    await userEvent.click(await screen.findByRole('combobox', { name: 'Hospital' }))
    await expect(screen.getAllByRole('option')).toHaveLength(3)
    await userEvent.keyboard('{Escape}')
    await expect(screen.queryByRole('option')).not.toBeInTheDocument()
    await expect(closed).not.toHaveBeenCalled()
    await userEvent.keyboard('{Escape}')
    await expect(closed).toHaveBeenCalledWith('escape')
  },
}
export const LongHindi: Story = {
  args: {
    text: 'सह्याद्री',
    list: {
      status: 'results',
      options: [{ id: '1', name: 'सह्याद्री सुपर स्पेशालिटी अस्पताल और अनुसंधान केंद्र', detail: 'कर्वे रोड, पुणे 411004' }],
    },
  },
  globals: { viewport: { value: 'narrow' } },
}
export const OnTheKiosk: Story = { globals: { surface: 'kiosk', viewport: { value: 'kiosk' } } }
