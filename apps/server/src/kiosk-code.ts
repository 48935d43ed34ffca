import { randomBytes, randomUUIDv7 } from 'node:crypto'
import { formatStaffCode } from '@dawadoot/domain/kiosk/staff-code'
import { readCommandEnv, runCommand, withDatabase } from './command.ts'
import { issueFor, listKiosks, revoke } from './kiosks/manage-kiosks.ts'
import { settingsFromEnv } from './settings-from-env.ts'
import { StartProblem } from './start-problem.ts'

const USAGE = [
  'npm run kiosk-code -- issue HOSPITAL_ID   a staff code for a hospital; it is shown once',
  'npm run kiosk-code -- list                codes and the kiosks that were set up with them',
  'npm run kiosk-code -- revoke ID           ends a code, or a kiosk; a code’s kiosks go on',
].join('\n')

const minutes = (at: Date | undefined): string => at?.toISOString().slice(0, 16) ?? ''

await runCommand(async ([verb = '', id = '']) => {
  if (!(verb === 'list' || (id && (verb === 'issue' || verb === 'revoke')))) throw new StartProblem(USAGE)
  const env = readCommandEnv()
  const now = new Date()
  await withDatabase(env, async ({ db }) => {
    if (verb === 'list') {
      console.table(
        (await listKiosks(db)).map(({ since, seen, ...row }) => ({
          ...row,
          since: minutes(since),
          seen: minutes(seen),
        })),
      )
    } else if (verb === 'issue') {
      const making = { secret: settingsFromEnv(env).otpSecret, randomBytes, id: randomUUIDv7(), now }
      const { code, hospital } = await issueFor(db, id, making)
      console.log(
        `Staff code of ${hospital}: ${formatStaffCode(code)}\nIts id, to revoke it by: ${making.id}`,
      )
    } else {
      const revoked = await revoke(db, id, now)
      if (!revoked) throw new StartProblem(`No code or kiosk with the id ${id} is in use.`)
      console.log(`The ${revoked} ${id} no longer works.`)
    }
  })
})
