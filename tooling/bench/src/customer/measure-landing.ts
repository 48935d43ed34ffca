import type { Browser } from 'playwright'
import { interleave } from '../web/interleave.ts'
import { PROFILES, type ProfileName } from '../web/profiles.ts'
import { tapUntil } from '../web/tap.ts'
import { startUnwatched } from '../web/unwatched-visit.ts'
import { loadPage } from '../web/visit.ts'
import type { Row } from './rows.ts'

type At = { browser: Browser; ours: number; floor: number; runs: number }

const measureLoad = async (browser: Browser, port: number, profile: ProfileName, tapped: string) => {
  const visit = await startUnwatched(browser, port, PROFILES[profile])
  try {
    const { problems, ...load } = await loadPage(visit, '/')
    for (const problem of problems) console.warn(`${profile}: ${problem}`)
    const answer = await tapUntil(visit, tapped, '[role=dialog], dialog:is([open], :popover-open)')
    return { ...load, answer }
  } finally {
    await visit.end()
  }
}

/** Our landing page beside the floor, by turns. */
export const measureLanding = async ({ browser, ours, floor, runs }: At, profile: ProfileName) => {
  const figures = await interleave(
    [
      { name: 'ours', measure: () => measureLoad(browser, ours, profile, 'main form button') },
      { name: 'floor', measure: () => measureLoad(browser, floor, profile, '#login') },
    ],
    runs,
  )
  return { ours: figures.get('ours') ?? {}, floor: figures.get('floor') ?? {} }
}

type Measured = Awaited<ReturnType<typeof measureLanding>>

const beside = ({ ours, floor }: Measured, name: string, times: number): Omit<Row, 'figure' | 'unit'> => ({
  ours: ours[name],
  floor: floor[name],
  limit: (floor[name] ?? 0) * times,
})

/** What is held to the floor on a slow phone. */
export const slowRows = (measured: Measured): Row[] => [
  { figure: 'LCP', unit: 'ms', ...beside(measured, 'lcp', 1.15) },
  { figure: 'TTI', unit: 'ms', ...beside(measured, 'tti', 1.15) },
  { figure: 'TBT', unit: 'ms', ours: measured.ours['tbt'], floor: measured.floor['tbt'], limit: 50 },
  { figure: 'CLS', unit: '', ours: measured.ours['cls'], floor: measured.floor['cls'], limit: 0 },
  { figure: 'images and fonts', unit: 'KB', ours: measured.ours['imageAndFontKb'], limit: 60 },
]

export const tapRow = (figure: string, { ours, floor }: Measured): Row => ({
  figure,
  unit: 'ms',
  ours: ours['answer'],
  floor: floor['answer'],
  limit: 95,
})

/** Without throttling: processor time is only told rightly there. */
export const processorRow = (measured: Measured): Row => ({
  figure: 'main thread CPU',
  unit: 'ms',
  ...beside(measured, 'mainCpu', 1.3),
})
