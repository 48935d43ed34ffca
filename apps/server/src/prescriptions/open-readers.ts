import type { PrescriptionReader } from '@dawadoot/reader'
import type { Database } from '../db/database.ts'
import type { Env } from '../env.ts'
import { openReader, openWorker } from './open-reader.ts'

const visionOf = ({ VISION_URL: url, VISION_MODEL: model, VISION_KEY: apiKey }: Env) =>
  url && model ? { vision: { url, model, ...(apiKey && { apiKey }) } } : {}

/** As many readers as this process is to have, each with a process of its own; none where others do the reading. */
export const openReaders = (env: Env, database: Database): Promise<PrescriptionReader[]> =>
  Promise.all(Array.from({ length: env.READERS }, () => openReader(database, openWorker(visionOf(env)))))
