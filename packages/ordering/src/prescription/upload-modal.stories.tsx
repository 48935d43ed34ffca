import { uploadPrescription } from '@dawadoot/api/contract/prescriptions'
import { getProfile } from '@dawadoot/api/contract/users'
import { wireProfile } from '@dawadoot/api/testing/builders'
import { refuse, reply } from '@dawadoot/api/testing/reply'
import type { Upload } from '@dawadoot/api/client/upload'
import type { Meta, StoryObj } from '@storybook/react-vite'
import type { HttpHandler } from 'msw'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { InStory } from '../testing/in-story.tsx'
import { UploadModal } from './upload-modal.tsx'

type Args = { handlers: readonly HttpHandler[]; upload?: Upload }

const taken = reply(uploadPrescription, { uploadedData: { prescriptionId: 'p1' }, message: 'Taken in' })
const profile = reply(getProfile, { data: { user: wireProfile() } })

/** A prescription on its way to us. */
const meta = {
  title: 'Ordering/Upload',
  parameters: { layout: 'fullscreen' },
  args: { handlers: [taken, profile] },
  render: ({ handlers, upload }) => (
    <InStory handlers={handlers} {...(upload ? { upload } : {})}>
      <main className="wrap min-h-dvh pt-10">
        <h1 className="text-4xl">From the doctor’s pen to your door in 10 minutes</h1>
        <UploadModal open onClose={fn()} />
      </main>
    </InStory>
  ),
} satisfies Meta<Args>
export default meta
type Story = StoryObj<Args>

const choose = async (name = 'prescription_dr_kulkarni.jpg', type = 'image/jpeg') =>
  userEvent.upload(await screen.findByLabelText('Prescription file'), new File(['a page'], name, { type }), {
    applyAccept: false,
  })
const next = async () => userEvent.click(await screen.findByRole('button', { name: 'Next' }))

export const Empty: Story = {}

export const Chosen: Story = {
  play: async () => {
    await choose()
    await waitFor(() => expect(screen.getByText('prescription_dr_kulkarni.jpg')).toBeVisible())
  },
}

export const ChosenNarrow: Story = {
  globals: { viewport: { value: 'narrow' } },
  play: () => choose('डॉक्टर_कुलकर्णी_की_पर्ची_नवंबर_2026_अंतिम.pdf', 'application/pdf'),
}

export const NothingChosen: Story = {
  play: async () => {
    await next()
    await screen.findByText('Please select a prescription file first.', { selector: '[id$=-note]' })
  },
}

export const WrongKind: Story = {
  play: async () => {
    await choose('IMG_0001.HEIC', 'image/heic')
    await screen.findByText(/Take a photo or a screenshot instead/, { selector: '[id$=-note]' })
  },
}

export const Uploading: Story = {
  args: {
    upload: ({ onProgress }) => {
      onProgress?.(0.62)
      return new Promise(() => {})
    },
  },
  play: async () => {
    await choose()
    await next()
    await screen.findByRole('button', { name: 'Uploading...' })
  },
}

export const NotUploaded: Story = {
  args: { handlers: [refuse(uploadPrescription, 'file_too_many_pages'), profile] },
  play: async () => {
    await choose()
    await next()
    await screen.findByText('This PDF has more than 20 pages.', { selector: 'p[role=alert]' })
  },
}

export const Address: Story = {
  play: async () => {
    await choose()
    await next()
    await screen.findByRole('button', { name: 'Confirm address' })
  },
}
