import { readFile } from 'node:fs/promises'

/** Of all cores since the machine was started; undefined where the system does not tell. */
const counted = async () => {
  const text = await readFile('/proc/stat', 'utf8').catch(() => '')
  const times = /^cpu +(.*)$/m.exec(text)?.[1]?.split(' ').map(Number).slice(0, 8)
  const stolen = times?.[7]
  return times && stolen !== undefined
    ? { stolen, all: times.reduce((sum, time) => sum + time, 0) }
    : undefined
}

/**
 * Begins to count the share of this machine's time, 0 to 1, that its host gave to others instead. Such a machine is
 * slow for a while without anything being in use on it.
 */
export const watchStolenTime = async (): Promise<() => Promise<number | undefined>> => {
  const before = await counted()
  return async () => {
    const after = await counted()
    if (!before || !after || after.all === before.all) return undefined
    return (after.stolen - before.stolen) / (after.all - before.all)
  }
}
