import type { PrescriptionReader, Reading } from '@dawadoot/reader'
import sharp from 'sharp'
import { orderTextJob } from '../orders/text-job.ts'
import { readPrescriptionJob } from '../prescriptions/read-job.ts'
import { createWorker } from '../jobs/worker.ts'
import type { World } from './world.ts'

const blank = sharp({ create: { width: 60, height: 80, channels: 3, background: '#fff' } })

/** The smallest files that are what they say. */
export const pngPaper = async () => new Uint8Array(await blank.clone().png().toBuffer())
export const jpegPaper = async () => new Uint8Array(await blank.clone().jpeg().toBuffer())

/** A form as the browser sends it; name and type are what the browser believes. */
export const uploadForm = (bytes: Uint8Array<ArrayBuffer>, name = 'rx.jpg', type = ''): FormData => {
  const form = new FormData()
  form.set('prescription', new File([bytes], name, { type }))
  return form
}

export type FakeReader = Pick<PrescriptionReader, 'read'>

/** A reading with one line per medicine, each on the same spot of one page. */
export const reads = (...medicineIds: string[]): Extract<Reading, { status: 'read' }> => ({
  status: 'read',
  medicines: medicineIds.map((medicineId) => ({
    medicineId,
    candidates: [medicineId],
    source: {
      page: 1,
      box: { x: 0.1, y: 0.3, width: 0.5, height: 0.04 },
      text: 'as written',
      confidence: 0.97,
      tier: 'sure',
    },
  })),
  unmatched: [],
  pages: [{ page: 1, bytes: new Uint8Array([1, 2, 3]), type: 'image/webp', width: 1200, height: 1600 }],
  photo: { bytes: new Uint8Array([4, 5, 6]), type: 'image/jpeg' },
})

export const readerOf = (reading: Reading): FakeReader => ({ read: async () => reading })

export const workerOf = ({ deps }: World, reader: FakeReader) =>
  createWorker({ deps, handlers: [readPrescriptionJob({ ...deps, reader }), orderTextJob(deps)] })

/** Works off every job that is due. */
export const workOff = async (world: World, reader: FakeReader = readerOf(reads())): Promise<void> => {
  const worker = workerOf(world, reader)
  while (await worker.runNext());
}
