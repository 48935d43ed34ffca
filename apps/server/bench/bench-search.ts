import type { ServerProcess } from '../src/testing/server-process.ts'
import type { Random } from '../src/testing/seeded.ts'
import { typedFor } from '../src/testing/medicine-names.ts'
import { WAREHOUSE } from '../src/testing/order-desk.ts'
import type { Floor } from './floor.ts'
import type { Load } from './load.ts'
import type { CallList } from './load-job.ts'
import { measureRound, medianRound, type Round, roundRow } from './measure-round.ts'
import type { Row } from './table.ts'

const CALLERS = 16
const MOST_TIMES_FLOOR_ALONE = 1.3
const LEAST_SHARE_OF_FLOOR = 0.8

type Options = {
  ours: ServerProcess
  floor: Floor
  names: readonly string[]
  postgresCpu: () => Promise<number>
  load: Load
  random: Random
  rounds: number
  seconds: number
}

/** The same typed words to both: alone, and by sixteen at once. */
export const benchSearch = async (options: Options): Promise<Row[]> => {
  const { ours, floor, names, postgresCpu, load, random, rounds, seconds } = options
  const typed = typedFor(names, 1500, random)
  const listOf = (name: string, pathOf: (text: string) => string): CallList => ({
    name,
    calls: typed.map((text) => ({ method: 'GET', path: pathOf(encodeURIComponent(text)) })),
  })
  const sides = {
    floor: { server: floor, list: listOf('floor search', (text) => `/search?q=${text}`) },
    ours: {
      server: { origin: ours.site, pid: ours.pid },
      list: listOf('search', (text) => `/api/medicines/search?warehouseId=${WAREHOUSE}&medicineName=${text}`),
    },
  }
  const measure = async (callers: number): Promise<Record<keyof typeof sides, Round>> => {
    const taken = { floor: [] as Round[], ours: [] as Round[] }
    for (let n = 0; n < rounds; n += 1)
      for (const side of ['floor', 'ours'] as const) {
        const { server, list } = sides[side]
        taken[side].push(await measureRound({ server, postgresCpu, load }, list, { callers, seconds }))
      }
    return { floor: medianRound(taken.floor), ours: medianRound(taken.ours) }
  }

  const alone = await measure(1)
  const many = await measure(CALLERS)
  console.table([
    roundRow('the floor’s search, alone', alone.floor),
    roundRow('search, alone', alone.ours),
    roundRow(`the floor’s search, ${CALLERS} connections`, many.floor),
    roundRow(`search, ${CALLERS} connections`, many.ours),
  ])
  const less = { better: 'less', target: MOST_TIMES_FLOOR_ALONE } as const
  return [
    { figure: 'search alone, p50, times the floor’s', measured: alone.ours.p50 / alone.floor.p50, ...less },
    { figure: 'search alone, p99, times the floor’s', measured: alone.ours.p99 / alone.floor.p99, ...less },
    {
      figure: `search at ${CALLERS} connections, share of the floor’s rate`,
      measured: many.ours.perSecond / many.floor.perSecond,
      target: LEAST_SHARE_OF_FLOOR,
      better: 'more',
    },
  ]
}
