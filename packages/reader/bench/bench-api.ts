/**
 * How long other calls take while eight prescriptions are read at once: starts the server on a port and a data folder of its
 * own, uploads eight photos and goes on searching until all are read.
 *   node packages/reader/bench/bench-api.ts [--port 5890] [--seed 1]
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { generatePrescription } from '../src/testing/generate.ts'
import { shopKnowledge } from './shop-knowledge.ts'

const { values } = parseArgs({
  options: { port: { type: 'string', default: '5890' }, seed: { type: 'string', default: '1' } },
})
const PRESCRIPTIONS = 8
const CALL_EVERY_MS = 25
const MOBILE = '9000000001'
const api = `http://localhost:${values.port}/api`

const folder = await mkdtemp(join(tmpdir(), 'reader-api-'))
const main = join(import.meta.dirname, '../../../apps/server/src/main.ts')
const server = spawn(process.execPath, [main], {
  env: { ...process.env, PORT: values.port, DATA_DIR: folder, LOOK_UPS_PER_MINUTE: '100000' },
  stdio: ['ignore', 'pipe', 'inherit'],
})
const ready = Promise.withResolvers<void>()
server.stdout.on('data', (chunk) => {
  if (String(chunk).includes('Ready.')) ready.resolve()
})
await ready.promise

const textAt = (value: unknown, [name, ...path]: readonly string[]): string => {
  if (name === undefined) return String(value)
  return textAt(typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined, path)
}
const post = async (path: string, body: unknown): Promise<unknown> => {
  const headers = { 'content-type': 'application/json' }
  return (await fetch(`${api}${path}`, { method: 'POST', headers, body: JSON.stringify(body) })).json()
}
await post('/auth/send-otp', { mobile: MOBILE })
const outbox: unknown = await (await fetch(`${api}/dev/outbox?mobile=${MOBILE}`)).json()
const otp = textAt(outbox, ['messages', '0', 'otp'])
const verified = await post('/auth/verify-otp', { mobile: MOBILE, otp })
const authorization = `Bearer ${textAt(verified, ['data', 'token'])}`

const { medicines } = await shopKnowledge()
const uploads = Array.from({ length: PRESCRIPTIONS }, async (_, index) => {
  const photo = await generatePrescription({
    kind: 'photo',
    seed: Number(values.seed) * 1000 + index,
    medicines,
  })
  const body = new FormData()
  body.set('prescription', new File([photo.bytes], photo.fileName, { type: photo.type }))
  return body
})
const forms = await Promise.all(uploads)
const started = performance.now()
const ids = await Promise.all(
  forms.map(async (body) => {
    const reply = await fetch(`${api}/prescriptions/upload`, {
      method: 'POST',
      headers: { authorization },
      body,
    })
    return textAt(await reply.json(), ['uploadedData', 'prescriptionId'])
  }),
)
const done = new AbortController()
const followed = Promise.all(
  ids.map(async (id) => {
    await (await fetch(`${api}/prescriptions/${id}/stream`, { headers: { authorization } })).text()
  }),
).finally(() => done.abort())
const took: number[] = []
const calls: Promise<void>[] = []
const queries = ['/medicines/search?warehouseId=WH-DEL-01&medicineName=pan', '/pincode/110001']
for (let n = 0; !done.signal.aborted; n++) {
  const begun = performance.now()
  const call = fetch(`${api}${queries[n % queries.length]}`).then((reply) => reply.text())
  calls.push(call.then(() => void took.push(performance.now() - begun)))
  await sleep(CALL_EVERY_MS)
}
await Promise.all([followed, ...calls])
took.sort((a, b) => a - b)
const at = (share: number) => Math.round(took[Math.floor(took.length * share)] ?? 0)
console.log(
  `${PRESCRIPTIONS} photos read in ${((performance.now() - started) / 1000).toFixed(1)} s; meanwhile ` +
    `${took.length} searches: median ${at(0.5)} ms, p99 ${at(0.99)} ms`,
)
server.kill('SIGTERM')
await once(server, 'exit')
await rm(folder, { recursive: true, force: true })
