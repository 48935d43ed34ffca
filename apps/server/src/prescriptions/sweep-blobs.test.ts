import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { signedIn } from '../testing/caller.ts'
import { DOLO_650 } from '../testing/known-medicines.ts'
import { pngPaper, readerOf, reads, uploadForm, workOff } from '../testing/paper.ts'
import { openWorld, type World } from '../testing/world.ts'
import { newBlobKey } from '../blobs/blob-key.ts'
import { createFolderStore } from '../blobs/folder-store.ts'
import { sweepBlobs } from './sweep-blobs.ts'

const DAY = 24 * 60 * 60_000

let world: World
beforeEach(async () => {
  world = await openWorld()
})

/** A file whose row was never written. */
const leftOver = async (): Promise<string> => {
  const key = newBlobKey('prescriptions', world.deps.randomBytes)
  await world.blobs.put(key, new Uint8Array(1), 'image/png')
  return key
}

test('what a crashed upload left is gone after a day, and not before', async () => {
  await leftOver()
  world.clock.advance(DAY - 1000)
  expect(await sweepBlobs(world.deps)).toBe(0)
  expect(world.blobs.keys()).toHaveLength(1)
  world.clock.advance(1000)
  expect(await sweepBlobs(world.deps)).toBe(1)
  expect(world.blobs.keys()).toEqual([])
})

test('an uploaded file and the pages drawn of it stay, however old', async () => {
  const asha = await signedIn(world)
  await asha.call('POST', '/prescriptions/upload', { body: uploadForm(await pngPaper()) })
  await workOff(world, readerOf(reads(DOLO_650)))
  const kept = world.blobs.keys()
  expect(kept).toHaveLength(2)
  await leftOver()
  world.clock.advance(100 * DAY)
  expect(await sweepBlobs(world.deps)).toBe(1)
  expect(world.blobs.keys()).toEqual(kept)
})

test('half of a file that a killed server had begun is gone after a day', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'dawadoot-sweep-'))
  try {
    const path = join(folder, `${newBlobKey('prescriptions', world.deps.randomBytes)}.part`)
    await mkdir(dirname(path), { recursive: true })
    await writeFile(path, 'half')
    const deps = { ...world.deps, blobs: createFolderStore(folder) }
    const begun = new Date(world.deps.clock())
    await utimes(path, begun, begun)
    expect(await sweepBlobs(deps)).toBe(0)
    world.clock.advance(DAY)
    expect(await sweepBlobs(deps)).toBe(1)
    expect(await readdir(dirname(path))).toEqual([])
  } finally {
    await rm(folder, { recursive: true })
  }
})

test('more leftovers than are asked about at once all go', async () => {
  for (let n = 0; n < 501; n += 1) await leftOver()
  world.clock.advance(2 * DAY)
  expect(await sweepBlobs(world.deps)).toBe(501)
  expect(world.blobs.keys()).toEqual([])
})
