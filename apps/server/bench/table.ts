/** A figure beside what it is to reach. */
export type Row = { figure: string; measured: number; target: number; better: 'more' | 'less' }

export const isReached = ({ measured, target, better }: Row): boolean =>
  better === 'more' ? measured >= target : measured <= target

/** Three digits are more than a figure of a machine is worth. */
const short = (value: number): string => (Math.abs(value) >= 100 ? value.toFixed(0) : value.toPrecision(3))

export const printRows = (rows: readonly Row[]): void =>
  console.table(
    rows.map((row) => ({
      figure: row.figure,
      measured: short(row.measured),
      target: `${row.better === 'more' ? 'at least' : 'at most'} ${row.target}`,
      reached: isReached(row) ? 'yes' : 'NO',
    })),
  )
