import { readFile, writeFile } from 'node:fs/promises'

/** Linux counts a process's time in hundredths of a second. */
const TICKS = 100

/** The process that this one has started to read, and what it uses. Linux only: elsewhere everything is 0. */
export async function childUsage(): Promise<{ cpuSeconds: number; peakMb: number }> {
  let cpuSeconds = 0
  let peakMb = 0
  for (const pid of await children()) {
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    cpuSeconds += (Number(fields[11] ?? 0) + Number(fields[12] ?? 0)) / TICKS
    const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
    peakMb = Math.max(peakMb, Number(/^VmHWM:\s+(\d+)/m.exec(status)?.[1] ?? 0) / 1024)
  }
  return { cpuSeconds, peakMb }
}

/** Makes the peak begin anew. */
export async function forgetPeak(): Promise<void> {
  for (const pid of await children()) await writeFile(`/proc/${pid}/clear_refs`, '5').catch(() => undefined)
}

async function children(): Promise<string[]> {
  const { pid } = process
  const list = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8').catch(() => '')
  return list.split(' ').filter(Boolean)
}
