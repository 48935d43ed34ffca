import { readFile } from 'node:fs/promises'

const KB_PER_MB = 1024
/** Linux counts a process's time in hundredths of a second. */
const MS_PER_TICK = 10

/** Resident memory of a process in MB, native memory included. Only Linux tells. */
export async function residentMb(pid: number | undefined): Promise<number | undefined> {
  const kb = /^VmRSS:\s+(\d+) kB$/m.exec(await read(pid, 'status'))?.[1]
  return kb === undefined ? undefined : Number(kb) / KB_PER_MB
}

/** Processor time of a process and all its threads so far, in milliseconds. Only Linux tells. */
export async function workedMs(pid: number | undefined): Promise<number | undefined> {
  const stat = await read(pid, 'stat')
  // Behind the name, which may hold anything, come the state and ten more numbers.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  const [user, system] = [fields[11], fields[12]]
  return user === undefined || system === undefined
    ? undefined
    : (Number(user) + Number(system)) * MS_PER_TICK
}

const read = (pid: number | undefined, name: string) =>
  readFile(`/proc/${pid}/${name}`, 'utf8').catch(() => '')
