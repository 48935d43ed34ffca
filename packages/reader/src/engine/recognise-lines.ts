import { Tensor } from 'onnxruntime-node'
import type { Raster } from '../page/raster.ts'
import type { TextLine } from '../page/text-line.ts'
import { decodeLine, writableLetters } from './decode-line.ts'
import { blankColumns, CROP_HEIGHT, cropLine } from './line-crop.ts'
import type { LineCrop } from './line-crop.ts'
import { floatOutput } from './ocr-models.ts'
import type { OcrModels } from './ocr-models.ts'
import { uprightBox } from './quad.ts'
import type { Quad } from './quad.ts'

const BATCH = 6
const NARROWEST_INPUT = 160

type QuadCrop = { quad: Quad; crop: LineCrop }

/** Reads every box; one that holds nothing readable is a line with no text and confidence 0. Top to bottom. */
export async function recogniseLines(
  models: OcrModels,
  picture: Raster,
  quads: readonly Quad[],
): Promise<TextLine[]> {
  const letters = writableLetters(models.characters)
  const crops = quads
    .map((quad) => ({ quad, crop: cropLine(picture, quad) }))
    .toSorted((a, b) => a.crop.width - b.crop.width)
  const lines: TextLine[] = []
  for (const batch of batchesOfLikeWidth(crops)) {
    const width = inputWidth(batch)
    const { data, dims } = await floatOutput(models.recognition, toInput(batch, width))
    const [, steps = 0, classes = 0] = dims
    for (const [index, { quad, crop }] of batch.entries()) {
      const likelihoods = { data, offset: index * steps * classes, steps, classes }
      const decoded = decodeLine(likelihoods, letters, blankColumns(crop), width / steps)
      lines.push({ ...decoded, ...uprightBox(quad) })
    }
  }
  return lines.toSorted((a, b) => a.y + a.height / 2 - b.y - b.height / 2)
}

/** Lines read together are padded to the widest, so only lines of like width share a batch. Takes sorted crops. */
function batchesOfLikeWidth(crops: readonly QuadCrop[]): QuadCrop[][] {
  const batches: QuadCrop[][] = []
  for (const item of crops) {
    const batch = batches.at(-1)
    const narrowest = batch?.[0]?.crop.width
    const fits = batch && narrowest && batch.length < BATCH && item.crop.width <= narrowest * 1.35 + 32
    if (fits) batch.push(item)
    else batches.push([item])
  }
  return batches
}

function inputWidth(batch: readonly QuadCrop[]): number {
  const widest = Math.max(...batch.map(({ crop }) => crop.width))
  return Math.max(NARROWEST_INPUT, Math.ceil(widest / 8) * 8)
}

function toInput(batch: readonly QuadCrop[], width: number): Tensor {
  const input = new Float32Array(batch.length * 3 * CROP_HEIGHT * width)
  for (const [index, { crop }] of batch.entries()) {
    for (let row = 0; row < 3 * CROP_HEIGHT; row++) {
      const from = row * crop.width
      input.set(crop.data.subarray(from, from + crop.width), (index * 3 * CROP_HEIGHT + row) * width)
    }
  }
  return new Tensor('float32', input, [batch.length, 3, CROP_HEIGHT, width])
}
