import type { PrescriptionContent } from './prescription-content.ts'
import { between, pick } from './random.ts'
import type { Random } from './random.ts'

/** A4 at 150 dots per inch. */
export const PAGE = { width: 1240, height: 1754 }

/** `print` is the letterhead and typed text, `hand` whatever the doctor writes with. */
export type Ink = { text: string; x: number; y: number; size: number; pen: 'print' | 'bold' | 'hand' }

export type Measure = (ink: Ink) => number

/** Places every line of a prescription; `measure` tells how wide it is in the font it will be drawn with. */
export function layOutPage(
  random: Random,
  content: PrescriptionContent,
  typed: boolean,
  measure: Measure,
): Ink[] {
  const ink: Ink[] = []
  const put = (text: string, x: number, y: number, size: number, pen: Ink['pen']) => {
    const line = { text, x, y, size, pen }
    ink.push(line)
    return x + measure(line)
  }
  const pen = typed ? 'print' : 'hand'
  const size = typed ? pick(random, [26, 28, 30]) : between(random, 44, 54)
  const step = typed ? 66 : 84
  letterhead(content, put)
  put(`Name: ${content.patient}`, 80, 275, size, pen)
  put(`Age/Sex: ${content.ageAndSex}`, 620, 275, size, pen)
  put(`Date: ${content.date.split('-').toReversed().join('/')}`, 930, 275, size * 0.9, pen)
  put(content.vitals, 80, 335, size * 0.9, pen)
  put(`Dx: ${content.diagnosis}`, 80, 390, size, pen)
  if (content.medicines.length > 0) put('Rx', 80, 480, 64, 'bold')
  const oneLine = typed && random() < 0.6
  let y = 550
  for (const [index, { text, directions }] of content.medicines.entries()) {
    const end = put(`${index + 1}${pick(random, [')', '.'])} ${text}`, 90, y, size, pen)
    if (oneLine && end < 720) put(directions, Math.max(end + 40, 660), y, size, pen)
    else put(directions, 160, (y += step * 0.78), size * 0.95, pen)
    y += step
  }
  put(`Adv: ${content.advice}`, 80, y + 30, size, pen)
  put(content.followUp, 80, y + 30 + step, size, pen)
  return ink
}

/** As hospital systems print it: a table with the medicine in one column and what to do with it in the others. */
export function layOutTable(random: Random, content: PrescriptionContent): Ink[] {
  const ink: Ink[] = []
  const put: Put = (text, x, y, size, pen) => ink.push({ text, x, y, size, pen })
  letterhead(content, put)
  put(`Patient: ${content.patient}`, 80, 275, 26, 'print')
  put(`Age/Sex: ${content.ageAndSex}`, 620, 275, 26, 'print')
  put(`Date: ${content.date.split('-').toReversed().join('/')}`, 930, 275, 26, 'print')
  put(content.vitals, 80, 335, 24, 'print')
  const columns = [80, 150, 720]
  const size = pick(random, [24, 26])
  const row = (y: number, cells: readonly string[], pen: Ink['pen']) => {
    for (const [index, cell] of cells.entries()) put(cell, columns[index] ?? 80, y, size, pen)
  }
  row(450, ['No.', 'Medicine', 'Dosage'], 'bold')
  for (const [index, { text, directions }] of content.medicines.entries())
    row(510 + index * 60, [String(index + 1), text, directions], 'print')
  put(`Advice: ${content.advice}`, 80, 560 + content.medicines.length * 60, size, 'print')
  put(content.followUp, 80, 610 + content.medicines.length * 60, size, 'print')
  return ink
}

type Put = (text: string, x: number, y: number, size: number, pen: Ink['pen']) => void

/** Also what handwritten pads bring along: head and foot are always printed. */
export function letterhead(content: PrescriptionContent, put: Put): void {
  put(content.doctor, 80, 110, 46, 'bold')
  put(content.degree, 80, 155, 26, 'print')
  put(content.clinic, 760, 110, 34, 'bold')
  put(content.address, 760, 150, 24, 'print')
  put(content.phone, 760, 184, 24, 'print')
  put('Signature', 940, PAGE.height - 160, 26, 'print')
  put('Timings: 10 am to 1 pm, 6 pm to 9 pm. Sunday closed', 80, PAGE.height - 70, 22, 'print')
}
