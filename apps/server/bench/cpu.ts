import { readFile } from 'node:fs/promises'

const TICKS_PER_SECOND = 100

/** CPU seconds that a process has used so far: proc(5), fields 14 and 15. 0 where the system does not tell. */
export const cpuSecondsOf = async (pid: number): Promise<number> => {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
  const [user = 0, system = 0] = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .slice(11, 13)
    .map(Number)
  return (user + system) / TICKS_PER_SECOND
}
