/** One line of a table: what was measured, what it may be at most, and what the floor needed in the same run. */
export type Row = {
  figure: string
  ours: number | undefined
  unit: string
  limit: number
  floor?: number | undefined
}

const shown = (value: number | undefined, unit: string): string => {
  if (value === undefined) return 'not seen'
  return `${value.toFixed(unit === 'ms' || unit === '' ? (unit === '' ? 4 : 0) : 1)} ${unit}`.trim()
}

/** What was not seen has not been reached. */
export const isReached = ({ ours, limit }: Row): boolean => ours !== undefined && ours <= limit

export const printRows = (title: string, rows: readonly Row[]): void => {
  console.log(`\n### ${title}`)
  console.table(
    rows.map((row) => ({
      figure: row.figure,
      ours: shown(row.ours, row.unit),
      floor: row.floor === undefined ? '' : shown(row.floor, row.unit),
      limit: shown(row.limit, row.unit),
      reached: isReached(row) ? 'yes' : 'NO',
    })),
  )
}
