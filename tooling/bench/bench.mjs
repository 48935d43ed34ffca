// `npm run bench`: every benchmark, or the named ones (`npm run bench -- start reader`). Each prints a table.
import { spawnSync } from 'node:child_process'
import { root } from '@dawadoot/scripts/root'

const BENCHES = {
  start: 'tooling/bench/src/bench-start.mjs',
  kiosk: 'tooling/bench/src/bench-kiosk.ts',
  sizes: 'tooling/bench/src/bench-sizes.mjs',
  web: 'tooling/bench/src/customer/bench-customer.ts',
  partner: 'tooling/bench/src/partner/bench-partner.ts',
  lighthouse: 'tooling/bench/src/partner/bench-lighthouse.ts',
  reader: 'packages/reader/bench/bench-reader.ts',
}

const named = process.argv.slice(2).filter((argument) => argument !== '--')
const unknown = named.filter((name) => !(name in BENCHES))
if (unknown.length > 0) {
  console.error(
    `There is no benchmark named ${unknown.join(', ')}; there are ${Object.keys(BENCHES).join(', ')}.`,
  )
  process.exit(1)
}
let failed = 0
for (const name of named.length > 0 ? named : Object.keys(BENCHES)) {
  console.log(`\n## ${name}`)
  const { status } = spawnSync('node', [`${root}${BENCHES[name]}`], { stdio: 'inherit', cwd: root })
  if (status !== 0) failed += 1
}
process.exit(failed === 0 ? 0 : 1)
