import { readdir, readFile } from 'node:fs/promises'
import { beforeEach, describe, expect, test } from 'vitest'
import { openWorld, type World } from '../testing/world.ts'
import { compositionKey } from './composition-key.ts'
import { importAliases } from './import-aliases.ts'
import type { ImportFile } from './import-file.ts'
import { importMedicines } from './import-medicines.ts'
import { importHospitals, importPincodes } from './import-places.ts'
import { importPharmacists, importStock, importWarehouses } from './import-shop.ts'
import { loadFirstData } from './load-first-data.ts'
import { runImport } from './run-import.ts'
import { demoStock } from './stock-rule.ts'

let world: World
beforeEach(async () => {
  world = await openWorld()
})

const bundled = (name: string) => readFile(`${import.meta.dirname}/../../data/${name}`, 'utf8')
const rows = async (query: string) => (await world.database.db.execute(query)).rows
/** Tries an import and takes it back, so that the next test finds the bundled data. */
const attempt = async <T>(
  load: ImportFile,
  csv: string,
  look: (tx: World['database']['db']) => Promise<T>,
) => {
  const back = new Error('taken back')
  let seen: { result: Awaited<ReturnType<ImportFile>>; seen: T } | undefined
  await world.database
    .transaction(async (tx) => {
      seen = { result: await load(tx, csv), seen: await look(tx) }
      throw back
    })
    .catch((error: unknown) => {
      if (error !== back) throw error
    })
  return seen
}
const edited = async (name: string, change: (lines: string[]) => void): Promise<string> => {
  const lines = (await bundled(name)).trimEnd().split('\n')
  change(lines)
  return lines.join('\n')
}

describe('the first start', () => {
  test('has loaded thousands of medicines, every pincode and the hospitals', async () => {
    expect(await rows('select noun, rows from data_loads order by noun')).toEqual([
      { noun: 'aliases', rows: 582 },
      { noun: 'hospitals', rows: 5025 },
      { noun: 'medicines', rows: 4426 },
      { noun: 'pincodes', rows: 19608 },
      { noun: 'stock', rows: 177_040 },
      { noun: 'warehouses', rows: 40 },
    ])
    const [augmentin] = await rows(`select * from medicines where id = 'M00002'`)
    expect(augmentin).toMatchObject({
      name: 'Augmentin 625 Duo Tablet',
      mrp: 20_430,
      discount_percent: 14,
      schedule: 'H',
      composition_key: 'amoxicillin 500mg + clavulanic acid 125mg',
    })
  })

  test('is not repeated', async () => {
    expect(await loadFirstData(world.database, { demo: true, now: world.clock.now() })).toBe(false)
  })

  test('registers the sample pharmacist in a demonstration', async () => {
    expect(await rows('select registration from pharmacists')).toEqual([{ registration: 'DPC-SAMPLE-0000' }])
  })

  test('stocks shelves by rule, about six pairs of a hundred empty', () => {
    const packs = Array.from({ length: 10_000 }, (_, n) => demoStock(`M${n}`, 'WH-DEL-01'))
    const empty = packs.filter((count) => count === 0).length
    expect(empty).toBeGreaterThan(500)
    expect(empty).toBeLessThan(700)
    expect(Math.max(...packs)).toBe(60)
    expect(Math.min(...packs.filter((count) => count > 0))).toBe(3)
    expect(demoStock('M00001', 'WH-DEL-01')).toBe(demoStock('M00001', 'WH-DEL-01'))
  })
})

