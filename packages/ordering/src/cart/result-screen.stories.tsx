import { getResult, streamPrescription } from '@dawadoot/api/contract/prescriptions'
import { answer, refuse, reply, streamOf } from '@dawadoot/api/testing/reply'
import { NO_WAREHOUSE_MESSAGE } from '@dawadoot/domain/prescription/no-service'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent, within } from 'storybook/test'
import type { HttpHandler } from 'msw'
import { InStory } from '../testing/in-story.tsx'
import {
  clearResult,
  metformin,
  pagePicture,
  readPrescription,
  SAMPLE_LINK,
  sampleResult,
  vitaminD,
} from '../testing/sample-prescription.ts'
import { rememberReading } from './reading-memory.ts'
import { ResultScreen } from './result-screen.tsx'

type Shown = { handlers: readonly HttpHandler[]; read?: boolean; signedOut?: boolean }

/** `read`: this tab has seen it completed, so the cart shows at once. */
const Screen = ({ handlers, read = true, signedOut = false }: Shown) => (
  <InStory
    handlers={handlers}
    {...(signedOut ? { user: undefined } : {})}
    before={({ storage }) => {
      if (read) rememberReading(storage, SAMPLE_LINK.prescriptionId)
    }}
  >
    <ResultScreen link={SAMPLE_LINK} />
  </InStory>
)

const meta = {
  title: 'Ordering/Result screen',
  component: Screen,
  parameters: { layout: 'fullscreen' },
  args: { handlers: readPrescription() },
} satisfies Meta<typeof Screen>
export default meta
type Story = StoryObj<typeof meta>

const failed = (message: string) => [refuse(getResult, 'unavailable', { message })]

export const Cart: Story = {
  tags: ['picture'],
}
const line = (canvasElement: HTMLElement, name: string) =>
  within(canvasElement).findByRole('article', { name }).then(within)

export const Replaced: Story = {
  play: async ({ canvasElement }) => {
    const blocked = await line(canvasElement, 'Vitamin D3 60,000 IU capsule')
    await userEvent.click(blocked.getByRole('radio', { name: /softgel/ }))
    await userEvent.click(blocked.getByRole('button', { name: 'Replace' }))
    await line(canvasElement, 'Cholecalciferol 60K softgel')
  },
}
export const ChoosingAnother: Story = {
  play: async ({ canvasElement }) => {
    const doubtful = await line(canvasElement, 'Pantoprazole 40 mg')
    await userEvent.click(doubtful.getByRole('button', { name: 'Choose another' }))
  },
}
export const LeftOut: Story = {
  play: async ({ canvasElement }) => {
    await line(canvasElement, 'Telmisartan 40 mg')
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Remove Telmisartan 40 mg' }))
  },
}
export const ReadyToPay: Story = { args: { handlers: readPrescription(clearResult()) } }
export const NotSoldOnline: Story = {
  args: {
    handlers: readPrescription(
      sampleResult({
        extractedMedicines: {
          medicine: [
            { ...metformin, name: 'Alprazolam 0.5 mg', schedule: 'H1' },
            { ...vitaminD, name: 'Methylphenidate 10 mg', schedule: 'X', alternatives: [] },
          ],
        },
        unmatched: [],
      }),
    ),
  },
}
export const OutOfStockWithoutAlternative: Story = {
  args: {
    handlers: readPrescription(
      clearResult({ extractedMedicines: { medicine: [metformin, { ...vitaminD, alternatives: [] }] } }),
    ),
  },
}
export const NothingOnThePaperIsKnown: Story = {
  args: { handlers: readPrescription(sampleResult({ extractedMedicines: { medicine: [] } })) },
}
export const FlaggedFacts: Story = {
  args: {
    handlers: readPrescription(clearResult({ patient: undefined, doctor: undefined, date: '2026-01-10' })),
  },
}
export const Reading: Story = {
  args: {
    read: false,
    handlers: [answer(streamPrescription, () => new Promise(() => {}))],
  },
}
export const Loading: Story = {
  args: { handlers: [answer(getResult, () => new Promise(() => {}))] },
}
export const ReadingFailed: Story = {
  args: {
    read: false,
    handlers: [
      streamOf(streamPrescription, {
        status: 'failed',
        error: 'This photo is too blurred to read. Take it again in daylight.',
      }),
    ],
  },
}
export const ServerTrouble: Story = {
  args: { handlers: failed('Network Error: Please check your connection') },
}
export const NothingFound: Story = {
  args: {
    handlers: [
      reply(getResult, sampleResult({ extractedMedicines: { medicine: [] }, unmatched: [] })),
      pagePicture,
    ],
  },
}
export const NoService: Story = {
  args: { handlers: [refuse(getResult, 'no_warehouse', { message: NO_WAREHOUSE_MESSAGE })] },
}
export const SignedOut: Story = { args: { handlers: [], signedOut: true } }
