import { parse } from 'csv-parse/sync'
import * as v from 'valibot'

/** `line` counts as an editor does; the header is line 1. */
export type RowProblem = { line: number; reason: string }
/** `lines` has the line of each row. */
export type CsvRows<T> = { ok: true; rows: T[]; lines: number[] } | { ok: false; problems: RowProblem[] }

type CsvSchema = v.GenericSchema<Record<string, string>, unknown>
type Parsed = { record: Record<string, string>; info: { lines: number } }

const columnsOf = (schema: v.ObjectSchema<v.ObjectEntries, undefined>): string[] =>
  Object.keys(schema.entries)

const reasonOf = (issue: v.BaseIssue<unknown>): string => `${v.getDotPath(issue) ?? 'row'}: ${issue.message}`

/**
 * Every row of a CSV text with a header, judged by `schema`. All that is wrong is reported at once, by line. `key`
 * names what must not occur twice.
 */
export const readCsv = <S extends v.ObjectSchema<v.ObjectEntries, undefined> & CsvSchema>(
  text: string,
  schema: S,
  key: (row: v.InferOutput<S>) => string,
): CsvRows<v.InferOutput<S>> => {
  let parsed: Parsed[]
  try {
    parsed = parse<Parsed>(text, { bom: true, columns: true, info: true, skip_empty_lines: true, trim: true })
  } catch (error) {
    const line =
      error instanceof Error && 'lines' in error && typeof error.lines === 'number' ? error.lines : 1
    return {
      ok: false,
      problems: [{ line, reason: error instanceof Error ? error.message : 'cannot be read' }],
    }
  }
  const first = parsed[0]
  if (!first) return { ok: false, problems: [{ line: 1, reason: 'there are no rows' }] }
  const missing = columnsOf(schema).filter((column) => !Object.hasOwn(first.record, column))
  if (missing.length > 0)
    return { ok: false, problems: [{ line: 1, reason: `missing columns: ${missing.join(', ')}` }] }

  const rows: v.InferOutput<S>[] = []
  const problems: RowProblem[] = []
  const lines: number[] = []
  const lineOf = new Map<string, number>()
  for (const { record, info } of parsed) {
    const result = v.safeParse(schema, record)
    if (!result.success) {
      problems.push(...result.issues.map((issue) => ({ line: info.lines, reason: reasonOf(issue) })))
      continue
    }
    const id = key(result.output)
    const earlier = lineOf.get(id)
    if (earlier !== undefined)
      problems.push({ line: info.lines, reason: `${id} is on line ${earlier} already` })
    lineOf.set(id, info.lines)
    rows.push(result.output)
    lines.push(info.lines)
  }
  return problems.length > 0 ? { ok: false, problems } : { ok: true, rows, lines }
}
