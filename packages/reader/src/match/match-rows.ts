import type { UnmatchedLine } from '@dawadoot/domain/prescription/reading'
import { boxOnPage } from '../page/text-line.ts'
import type { Row } from '../parse/join-rows.ts'
import { isRxSign } from '../parse/line-words.ts'
import { parseDosage } from '../parse/parse-dosage.ts'
import type { ParsedLine } from '../parse/parse-line.ts'
import type { ReadMedicine } from '../reading.ts'
import type { LineMatch, Matcher, NamedLine } from './matcher.ts'
import { mergeMedicines } from './merge-medicines.ts'
import { secondLook } from './second-look.ts'

/** Rows of one page in units of its width and height, top to bottom. */
export type PageRows = { page: number; width: number; height: number; rows: readonly Row[] }

export type MatchedRows = { medicines: ReadMedicine[]; unmatched: UnmatchedLine[] }

/** Finds the medicines of a prescription. What looks like one and matches nothing is told, never dropped. */
export function matchRows(pages: readonly PageRows[], matcher: Matcher): MatchedRows {
  const medicines: ReadMedicine[] = []
  const unmatched: UnmatchedLine[] = []
  for (const page of pages) {
    const lines = page.rows.map((row) => ({ row, parsed: matcher.parse(row.text) }))
    const rx = page.rows.findIndex((row) => isRxSign(row.text))
    for (const [index, { row, parsed }] of lines.entries()) {
      const below = directionsBelow(lines[index + 1]?.parsed)
      const isNames = endsInOd(parsed, below)
      const directions = isNames ? `${parsed.directions} ${below}` : parsed.directions || below
      const match = matchRow(row, { ...parsed, directions }, index > rx, matcher)
      const place = { text: row.text, page: page.page, box: boxOnPage(row, page) }
      const medicineId = match?.candidates[0]
      if (match && medicineId !== undefined) {
        const dosage = parseDosage(isNames ? below : directions)
        const source = { ...place, confidence: row.confidence, tier: match.tier }
        medicines.push({ medicineId, source, candidates: match.candidates, ...(dosage && { dosage }) })
      } else if (looksLikeMedicine(parsed, index > rx)) unmatched.push(place)
    }
  }
  return { medicines: mergeMedicines(medicines), unmatched }
}

/** A row that is not sure is looked at once more, with the names in mind that it may mean. */
function matchRow(row: Row, parsed: NamedLine, inRx: boolean, matcher: Matcher): LineMatch | undefined {
  const match = matcher.match(parsed, row.confidence, inRx)
  if (match?.tier === 'sure') return match
  const other = secondLook(row, matcher.otherNames(parsed))
  if (!other) return match
  const read = matcher.parse(other.text)
  const again = matcher.match(
    { ...read, directions: read.directions || parsed.directions },
    row.confidence,
    inRx,
  )
  if (!again) return match
  return other.isSure ? again : { ...again, tier: 'check' }
}

/** Many write the directions on a line of their own under the name. */
const directionsBelow = (next: ParsedLine | undefined) =>
  next?.about === 'medicine?' && next.head.length === 0 ? next.directions : ''

/** An OD at the end of the name's own row is the name's, where the row below says how often. */
function endsInOd({ directions }: ParsedLine, below: string): boolean {
  const told = /^od$/i.test(directions) ? parseDosage(below) : undefined
  return told?.times !== undefined || told?.frequency !== undefined
}

function looksLikeMedicine(line: ParsedLine, inRx: boolean): boolean {
  if (line.about !== 'medicine?' || line.head.join('').replaceAll(/\d/g, '').length < 3) return false
  if (line.prefixed) return true
  const numbered = line.bulleted && line.directions !== ''
  return inRx && (line.hasUnit || numbered || line.form !== undefined)
}