describe('an import', () => {
  test('with bad rows names each line and reason, and changes nothing', async () => {
    const before = await rows('select count(*), sum(mrp) from medicines where sold')
    const csv = await edited('catalogue.csv', (lines) => {
      lines[1] = lines[1]?.replace(',172.50,', ',free,') ?? ''
      lines[2] = lines[2]?.replace(/,H,own/, ',Z,own') ?? ''
      lines[5] = lines[3] ?? ''
    })
    expect(await runImport(world.database, importMedicines, csv)).toEqual({
      ok: false,
      problems: [
        { line: 2, reason: 'mrp: is not a number' },
        { line: 3, reason: 'schedule: is none of OTC, G, H, H1, X' },
        { line: 6, reason: 'M00003 is on line 4 already' },
      ],
    })
    expect(await rows('select count(*), sum(mrp) from medicines where sold')).toEqual(before)
  })

  test.each([
    ['', 'there are no rows'],
    ['id,name\n', 'there are no rows'],
    ['id,name\nM1,Crocin\n', 'missing columns: brand'],
    ['id,name\nM1\n', 'Invalid Record Length'],
    ['id,name\n"M1,Crocin\n', 'Quote Not Closed'],
    ['\u0000\u0001PNG', 'there are no rows'],
  ])('of %j says what is wrong with the file', async (csv, reason) => {
    const result = await runImport(world.database, importMedicines, csv)
    expect(result).toMatchObject({ ok: false, problems: [{ reason: expect.stringContaining(reason) }] })
  })

  test('accepts the byte order mark and the line ends of a spreadsheet', async () => {
    const csv = `\uFEFFregistration,name\r\nDPC-1,"Rao, Asha"\r\n`
    const done = await attempt(importPharmacists, csv, async (tx) =>
      tx.execute(`select name from pharmacists where registration = 'DPC-1'`),
    )
    expect(done?.result).toEqual({ ok: true, rows: 1 })
    expect(done?.seen.rows).toEqual([{ name: 'Rao, Asha' }])
  })

  test('of medicines changes prices, and withdraws what is no longer listed without forgetting it', async () => {
    const csv = await edited('catalogue.csv', (lines) => {
      lines[1] = lines[1]?.replace(',172.50,', ',180.05,') ?? ''
      lines.splice(2, 1)
    })
    const done = await attempt(importMedicines, csv, async (tx) =>
      tx.execute(`select id, mrp, sold from medicines where id in ('M00001', 'M00002') order by id`),
    )
    expect(done?.seen.rows).toEqual([
      { id: 'M00001', mrp: 18_005, sold: true },
      { id: 'M00002', mrp: 20_430, sold: false },
    ])
  })

  test('of a catalogue with one medicine left keeps every other, for the orders that name them', async () => {
    const known = await rows('select count(*)::int as count from medicines')
    const csv = await edited('catalogue.csv', (lines) => void lines.splice(2))
    const done = await attempt(importMedicines, csv, async (tx) =>
      tx.execute('select count(*)::int as count from medicines'),
    )
    expect(done?.result).toEqual({ ok: true, rows: 1 })
    expect(done?.seen.rows).toEqual(known)
  })

  test('is the only way in, and nothing takes a medicine out: no key of the lines of orders would hold it', async () => {
    const names = await readdir(`${import.meta.dirname}/..`, { recursive: true })
    const sources = names.filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    const texts = await Promise.all(
      sources.map((name) => readFile(`${import.meta.dirname}/../${name}`, 'utf8')),
    )
    expect(texts.length).toBeGreaterThan(100)
    expect(texts.filter((text) => /delete\(medicines\)|delete\s+from\s+"?medicines\b/i.test(text))).toEqual(
      [],
    )
  })

  test('of aliases makes medicines equal that had different names for one salt', async () => {
    const done = await attempt(importAliases, 'alias,canonical\nclavulanic acid,clavulanate\n', async (tx) =>
      tx.execute(`select composition_key from medicines where id = 'M00002'`),
    )
    expect(done?.seen.rows).toEqual([{ composition_key: 'amoxicillin 500mg + clavulanate 125mg' }])
  })

  test('of hospitals and pincodes puts the new directory in the place of the old one', async () => {
    const hospital = await edited('delhi-hospitals.csv', (lines) => void lines.splice(2))
    const hospitals = await attempt(importHospitals, hospital, (tx) => tx.execute('select id from hospitals'))
    expect(hospitals?.seen.rows).toEqual([{ id: 'DL-1' }])
    const pincode = await edited('pincodes.csv', (lines) => void lines.splice(2))
    const pincodes = await attempt(importPincodes, pincode, (tx) =>
      tx.execute('select pincode from pincodes'),
    )
    expect(pincodes?.seen.rows).toEqual([{ pincode: '110001' }])
  })

  test('of stock sets the pairs it lists, and knows every medicine and warehouse', async () => {
    const good = 'medicine_id,warehouse_id,packs\nM00001,WH-DEL-01,77\n'
    const packs = `select packs from stock where medicine_id = 'M00001' and warehouse_id = 'WH-DEL-01'`
    expect((await attempt(importStock, good, (tx) => tx.execute(packs)))?.seen.rows).toEqual([{ packs: 77 }])
    const bad = 'medicine_id,warehouse_id,packs\nM00001,WH-DEL-01,-1\nM99999,WH-DEL-01,1\nM00001,WH-X,1.5\n'
    expect(await runImport(world.database, importStock, bad)).toMatchObject({
      ok: false,
      problems: [
        { line: 2, reason: 'packs: is not between 0 and 1000000' },
        { line: 4, reason: 'packs: is not a whole number' },
      ],
    })
    const unknown = 'medicine_id,warehouse_id,packs\nM99999,WH-DEL-01,1\n'
    expect(await runImport(world.database, importStock, unknown)).toMatchObject({
      problems: [{ line: 2, reason: 'medicine_id: M99999 is not known' }],
    })
  })

  test('of warehouses takes away those that are left out, with their shelves', async () => {
    const csv = await edited('warehouses.csv', (lines) => void lines.splice(2))
    const done = await attempt(importWarehouses, csv, (tx) =>
      tx.execute('select distinct warehouse_id from stock'),
    )
    expect(done?.result).toEqual({ ok: true, rows: 1 })
    expect(done?.seen.rows).toEqual([{ warehouse_id: 'WH-DEL-01' }])
  })
})

test.each([
  ['amoxicillin 500mg + clavulanic acid 125mg', 'amoxicillin 500mg + clavulanic acid 125mg'],
  ['Clavulanate 125mg + Amoxicillin 500mg', 'amoxicillin 500mg + clavulanic acid 125mg'],
  ['vitamin b12 1500mcg sr', 'vitamin b12 1500mcg sr'],
  ['lactobacillus', 'lactobacillus'],
])('the key of %j is %j', (composition, expected) => {
  expect(compositionKey(composition, new Map([['clavulanate', 'clavulanic acid']]))).toBe(expected)
})
