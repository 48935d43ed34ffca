import { randomBytes } from 'node:crypto'
import { createLog } from './log.ts'
import { openReaders } from './prescriptions/open-readers.ts'
import { runReadings } from './prescriptions/run-readings.ts'
import { runProcess, say, writeLog } from './run-process.ts'
import { openData, openFiles, usableEnv } from './surroundings.ts'

/** A process that reads prescriptions and does nothing else; any number of them, on any machines, share one database. */
await runProcess(async () => {
  const env = usableEnv('worker')
  const log = createLog(writeLog)
  const stop = new AbortController()
  const blobs = await openFiles(env, log)
  const database = await openData(env, log)
  const readers = await openReaders(env, database)
  const reading = runReadings(
    {
      database,
      log,
      randomBytes,
      blobs,
      clock: () => new Date(),
      stopping: stop.signal,
    },
    readers,
  )
  say(`Ready. Reads prescriptions, ${env.READERS} at a time. Ctrl-C stops it.`)
  return {
    log,
    drain: async () => {
      stop.abort()
      await reading
      await Promise.all(readers.map((reader) => reader.close()))
      await database.close()
    },
  }
})
