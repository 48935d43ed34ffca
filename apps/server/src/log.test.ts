import { expect, test } from 'vitest'
import { createApp } from './app.ts'
import type { Database } from './db/database.ts'
import type { Deps } from './deps.ts'
import { signedIn, visitor } from './testing/caller.ts'
import { DOLO_650 } from './testing/known-medicines.ts'
import { buyer, placedOrder, putInStock } from './testing/order-desk.ts'
import { pngPaper, readerOf, reads, uploadForm, workOff } from './testing/paper.ts'
import { openWorld } from './testing/world.ts'

/** What one person typed, said or took, in any spelling that an error could quote. */
const PERSONAL = /9\d{9}|asha|rao|janpath|asha@|dolo|paracetamol|dr sen|as written|hunter2|654321/i

/** Ids are made of chance, and chance makes mobile numbers too. */
const UUID = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g
const isPersonal = (line: string): boolean => PERSONAL.test(line.replaceAll(UUID, 'id'))

const fails = (text: string) => async (): Promise<never> => {
  throw Object.assign(new Error(text), { detail: text, code: '23505', constraint: 'users_mobile_unique' })
}

test('nothing that a person typed, said or takes is in the log of a whole journey, nor of one that fails at each step', async () => {
  const world = await openWorld()
  const asha = await buyer(world, '9000000001', [DOLO_650])
  await putInStock(world, DOLO_650, 20)
  const { call } = asha
  const anybody = visitor(world)

  const journey = async (): Promise<void> => {
    await anybody.call('POST', '/auth/send-otp', { body: { mobile: '9000000001' } })
    await anybody.call('POST', '/auth/verify-otp', { body: { mobile: '9000000001', otp: '654321' } })
    await call('PUT', '/users/profile', {
      body: { name: 'Asha Rao', email: 'asha@example.com', whatsappNumber: '9000000001' },
    })
    await call('POST', '/users/add-addresses', { body: { user_name: 'Asha Rao', address: '12 Janpath' } })
    await anybody.call('GET', '/medicines/search?warehouseId=WH-DEL-01&medicineName=dolo')
    await anybody.call('GET', '/hospitals/autocomplete?query=asha')
    await call('POST', '/prescriptions/upload', { body: uploadForm(await pngPaper(), 'Asha Rao Dolo.png') })
    await workOff(world, readerOf({ ...reads(DOLO_650), patient: 'Asha Rao', doctor: 'Dr Sen' }))
    await call('GET', `/prescriptions/${asha.prescriptionId}/results/${asha.addressId}`)
    await call('POST', '/orders/create-order', {
      headers: { 'idempotency-key': 'asha-rao-9000000001' },
      body: { customerName: 'Asha Rao', medicines: [{ name: 'Dolo 650' }] },
    })
    const orderId = await placedOrder(asha, [[DOLO_650, 2]])
    await workOff(world)
    await call('POST', `/orders/${orderId}/cancel`)
    await call('POST', '/auth/complete-profile', { body: '{"name":"Asha Rao","mobile":' })
    await call('GET', '/nowhere/asha-rao/9000000001?name=Asha%20Rao')
    await call('GET', '/users/me/data')
  }
  await journey()
  const calm = world.logLines.length
  expect(calm).toBe(14)

  // The same calls on a server of which everything outside fails, and quotes what it was given.
  const said = 'Asha Rao, 12 Janpath, 9000000001, asha@example.com: Dolo 650 (password hunter2)'
  const { database } = world
  const broken: Partial<Deps>[] = [
    { database: { ...database, transaction: fails(said) } satisfies Database },
    { sms: { send: fails(said) } },
    { blobs: { ...world.blobs, put: fails(said), get: fails(said) } },
  ]
  for (const deps of broken) {
    const app = createApp({ ...world.deps, ...deps })
    const before = world.logLines.length
    const ask = (path: string, body: string | FormData, headers: Record<string, string> = {}) =>
      app.request(`/api${path}`, {
        method: 'POST',
        body,
        headers: { authorization: `Bearer ${asha.token}`, ...headers },
      })
    const json = { 'content-type': 'application/json' }
    const replies = [
      await ask('/auth/send-otp', JSON.stringify({ mobile: '9111111111' }), json),
      await ask('/prescriptions/upload', uploadForm(await pngPaper(), 'Asha Rao.png')),
      await ask('/orders/create-order', JSON.stringify(await asha.bodyFor([[DOLO_650, 1]])), {
        ...json,
        'idempotency-key': 'asha-rao-9000000001',
      }),
    ]
    for (const reply of replies) expect(await reply.text()).not.toContain('Janpath')
    expect(world.logLines.slice(before).join('')).toContain('"level":50')
  }
  // A reader that quotes what it saw, in a job that nobody waits for.
  await call('POST', '/prescriptions/upload', { body: uploadForm(await pngPaper()) })
  await workOff(world, { read: fails(said) })
  // And a person who goes.
  const ravi = await signedIn(world, { mobile: '9000000002', name: 'Asha Ravi' })
  await ravi.call('DELETE', '/users/me/data')

  const personal = world.logLines.filter(isPersonal)
  expect(personal).toEqual([])
})

test('the pattern of that test knows a breach when it sees one, and an id that looks like a number', () => {
  for (const line of [
    '{"name":"Asha Rao"}',
    '{"to":"+919000000001"}',
    '{"otp":"654321"}',
    '{"m":"DOLO 650"}',
  ])
    expect(isPersonal(line)).toBe(true)
  expect(isPersonal('{"requestId":"ef1be147-5272-42f1-83ff-99634705928a"}')).toBe(false)
})
