import { addAddress } from '@dawadoot/api/contract/addresses'
import { getOrder } from '@dawadoot/api/contract/orders'
import { getResult, streamPrescription } from '@dawadoot/api/contract/prescriptions'
import { wireOrder } from '@dawadoot/api/testing/builders'
import { answer, refuse, reply } from '@dawadoot/api/testing/reply'
import { rememberReading } from '@dawadoot/ordering/cart/reading-memory'
import type { Ordering } from '@dawadoot/ordering/ordering'
import { setUpload } from '@dawadoot/ordering/prescription/prescription-store'
import {
  clearResult,
  pagePicture,
  readPrescription,
  SAMPLE_LINK,
  sampleResult,
} from '@dawadoot/ordering/testing/sample-prescription'
import { failingCamera, paperCamera } from '@dawadoot/ui/camera-capture/paper-camera'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { KioskStory, PERSON } from '../../testing/kiosk-story.tsx'

/** The five steps, each in the states that people meet. */
const meta = {
  title: 'Kiosk/Order',
  component: KioskStory,
  globals: { surface: 'kiosk', viewport: { value: 'kiosk' } },
  parameters: { layout: 'fullscreen' },
  args: { at: '/kiosk/order', handlers: [], user: PERSON, openCamera: paperCamera },
} satisfies Meta<typeof KioskStory>
export default meta
type Story = StoryObj<typeof meta>

const landscape = { globals: { viewport: { value: 'kioskLandscape' } } } as const
const heading = (name: string) => async () => void (await screen.findByRole('heading', { name }))
const text = (words: string | RegExp) => async () => void (await screen.findByText(words))

export const Start: Story = {
  play: async () => {
    await screen.findByRole('button', { name: 'Start' })
    // whoever asks for stillness finds it paused
    if (!matchMedia('(prefers-reduced-motion: reduce)').matches)
      await userEvent.click(screen.getByRole('button', { name: 'Pause' }))
  },
}
export const StartLandscape: Story = { ...Start, ...landscape }

export const Camera: Story = {
  args: { wizard: { step: 'upload' } },
  play: async () => void (await screen.findByLabelText('Camera view of your prescription')),
}
export const CameraLandscape: Story = { ...Camera, ...landscape }
export const PhotoTaken: Story = {
  args: { wizard: { step: 'upload' } },
  play: async () => {
    const live = await screen.findByLabelText('Camera view of your prescription')
    // it opens without a picture
    await waitFor(() => expect(live instanceof HTMLVideoElement && live.videoWidth).toBeGreaterThan(0))
    await userEvent.click(screen.getByRole('button', { name: 'Take photo' }))
    await screen.findByRole('button', { name: 'Use photo' })
  },
}
export const CameraAsking: Story = {
  args: { wizard: { step: 'upload' }, openCamera: () => new Promise(() => {}) },
  play: text('Waiting for the camera...'),
}
export const CameraRefused: Story = {
  args: { wizard: { step: 'upload' }, openCamera: failingCamera('NotAllowedError') },
  play: text('The camera may not be used'),
}
export const CameraMissing: Story = {
  args: { wizard: { step: 'upload' }, openCamera: failingCamera('NotFoundError') },
  play: text('No camera was found'),
}
export const CameraBusy: Story = {
  args: { wizard: { step: 'upload' }, openCamera: failingCamera('NotReadableError') },
  play: text('The camera is in use'),
}
export const CameraBusyLandscape: Story = { ...CameraBusy, ...landscape }

const PHOTO = new File(
  [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 3 4" width="300" height="400"><path fill="#f8f6ef" d="M0 0h3v4H0z"/></svg>',
  ],
  'rx.svg',
  { type: 'image/svg+xml' },
)
const upload = (state: Parameters<typeof setUpload>[1]) => ({
  wizard: { step: 'upload' } as const,
  before: ({ prescription }: Ordering) => setUpload(prescription, state),
})
export const Uploading: Story = {
  args: upload({ status: 'uploading', progress: 0.4, file: PHOTO, key: 'k1' }),
  play: heading('Uploading...'),
}
export const UploadFailed: Story = {
  args: upload({ status: 'failed', message: 'Upload failed', file: PHOTO, key: 'k1' }),
  play: async () => void (await screen.findByRole('button', { name: 'Retry' })),
}
export const Uploaded: Story = {
  args: upload({
    status: 'uploaded',
    message: '',
    prescription: { prescriptionId: 'p1', name: 'rx.jpg' },
  }),
  play: heading('Prescription Uploaded!'),
}
export const UploadedLandscape: Story = { ...Uploaded, ...landscape }

