import { Tensor } from 'onnxruntime-node'
import { decodeLine } from './decode-line.ts'
import type { DecodedLine } from './decode-line.ts'
import { blankColumns, CROP_HEIGHT } from './line-crop.ts'
import type { LineCrop } from './line-crop.ts'
import { writableLetters } from './line-likelihoods.ts'
import { floatOutput, loadRecognitionModel } from './ocr-models.ts'

/** The model reads columns of 8 pixels, and nothing narrower than this well. */
const STEP = 8
const NARROWEST_INPUT = 160

export type LineReader = {
  /** No text and confidence 0 where nothing can be read. */
  read(crop: LineCrop): Promise<DecodedLine>
  close(): Promise<void>
}

/** Reads one line at a time on one core: reading several together costs as much a line, and more memory. */
export async function openLineReader(): Promise<LineReader> {
  const { session, characters } = await loadRecognitionModel()
  const letters = writableLetters(characters)
  return {
    async read(crop) {
      const width = Math.max(NARROWEST_INPUT, Math.ceil(crop.width / STEP) * STEP)
      const { data, dims } = await floatOutput(session, toInput(crop, width))
      const [, steps = 0, classes = 0] = dims
      return decodeLine({ data, steps, classes }, letters, blankColumns(crop), width / steps)
    },
    close: () => session.release(),
  }
}

/** Three channels of -1..1, all the same because the picture is gray; to the right of the line there is nothing (0). */
function toInput(crop: LineCrop, width: number): Tensor {
  const plane = CROP_HEIGHT * width
  const input = new Float32Array(3 * plane)
  for (let y = 0; y < CROP_HEIGHT; y++)
    for (let x = 0; x < crop.width; x++)
      input[y * width + x] = (crop.data[y * crop.width + x] ?? 0) / 127.5 - 1
  for (const channel of [1, 2]) input.copyWithin(channel * plane, 0, plane)
  return new Tensor('float32', input, [1, 3, CROP_HEIGHT, width])
}
