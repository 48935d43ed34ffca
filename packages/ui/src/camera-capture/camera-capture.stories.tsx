import type { Meta, StoryObj } from '@storybook/react-vite'
import { FolderOpen } from 'lucide-react'
import { Button } from '../button/button.tsx'
import { CameraCapture } from './camera-capture.tsx'
import { failingCamera, paperCamera } from './paper-camera.tsx'

const meta = {
  title: 'Fields/CameraCapture',
  tags: ['autodocs'],
  component: CameraCapture,
  args: {
    onCapture: () => {},
    openCamera: paperCamera,
    className: 'h-160',
    otherWay: (
      <Button variant="line" icon={<FolderOpen aria-hidden />}>
        Choose photo
      </Button>
    ),
    words: {
      preview: 'Camera view of your prescription',
      asking: 'Please allow the camera.',
      takePhoto: 'Take photo',
      otherCamera: 'Other camera',
      photo: 'Your photo',
      retake: 'Retake',
      usePhoto: 'Use photo',
      retry: 'Try again',
      problems: {
        refused: {
          title: 'The camera is not allowed',
          detail: 'Allow it in the browser’s address bar, or choose a photo.',
        },
        missing: { title: 'No camera was found', detail: 'Choose a photo instead.' },
        busy: {
          title: 'The camera is in use',
          detail: 'Close the other program that uses it, then try again.',
        },
        silent: { title: 'The camera does not answer', detail: 'Try again, or choose a photo.' },
      },
    },
  },
} satisfies Meta<typeof CameraCapture>
export default meta
type Story = StoryObj<typeof meta>

export const Live: Story = { args: { judge: () => ({ tone: 'good', text: 'Sharp and bright. Ready.' }) } }
export const TooDark: Story = {
  args: { judge: () => ({ tone: 'look', text: 'A little more light, please.' }) },
}
export const Asking: Story = { args: { openCamera: () => new Promise(() => {}), answerWithin: 3_600_000 } }
export const Refused: Story = { args: { openCamera: failingCamera('NotAllowedError') } }
export const Missing: Story = { args: { openCamera: failingCamera('NotFoundError') } }
export const Busy: Story = { args: { openCamera: failingCamera('NotReadableError') } }
export const NeverAnswers: Story = { args: { openCamera: () => new Promise(() => {}), answerWithin: 1 } }
