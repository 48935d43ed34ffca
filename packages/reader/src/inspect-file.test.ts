import { expect, test } from 'vitest'
import { inspectFile } from './inspect-file.ts'
import { brokenInside, hostileFiles } from './testing/hostile-files.ts'
import { generatePrescription } from './testing/generate.ts'
import { loadKnowledge } from './testing/load-catalogue.ts'

test.each(await hostileFiles())(
  '$name is refused as $reason before it is stored',
  async ({ bytes, reason }) => {
    expect(await inspectFile(bytes)).toEqual({ ok: false, reason })
  },
)

test.each(await brokenInside())('$name passes by its headers', async ({ bytes }) => {
  expect(await inspectFile(bytes)).toMatchObject({ ok: true })
})

test.each([
  ['typed-pdf', 'pdf'],
  ['scan', 'png'],
  ['photo', 'jpeg'],
] as const)('a %s prescription is accepted as %s', async (kind, expected) => {
  const { medicines } = await loadKnowledge(new URL('../test-data/', import.meta.url))
  const { bytes } = await generatePrescription({ kind, seed: 3, medicines })
  expect(await inspectFile(bytes)).toEqual({ ok: true, kind: expected })
})
