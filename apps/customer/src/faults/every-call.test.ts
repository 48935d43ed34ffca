import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { endpoints } from '@dawadoot/api/contract/endpoints'
import { expect, test } from 'vitest'

/** Calls that kiosks and the staff make. */
const NOT_OURS = ['getKiosk', 'enrolKiosk', 'getKioskStatus', 'recordOrderEvent', 'readOutbox']

const here = import.meta.dirname
const matrix = readdirSync(here)
  .filter((file) => file.endsWith('.test.ts'))
  .map((file) => readFileSync(join(here, file), 'utf8'))
  .join('\n')

test.each(Object.keys(endpoints).filter((call) => !NOT_OURS.includes(call)))(
  'some screen meets every fault of %s',
  (call) => {
    expect(matrix).toMatch(new RegExp(`called: ${call}\\b`))
  },
)
