import type { Network } from './network.ts'
import { rewriting } from './rewrite.ts'

/** x + x * gate is x * (1 + gate), and a gate is one number a channel: a pass over the whole picture less. */
export function joinGates(network: Network): Network {
  const rewrite = rewriting(network)
  for (const product of rewrite.operations) {
    const [whole = '', gate = ''] = product.type === 'Mul' ? product.inputs : []
    const sum = rewrite.onlyUser(product.outputs[0], 'Add')
    if (!sum?.inputs.includes(whole) || rewrite.producerOf(gate)?.type !== 'HardSigmoid') continue
    const one = rewrite.addConstant({ dims: [1], values: Float32Array.of(1) })
    rewrite.replace(product, [])
    rewrite.replace(sum, [
      { type: 'Add', inputs: [gate, one], outputs: [`${gate}.more`], attributes: [] },
      { type: 'Mul', inputs: [whole, `${gate}.more`], outputs: sum.outputs, attributes: [] },
    ])
  }
  return rewrite.done()
}
