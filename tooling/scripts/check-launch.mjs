// `npm run check:launch`: whether the brand's facts are real. Sample content must not meet a customer.
import { samplesLeft } from '@dawadoot/domain/brand/brand'

const left = samplesLeft()
for (const path of left) console.error(path)
if (left.length > 0) {
  console.error(
    `\nBefore the launch, ${left.length} samples in packages/domain/src/brand have to become real.`,
  )
  process.exit(1)
}
console.log('No sample content is left.')
