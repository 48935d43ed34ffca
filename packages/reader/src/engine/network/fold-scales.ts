import { intAttribute, intsOf } from './attributes.ts'
import type { Constant, Network, Operation } from './network.ts'
import { rewriting } from './rewrite.ts'
import type { Rewriting } from './rewrite.ts'

/** "Times a number, plus a number": two operations, the second of which has these outputs. */
type Scaling = { by: number; plus: number; times: Operation; sum: Operation }

/** What follows a convolution as "times a number, plus a number" becomes part of its weights. */
export function foldScalesBehind(network: Network): Network {
  const rewrite = rewriting(network)
  for (const convolution of rewrite.operations) {
    const weights = weightsOf(rewrite, convolution)
    const scaling = weights && scalingAfter(rewrite, convolution.outputs[0])
    if (!scaling) continue
    const { by, plus, times, sum } = scaling
    const bias = rewrite.constant(convolution.inputs[2])?.values ?? new Float32Array(weights.dims[0] ?? 0)
    rewrite.replace(convolution, [
      {
        ...convolution,
        inputs: [
          convolution.inputs[0] ?? '',
          rewrite.addConstant({ dims: weights.dims, values: weights.values.map((weight) => weight * by) }),
          rewrite.addConstant({ dims: [bias.length], values: bias.map((each) => each * by + plus) }),
        ],
        outputs: sum.outputs,
      },
    ])
    rewrite.replace(times, [])
    rewrite.replace(sum, [])
  }
  return rewrite.done()
}

/**
 * What precedes convolutions as "times a number, plus a number" becomes part of theirs. Before one that pads its input
 * with noughts, which are not scaled, it becomes a convolution of each channel by itself instead: that keeps the layout in
 * blocks of channels, which a multiplication by a number does not.
 */
export function foldScalesBefore(network: Network): Network {
  const rewrite = rewriting(network)
  for (const product of rewrite.operations) {
    const channels = product.type === 'Mul' ? channelsOf(rewrite, product) : undefined
    const scaling = channels && scalingAfter(rewrite, product.outputs[0])
    if (!scaling) continue
    const users = rewrite.usersOf(scaling.sum.outputs[0])
    const folded = users.flatMap((user) => scaledBefore(rewrite, user, scaling) ?? [])
    rewrite.replace(scaling.times, [])
    if (folded.length < users.length) {
      rewrite.replace(scaling.sum, [eachChannel(rewrite, channels, scaling)])
      continue
    }
    rewrite.replace(scaling.sum, [])
    for (const [index, user] of users.entries()) rewrite.replace(user, folded.slice(index, index + 1))
  }
  return rewrite.done()
}

function scalingAfter(rewrite: Rewriting, name: string | undefined): Scaling | undefined {
  const times = rewrite.onlyUser(name, 'Mul')
  const by = rewrite.withNumber(times)
  const sum = by && rewrite.onlyUser(times?.outputs[0], 'Add')
  const plus = rewrite.withNumber(sum)
  return times && by && sum && plus && { by: by.number, plus: plus.number, times, sum }
}

const weightsOf = (rewrite: Rewriting, { type, inputs }: Operation): Constant | undefined =>
  type === 'Conv' ? rewrite.constant(inputs[1]) : undefined

/** How many channels a convolution makes, or what only multiplies its output. */
function channelsOf(rewrite: Rewriting, operation: Operation): number | undefined {
  if (operation.type === 'Conv') return rewrite.constant(operation.inputs[1])?.dims[0]
  const before = operation.type === 'Mul' ? rewrite.producerOf(operation.inputs[0]) : undefined
  return before && channelsOf(rewrite, before)
}

function scaledBefore(
  rewrite: Rewriting,
  user: Operation,
  { by, plus, times }: Scaling,
): Operation | undefined {
  const weights = weightsOf(rewrite, user)
  if (!weights || intsOf(user.attributes, 'pads').some((pad) => pad !== 0)) return undefined
  const { dims, values } = weights
  const [outputs = 0] = dims
  const each = values.length / outputs
  const bias = Float32Array.from({ length: outputs }, (_, output) => {
    const sum = values
      .subarray(output * each, (output + 1) * each)
      .reduce((total, weight) => total + weight, 0)
    return (rewrite.constant(user.inputs[2])?.values[output] ?? 0) + plus * sum
  })
  return {
    ...user,
    inputs: [
      rewrite.withNumber(times)?.other ?? '',
      rewrite.addConstant({ dims, values: values.map((weight) => weight * by) }),
      rewrite.addConstant({ dims: [outputs], values: bias }),
    ],
  }
}

const eachChannel = (rewrite: Rewriting, channels: number, { by, plus, times, sum }: Scaling): Operation => ({
  type: 'Conv',
  inputs: [
    rewrite.withNumber(times)?.other ?? '',
    rewrite.addConstant({ dims: [channels, 1, 1, 1], values: new Float32Array(channels).fill(by) }),
    rewrite.addConstant({ dims: [channels], values: new Float32Array(channels).fill(plus) }),
  ],
  outputs: sum.outputs,
  attributes: [intAttribute('group', channels)],
})
