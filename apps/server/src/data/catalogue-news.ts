import type { Db } from '../db/database.ts'
import { notify } from '../db/notify.ts'

/** Notices that other medicines are known, or that they are known by other names. */
export const CATALOGUE_CHANNEL = 'catalogue'

/** Told when the import's transaction commits, to the servers that run meanwhile. */
export const tellCatalogueChanged = (tx: Db): Promise<void> => notify(tx, CATALOGUE_CHANNEL, '')