const details = { step: 'details', prescriptionId: 'p1' } as const
export const InsideHospital: Story = {
  args: { wizard: details },
  play: async () => {
    await userEvent.click(await screen.findByRole('textbox', { name: 'Gate number' }))
    await userEvent.tab()
    await screen.findByText('Gate number is required')
  },
}
export const InsideHospitalLandscape: Story = {
  ...landscape,
  args: { wizard: details },
  play: async () => void (await screen.findByRole('textbox', { name: 'Gate number' })),
}
export const TypingOnScreen: Story = {
  args: { wizard: details },
  play: async () => {
    await userEvent.click(await screen.findByRole('textbox', { name: 'User name' }))
    await expect(await screen.findByRole('group', { name: 'On-screen keyboard' })).toBeVisible()
  },
}
export const HomeDelivery: Story = {
  args: { wizard: details },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Home Delivery' }))
    await screen.findByRole('textbox', { name: 'Pincode' })
  },
}
export const AddressNotSaved: Story = {
  args: {
    wizard: details,
    handlers: [refuse(addAddress, 'internal', { message: 'Failed to save address' })],
  },
  play: async () => {
    await userEvent.type(await screen.findByRole('textbox', { name: 'Gate number' }), '2')
    await userEvent.click(screen.getByRole('button', { name: 'Confirm address' }))
    await screen.findByText('Failed to save address')
  },
}

const medicines = { step: 'medicines', ...SAMPLE_LINK } as const
const wasRead = ({ storage }: Ordering) => rememberReading(storage, SAMPLE_LINK.prescriptionId)
export const NoPrescription: Story = {
  args: { wizard: { step: 'medicines' } },
  play: text('No prescription uploaded. Go back and upload.'),
}
export const WaitingForAddress: Story = {
  args: { wizard: { step: 'medicines', prescriptionId: 'p1' } },
  play: text('Waiting for address selection...'),
}
export const Reading: Story = {
  args: {
    wizard: medicines,
    handlers: [answer(streamPrescription, () => new Promise<Response>(() => {})), pagePicture],
  },
  play: async () => void (await screen.findByRole('progressbar')),
}
export const ReadingFailed: Story = {
  args: {
    wizard: medicines,
    before: wasRead,
    handlers: [refuse(getResult, 'unavailable', { message: 'The reader is away' })],
  },
  play: heading('Error Loading Prescription'),
}
export const NoMedicines: Story = {
  args: {
    wizard: medicines,
    before: wasRead,
    handlers: [
      reply(getResult, sampleResult({ extractedMedicines: { medicine: [] }, unmatched: [], pages: [] })),
    ],
  },
  play: text('No medicines found in prescription.'),
}
export const Medicines: Story = {
  args: { wizard: medicines, before: wasRead, handlers: readPrescription() },
  play: async () => void (await screen.findByRole('article', { name: 'Telmisartan 40 mg' })),
}
export const MedicinesLandscape: Story = { ...Medicines, ...landscape }
export const ConfirmOrder: Story = {
  args: { wizard: medicines, before: wasRead, handlers: readPrescription(clearResult()) },
  play: async () => {
    const [pay] = await screen.findAllByRole('button', { name: 'Payment method' })
    if (pay) await userEvent.click(pay)
    const drawer = within(await screen.findByRole('dialog'))
    await drawer.findByRole('button', { name: /Place order/ })
  },
}

export const Placed: Story = {
  args: {
    wizard: { step: 'placed', orderId: 'DW2611-4831' },
    handlers: [reply(getOrder, { data: wireOrder({ estimatedDelivery: '2026-11-27T06:12:00.000Z' }) })],
  },
  play: text('Pay in cash'),
}
export const PlacedLandscape: Story = { ...Placed, ...landscape }
