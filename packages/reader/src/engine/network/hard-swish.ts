import { floatAttribute } from './attributes.ts'
import type { Network } from './network.ts'
import { rewriting } from './rewrite.ts'

/**
 * Makes one activation of x * clip(x + 3, 0, 6) / 6, which the models spell out in four operations: the runtime knows
 * x * HardSigmoid(x), and does it while it writes down what the convolution in front makes.
 */
export function nameHardSwish(network: Network): Network {
  const rewrite = rewriting(network)
  for (const sum of rewrite.operations) {
    const three = sum.type === 'Add' ? rewrite.withNumber(sum) : undefined
    const clip = three?.number === 3 ? rewrite.onlyUser(sum.outputs[0], 'Clip') : undefined
    const product = rewrite.onlyUser(clip?.outputs[0], 'Mul')
    const sixth = rewrite.onlyUser(product?.outputs[0], 'Div')
    if (!three || !clip || !product || !sixth || rewrite.withNumber(sixth)?.number !== 6) continue
    const gate = `${three.other}.gate`
    rewrite.replace(sum, [])
    rewrite.replace(clip, [])
    rewrite.replace(sixth, [])
    rewrite.replace(product, [
      {
        type: 'HardSigmoid',
        inputs: [three.other],
        outputs: [gate],
        attributes: [floatAttribute('alpha', 1 / 6), floatAttribute('beta', 0.5)],
      },
      { type: 'Mul', inputs: [three.other, gate], outputs: sixth.outputs, attributes: [] },
    ])
  }
  return rewrite.done()
}
