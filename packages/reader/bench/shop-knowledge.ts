import { existsSync } from 'node:fs'
import { loadKnowledge } from '../src/testing/load-catalogue.ts'

const SHOP = new URL('../../../apps/server/data/', import.meta.url)
const EXCERPT = new URL('../test-data/', import.meta.url)

/** What the shop's reader knows; where the shop's data are not at hand, what the tests know. */
export const shopKnowledge = () => loadKnowledge(existsSync(new URL('catalogue.csv', SHOP)) ? SHOP : EXCERPT)
