import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { LoadJob, LoadReport } from './load-job.ts'

export type Load = {
  run: (job: LoadJob) => Promise<LoadReport>
  close: () => void
}

/** Starts the process that makes the load. One job at a time. */
export const startLoad = (): Load => {
  const child = fork(join(import.meta.dirname, 'load-process.ts'), { stdio: 'inherit' })
  const ended = new AbortController()
  child.once('exit', () => ended.abort(new Error('the load process ended')))
  return {
    run: async (job) => {
      child.send(job)
      const [report] = await once(child, 'message', { signal: ended.signal })
      return report
    },
    close: () => void child.kill(),
  }
}
