import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { UploadScene } from '../art/upload-scene.tsx'
import { FileDrop } from './file-drop.tsx'
import { FileRow } from './file-row.tsx'

const meta = {
  title: 'Fields/FileDrop',
  tags: ['autodocs'],
  component: FileDrop,
  args: {
    title: 'Take a photo, or drop the file here',
    hint: 'PDF, JPG, JPEG or PNG, one file, up to 10 MB',
    cameraLabel: 'Camera',
    browseLabel: 'Browse',
    accept: '.pdf,.jpg,.jpeg,.png',
    onPick: fn(),
    art: <UploadScene className="w-full" />,
  },
  decorators: [
    (Story) => (
      <div className="max-w-[30rem]">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof FileDrop>
export default meta
type Story = StoryObj<typeof meta>

const pdf = () => new File(['%PDF-1.4'], 'prescription_dr_kulkarni.pdf', { type: 'application/pdf' })
const holding = (...files: File[]) => {
  const data = new DataTransfer()
  for (const file of files) data.items.add(file)
  return data
}
const drag = (type: 'dragenter' | 'drop', zone: HTMLElement, dataTransfer: DataTransfer) =>
  zone.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer }))

export const Empty: Story = {}
export const Over: Story = {
  play: async ({ canvas }) => {
    const zone = canvas.getByRole('group', { name: 'Take a photo, or drop the file here' })
    drag('dragenter', zone, holding(pdf()))
    await waitFor(() => expect(zone).toHaveAttribute('data-over'))
  },
}
export const OneFileDropped: Story = {
  play: async ({ canvas, args }) => {
    const file = pdf()
    drag('drop', canvas.getByRole('group'), holding(file))
    await expect(args.onPick).toHaveBeenCalledWith({ kind: 'file', file, by: 'drop' })
  },
}
export const SeveralDropped: Story = {
  args: { problem: 'One file at a time. Choose the page with the medicines.' },
  play: async ({ canvas, args }) => {
    drag('drop', canvas.getByRole('group'), holding(pdf(), pdf()))
    await expect(args.onPick).toHaveBeenCalledWith(expect.objectContaining({ kind: 'several' }))
  },
}
export const TextDropped: Story = {
  play: async ({ canvas, args }) => {
    const dataTransfer = new DataTransfer()
    dataTransfer.setData('text/plain', 'Tab. Metformin')
    drag('drop', canvas.getByRole('group'), dataTransfer)
    await expect(args.onPick).toHaveBeenCalledWith({ kind: 'not-a-file' })
  },
}
export const SameFileTwice: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const input = canvas.getByLabelText('Browse', { selector: 'input' })
    await userEvent.upload(input, pdf())
    await userEvent.click(canvas.getByRole('button', { name: 'Browse' }))
    await expect(input).toHaveValue('')
    await userEvent.upload(input, pdf())
    await expect(args.onPick).toHaveBeenCalledTimes(2)
  },
}
export const Refused: Story = { args: { problem: 'Only PDF, JPG, JPEG, PNG files are allowed.' } }
export const Disabled: Story = { args: { disabled: true } }
export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } }
export const OnTheKiosk: Story = { globals: { surface: 'kiosk', viewport: { value: 'kiosk' } } }

const row = {
  file: pdf(),
  size: '2.4 MB',
  removeLabel: 'Remove prescription_dr_kulkarni.pdf',
  onRemove: fn(),
}
export const ChosenFile: Story = { render: () => <FileRow {...row} state={{ status: 'ready' }} /> }
export const UploadingFile: Story = {
  render: () => <FileRow {...row} state={{ status: 'uploading', label: 'Uploading', part: 0.4 }} />,
}
export const UploadingWithoutANumber: Story = {
  render: () => <FileRow {...row} state={{ status: 'uploading', label: 'Uploading' }} />,
}
export const FailedFile: Story = {
  render: () => <FileRow {...row} state={{ status: 'failed', problem: 'Please try again later.' }} />,
}
