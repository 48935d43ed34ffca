import { prescriptionLines, prescriptions } from '../db/tables/prescriptions.ts'
import { addresses } from '../db/tables/people.ts'
import { newBlobKey } from '../blobs/blob-key.ts'
import type { Deps } from '../deps.ts'
import type { Caller } from './caller.ts'

/** Where things are stored, and what they are made with. A `World` is one. */
export type Store = {
  database: Pick<Deps['database'], 'db'>
  deps: Pick<Deps, 'newId' | 'randomBytes'>
  clock: { now: () => Date }
}

/** What the address form of the main site sends for a home beside the warehouse WH-DEL-01. */
export const HOME_INPUT = {
  deliveryType: 'home',
  deliverySource: 'web',
  source: 'web',
  user_name: 'Asha Rao',
  user_contact: '9000000001',
  name: 'Home',
  address: '12 Janpath',
  pincode: '110001',
  district: 'New Delhi',
  state: 'Delhi',
  country: 'India',
} as const

/** Things that are there before a test begins, without the calls that would have made them. */

/** A home beside the warehouse WH-DEL-01; gives its id. */
export const storedAddress = async (
  { database, deps, clock }: Store,
  { userId }: Pick<Caller, 'userId'>,
  over: Partial<typeof addresses.$inferInsert> = {},
): Promise<string> => {
  const id = deps.newId()
  await database.db.insert(addresses).values({
    id,
    userId,
    deliveryType: 'home',
    source: 'web',
    userName: 'Asha Rao',
    userContact: '9000000001',
    name: 'Home',
    address: '12 Janpath',
    pincode: '110001',
    district: 'New Delhi',
    state: 'Delhi',
    country: 'India',
    houseNo: '4B',
    latitude: 28.6219,
    longitude: 77.21206,
    isDefault: false,
    createdAt: clock.now(),
    ...over,
  })
  return id
}

/** A prescription that has been read: one line per medicine. Gives its id. */
export const storedPrescription = async (
  { database, deps, clock }: Store,
  { userId }: Pick<Caller, 'userId'>,
  medicineIds: readonly string[],
  over: Partial<typeof prescriptions.$inferInsert> = {},
): Promise<string> => {
  const id = deps.newId()
  await database.db.insert(prescriptions).values({
    id,
    userId,
    status: 'completed',
    blobKey: newBlobKey('prescriptions', deps.randomBytes),
    mediaType: 'image/png',
    bytes: 1,
    sha256: 'of no file',
    uploadedAt: clock.now(),
    ...over,
  })
  const box = { page: 1, x: 0.1, y: 0.3, width: 0.5, height: 0.04 }
  if (medicineIds.length > 0)
    await database.db.insert(prescriptionLines).values(
      medicineIds.map((medicineId, n) => ({
        prescriptionId: id,
        n,
        medicineId,
        candidates: [medicineId],
        text: 'as written',
        ...box,
        confidence: 0.98,
        tier: 'sure' as const,
      })),
    )
  return id
}
