import { openBackupFile } from './backup/backup-file.ts'
import { restoreBackup } from './backup/restore-backup.ts'
import { openBlobs } from './blobs/open-blobs.ts'
import { dataDirOf, pathFrom, readCommandEnv, runCommand, withDatabase } from './command.ts'
import { StartProblem } from './start-problem.ts'

const REPLACE = '--replace'

/** `npm run restore -- FILE [--replace]` */
await runCommand(async (words) => {
  const [file, ...more] = words.filter((word) => word !== REPLACE)
  if (!file || more.length > 0) throw new StartProblem('Say where from: npm run restore -- FILE [--replace]')
  const env = readCommandEnv()
  const open = await openBackupFile(pathFrom(file))
  const blobs = openBlobs(env, dataDirOf(env))
  const replace = words.includes(REPLACE)
  const { rows, files } = await withDatabase(env, (database) =>
    restoreBackup({ database, blobs }, open, { replace }),
  )
  console.log(`${rows} rows and ${files} files are in place. Everybody signs in anew.`)
})
