import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { SAMPLE_PAGE } from '../page-image/sample-page.ts'
import { ScannerLoader } from './scanner-loader.tsx'

const meta = {
  title: 'Feedback/ScannerLoader',
  tags: ['autodocs'],
  component: ScannerLoader,
  args: {
    src: SAMPLE_PAGE,
    alt: 'Your prescription',
    title: 'Analyzing',
    detail: 'Reading the doctor’s hand, line by line. This takes a few seconds.',
    percent: 58,
    progressLabel: 'Reading',
  },
} satisfies Meta<typeof ScannerLoader>
export default meta
type Story = StoryObj<typeof meta>

export const Scanning: Story = { args: { title: 'Scanning', percent: 12 } }
export const Analyzing: Story = {}
export const Completing: Story = { args: { title: 'Completing', percent: 100 } }
export const WithoutPicture: Story = { args: { src: undefined, percent: 40 } }

export const OnAPhone: Story = {
  name: 'On a phone, a sentence of one line beside one of two',
  globals: { viewport: { value: 'narrow' } },
  render: (args) => (
    <>
      <ScannerLoader
        {...args}
        title="Scanning"
        detail="We are opening your prescription."
        longestDetail={args.detail}
      />
      <ScannerLoader {...args} />
    </>
  ),
  play: async ({ canvas }) => {
    const [short, long] = canvas.getAllByRole('status')
    await expect(short?.offsetHeight).toBe(long?.offsetHeight)
  },
}
