/** A stretch of time in ms since the navigation; one that has not ended has no end. */
export type Span = { start: number; end?: number }

const MOST_AT_ONCE = 2

/** The stretches in which more than two requests were on their way. */
const crowded = (requests: readonly Span[]): Required<Span>[] => {
  const steps = requests
    .flatMap(({ start, end }) => [
      { at: start, by: 1 },
      { at: end ?? Infinity, by: -1 },
    ])
    .toSorted((a, b) => a.at - b.at)
  const spans: Required<Span>[] = []
  let open = 0
  let since: number | undefined
  for (const { at, by } of steps) {
    open += by
    if (open > MOST_AT_ONCE) since ??= at
    else if (since !== undefined) {
      spans.push({ start: since, end: at })
      since = undefined
    }
  }
  return spans
}

type Seen = {
  fcp: number
  longTasks: readonly Required<Span>[]
  requests: readonly Span[]
  quietMs: number
  /** How long the page was looked at. */
  until: number
}

/**
 * Lighthouse's "time to interactive": the end of the last long task before the first stretch of `quietMs` without a
 * long task and with at most two requests on their way. Undefined when no such stretch was seen.
 */
export const timeToInteractive = ({ fcp, longTasks, requests, quietMs, until }: Seen): number | undefined => {
  const tasks = longTasks.filter(({ end }) => end > fcp)
  const busy = [...tasks, ...crowded(requests)]
  const starts = [fcp, ...busy.map(({ end }) => end)].filter((at) => at >= fcp && at < Infinity)
  const quiet = starts
    .toSorted((a, b) => a - b)
    .find((at) => !busy.some(({ start, end }) => start < at + quietMs && end > at))
  if (quiet === undefined || quiet + quietMs > until + 50) return undefined
  return Math.max(fcp, ...tasks.map(({ end }) => end).filter((end) => end <= quiet))
}

/** What every long task has above 50 ms, between the first paint and `tti`. */
export const blockingTime = (
  { fcp, longTasks }: Pick<Seen, 'fcp' | 'longTasks'>,
  tti: number | undefined,
): number =>
  longTasks.reduce((sum, { start, end }) => {
    const seen = Math.min(end, tti ?? Infinity) - Math.max(start, fcp)
    return sum + Math.max(0, seen - 50)
  }, 0)
