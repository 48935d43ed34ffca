/** Draws n prescriptions of each kind into a folder; a process of its own, so that drawing is not measured. */
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { generatePrescription, PRESCRIPTION_KINDS } from '../src/testing/generate.ts'
import { shopKnowledge } from './shop-knowledge.ts'

const [folder = '', count, seed, only = ''] = process.argv.slice(2)
const { medicines } = await shopKnowledge()
for (const kind of PRESCRIPTION_KINDS.filter((each) => only === '' || only.split(',').includes(each))) {
  for (let index = 0; index < Number(count); index++) {
    const made = await generatePrescription({ kind, seed: Number(seed) * 1000 + index, medicines })
    await writeFile(join(folder, `${kind}-${index}`), made.bytes)
    await writeFile(join(folder, `${kind}-${index}.json`), JSON.stringify(made.content ?? null))
  }
}
