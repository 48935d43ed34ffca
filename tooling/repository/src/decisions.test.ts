import { basename } from 'node:path'
import { expect, test } from 'vitest'
import { linksIn } from './markdown.ts'
import { filesOf, readText } from './root.ts'

const folder = '.github/decisions'
const records = filesOf(`${folder}/*.md`)
  .map((path) => basename(path))
  .filter((name) => name !== 'README.md')

test('decisions are numbered without a gap, and no number is given twice', () => {
  const expected = records.map((_, index) => String(index + 1).padStart(4, '0'))
  expect(records.map((name) => name.slice(0, 4))).toEqual(expected)
})

test('every decision is listed, in its order', () => {
  expect(linksIn(readText(`${folder}/README.md`)).filter((link) => /^\d{4}-/.test(link))).toEqual(records)
})

test.each(records)('%s carries its number, a date and where it stands', (name) => {
  const text = readText(`${folder}/${name}`)
  expect(text).toMatch(new RegExp(`^# ${Number(name.slice(0, 4))}\\. \\S`))
  expect(text).toMatch(/^\d{4}-\d{2}-\d{2} · (?:accepted|superseded by \[?\d+)/m)
})
