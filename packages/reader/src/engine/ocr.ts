import type { InferenceSession } from 'onnxruntime-node'
import type { Gray } from '../page/raster.ts'
import type { TextLine } from '../page/text-line.ts'
import { openLineThreads } from './line-threads.ts'
import { loadDetectionModel } from './ocr-models.ts'
import { uprightBox } from './quad.ts'
import type { Quad } from './quad.ts'

/** What reads a page takes two cores: as much as a small server has, and no more than is fair on a large one. */
const THREADS = 2

/** The two models at work: one finds where lines are, the other reads them. */
export type Ocr = {
  detection: InferenceSession
  /** Reads every box; one that holds nothing readable is a line with no text and confidence 0. Top to bottom. */
  recognise(picture: Gray, quads: readonly Quad[]): Promise<TextLine[]>
  close(): Promise<void>
}

export async function openOcr(): Promise<Ocr> {
  const [detection, threads] = await Promise.all([loadDetectionModel(), openLineThreads(THREADS)])
  return {
    detection,
    async recognise(picture, quads) {
      const read = await threads.read(picture, quads)
      const lines = quads.flatMap((quad, index) => {
        const decoded = read[index]
        return decoded ? [{ ...decoded, ...uprightBox(quad), slope: Math.tan(quad.angle) }] : []
      })
      return lines.toSorted((a, b) => a.y + a.height / 2 - b.y - b.height / 2)
    },
    async close() {
      await Promise.all([detection.release(), threads.close()])
    },
  }
}
