import { Tensor } from 'onnxruntime-node'
import type { InferenceSession } from 'onnxruntime-node'
import type { Gray } from '../page/raster.ts'
import { samplesBetween } from '../page/samples-between.ts'
import { floatOutput } from './ocr-models.ts'
import { smallestQuad } from './quad.ts'
import type { Quad } from './quad.ts'
import { findRegions } from './text-regions.ts'
import type { Region } from './text-regions.ts'

/** What the model was trained on: blue, green, red. */
const MEAN = [0.406, 0.456, 0.485]
const DEVIATION = [0.225, 0.224, 0.229]
/** The model halves the picture five times. */
const STEP = 32
const INK = 0.3
const REGION_MEAN = 0.5
const REGION_PIXELS = 12
const THINNEST = 3
/** The model marks the core of a line; its box is grown by this share of area to perimeter. */
const GROWTH = 1.6

/** Finds where writing is. `side` bounds the picture's longer side for the model, not for the answer. */
export async function detectText(model: InferenceSession, picture: Gray, side: number): Promise<Quad[]> {
  const scale = Math.min(1, side / Math.max(picture.width, picture.height))
  const width = toStep(picture.width * scale)
  const height = toStep(picture.height * scale)
  const input = new Tensor('float32', toInput(picture, width, height), [1, 3, height, width])
  const { data } = await floatOutput(model, input)
  const toPicture = { x: picture.width / width, y: picture.height / height }
  return findRegions({ values: data, width, height }, INK).flatMap((region) => {
    const quad = regionQuad(region)
    return quad ? [grown(quad, toPicture)] : []
  })
}

const toStep = (pixels: number) => Math.max(STEP, Math.round(pixels / STEP) * STEP)

/** Three channels, all of the same picture, each as the model knows it: less its mean, in deviations. */
function toInput(picture: Gray, width: number, height: number): Float32Array {
  const plane = width * height
  const input = new Float32Array(3 * plane)
  const across = samplesBetween(width, picture.width)
  const down = samplesBetween(height, picture.height)
  const { data } = picture
  for (let y = 0, at = 0; y < height; y++) {
    const above = (down.before[y] ?? 0) * picture.width
    const below = (down.after[y] ?? 0) * picture.width
    const nearness = down.share[y] ?? 0
    for (let x = 0; x < width; x++, at++) {
      const [left, right, share] = [across.before[x] ?? 0, across.after[x] ?? 0, across.share[x] ?? 0]
      const upper = mix(data[above + left] ?? 0, data[above + right] ?? 0, share)
      const lower = mix(data[below + left] ?? 0, data[below + right] ?? 0, share)
      input[at] = mix(upper, lower, nearness)
    }
  }
  for (let channel = 2; channel >= 0; channel--) {
    const level = 255 * (MEAN[channel] ?? 0)
    const factor = 1 / (255 * (DEVIATION[channel] ?? 1))
    for (let at = 0; at < plane; at++) input[channel * plane + at] = ((input[at] ?? 0) - level) * factor
  }
  return input
}

const mix = (a: number, b: number, share: number) => a + (b - a) * share

function regionQuad({ size, mean, outline }: Region): Quad | undefined {
  if (size < REGION_PIXELS || mean < REGION_MEAN || outline.length < 3) return undefined
  const quad = smallestQuad(outline)
  return quad && Math.min(quad.width, quad.height) >= THINNEST ? quad : undefined
}

function grown(quad: Quad, scale: { x: number; y: number }): Quad {
  const margin = (quad.width * quad.height * GROWTH) / (2 * (quad.width + quad.height))
  return {
    cx: (quad.cx + 0.5) * scale.x,
    cy: (quad.cy + 0.5) * scale.y,
    width: (quad.width + 2 * margin) * scale.x,
    height: (quad.height + 2 * margin) * scale.y,
    angle: quad.angle,
  }
}
