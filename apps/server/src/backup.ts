import { stat } from 'node:fs/promises'
import { writeBackupFile } from './backup/backup-file.ts'
import { writeBackup } from './backup/write-backup.ts'
import { openBlobs } from './blobs/open-blobs.ts'
import { dataDirOf, pathFrom, readCommandEnv, runCommand, withDatabase } from './command.ts'
import { StartProblem } from './start-problem.ts'

/** `npm run backup -- FILE` */
await runCommand(async ([file]) => {
  if (!file) throw new StartProblem('Say where to: npm run backup -- FILE')
  const env = readCommandEnv()
  const path = pathFrom(file)
  const blobs = openBlobs(env, dataDirOf(env))
  const { rows, files, missing } = await withDatabase(env, (database) =>
    writeBackupFile(path, (write) => writeBackup({ database, blobs }, new Date(), write)),
  )
  const { size } = await stat(path)
  console.log(
    `${rows} rows and ${files} files are in ${path} (${size} bytes). Keep it locked: it names people.`,
  )
  if (missing > 0) console.log(`${missing} files that rows name were not in the store.`)
})
