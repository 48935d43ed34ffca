import { intAttribute, intsOf } from './attributes.ts'
import type { Constant, Network, Operation } from './network.ts'
import { rewriting } from './rewrite.ts'
import type { Rewriting } from './rewrite.ts'

/** Every point becomes so many on a side. */
const SIDE = 2
const POINTS = SIDE * SIDE

/**
 * The end of the detection model doubles the picture twice, with four operations on all channels at the doubled size. The
 * same is done for the four points of each point at the small size, as channels of their own, and only the answer is
 * spread out: the steps are Enlarge, bias, normalise, cut off below nought, enlarge, bias, sigmoid.
 */
export function enlargeLast(network: Network): Network {
  const rewrite = rewriting(network)
  for (const first of rewrite.operations.filter((each) => isEnlarging(rewrite, each))) {
    const bias = rewrite.onlyUser(first.outputs[0], 'Add')
    const norm = rewrite.onlyUser(bias?.outputs[0], 'BatchNormalization')
    const cut = rewrite.onlyUser(norm?.outputs[0], 'Relu')
    const second = rewrite.onlyUser(cut?.outputs[0], 'ConvTranspose')
    const secondBias = rewrite.onlyUser(second?.outputs[0], 'Add')
    const sigmoid = rewrite.onlyUser(secondBias?.outputs[0], 'Sigmoid')
    if (!bias || !norm || !cut || !second || !secondBias || !sigmoid || !isEnlarging(rewrite, second))
      continue
    const widened = widen(rewrite, first, bias, norm)
    const narrowed = narrow(rewrite, second, secondBias)
    if (!widened || !narrowed) continue
    const [input = ''] = first.inputs
    const [output = ''] = sigmoid.outputs
    const at = (step: string) => `${output}.${step}`
    for (const each of [first, bias, norm, cut, second, secondBias]) rewrite.replace(each, [])
    rewrite.replace(sigmoid, [
      step('Conv', [input, ...widened], at('wide')),
      step('Relu', [at('wide')], at('cut')),
      step('Conv', [at('cut'), ...narrowed], at('points')),
      step('Sigmoid', [at('points')], at('likelihoods')),
      step('DepthToSpace', [at('likelihoods')], at('half'), [intAttribute('blocksize', SIDE)]),
      step('DepthToSpace', [at('half')], output, [intAttribute('blocksize', SIDE)]),
    ])
  }
  return rewrite.done()
}

const step = (type: string, inputs: string[], output: string, attributes: Uint8Array[] = []): Operation => ({
  type,
  inputs,
  outputs: [output],
  attributes,
})

const isEnlarging = (rewrite: Rewriting, { type, inputs, attributes }: Operation): boolean =>
  type === 'ConvTranspose' &&
  rewrite
    .constant(inputs[1])
    ?.dims.slice(2)
    .every((side) => side === SIDE) === true &&
  intsOf(attributes, 'strides').every((stride) => stride === SIDE) &&
  intsOf(attributes, 'pads').every((pad) => pad === 0)

/** Weights and bias for the four points of each point, one point's channels after the other's. */
function widen(
  rewrite: Rewriting,
  enlarge: Operation,
  bias: Operation,
  norm: Operation,
): string[] | undefined {
  const weights = rewrite.constant(enlarge.inputs[1])
  const added = constantInput(rewrite, bias)
  const [scale, shift, mean, variance] = norm.inputs.slice(1).map((name) => rewrite.constant(name)?.values)
  if (!weights || !added || !scale || !shift || !mean || !variance) return undefined
  const [inputs = 0, outputs = 0] = weights.dims
  const factor = scale.map((each, output) => each / Math.sqrt((variance[output] ?? 0) + NORM_EPSILON))
  const values = new Float32Array(POINTS * outputs * inputs)
  for (let row = 0; row < POINTS * outputs; row++) {
    const [point, output] = [Math.trunc(row / outputs), row % outputs]
    for (let input = 0; input < inputs; input++) {
      const weight = weights.values[(input * outputs + output) * POINTS + point] ?? 0
      values[row * inputs + input] = weight * (factor[output] ?? 0)
    }
  }
  const biases = Float32Array.from({ length: POINTS * outputs }, (_, row) => {
    const output = row % outputs
    const level = (added.values[output] ?? 0) - (mean[output] ?? 0)
    return level * (factor[output] ?? 0) + (shift[output] ?? 0)
  })
  return constants(rewrite, values, biases, inputs)
}

/** ONNX's own, unless a model says otherwise. */
const NORM_EPSILON = 1e-5

/** Weights and bias that make the four points of each of four points, each from its own channels alone. */
function narrow(rewrite: Rewriting, enlarge: Operation, bias: Operation): string[] | undefined {
  const weights = rewrite.constant(enlarge.inputs[1])
  const added = constantInput(rewrite, bias)
  if (!weights || !added || weights.dims[1] !== 1) return undefined
  const [inputs = 0] = weights.dims
  const values = new Float32Array(POINTS * POINTS * POINTS * inputs)
  for (let row = 0; row < POINTS * POINTS; row++) {
    const [point, inner] = [Math.trunc(row / POINTS), row % POINTS]
    for (let input = 0; input < inputs; input++)
      values[row * POINTS * inputs + point * inputs + input] = weights.values[input * POINTS + inner] ?? 0
  }
  return constants(
    rewrite,
    values,
    new Float32Array(POINTS * POINTS).fill(added.values[0] ?? 0),
    POINTS * inputs,
  )
}

const constantInput = (rewrite: Rewriting, { inputs }: Operation): Constant | undefined =>
  inputs.flatMap((name) => rewrite.constant(name) ?? [])[0]

const constants = (
  rewrite: Rewriting,
  values: Float32Array,
  bias: Float32Array,
  inputs: number,
): string[] => [
  rewrite.addConstant({ dims: [bias.length, inputs, 1, 1], values }),
  rewrite.addConstant({ dims: [bias.length], values: bias }),
]
