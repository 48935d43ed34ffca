import type { Browser } from 'playwright'
import { PROFILES } from '../web/profiles.ts'
import { startVisit } from '../web/visit.ts'
import { readThrough } from './read-through.ts'

/** What a browser that saves data fetches after the load event, from the top of a page to its end. */
export const laterWithSavedData = async (browser: Browser, port: number, path: string) => {
  const visit = await startVisit(browser, port, PROFILES.plain)
  try {
    await visit.cdp.send('Emulation.setDataSaverOverride', { dataSaverEnabled: true })
    return await readThrough(visit, path)
  } finally {
    await visit.end()
  }
}
