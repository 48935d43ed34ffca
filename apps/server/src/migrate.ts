import { readCommandEnv, runCommand, withDatabase } from './command.ts'
import { loadFirstData } from './data/load-first-data.ts'
import { settingsFromEnv } from './settings-from-env.ts'

/**
 * `npm run migrate`: brings the database up to date and loads the first lists. Servers do the same when they start; a
 * deployment does it once before, so that none of them waits for it, and a failure stops the deployment. Like a worker
 * it meets nobody: all it needs is DATABASE_URL.
 */
await runCommand(async () => {
  const env = readCommandEnv('worker')
  const loaded = await withDatabase(env, (database) =>
    loadFirstData(database, { demo: settingsFromEnv(env).demo, now: new Date() }),
  )
  console.log(
    loaded ? 'The database is up to date, and its first lists are loaded.' : 'The database is up to date.',
  )
})
