import { expect, test } from 'vitest'
import { findShipped } from './notices/shipped.ts'
import { writeNotices } from './notices/write-notices.ts'
import { readText } from './root.ts'

const shipped = findShipped()

/** Licences under which a part may be shipped with ours: they ask for their text, which THIRD-PARTY-NOTICES carries. */
const ALLOWED = new Set(['0BSD', 'Apache-2.0', 'BlueOak-1.0.0', 'BSD-2-Clause', 'BSD-3-Clause', 'ISC', 'MIT'])

/** Looked at one by one. */
const EXCEPTIONS: Readonly<Record<string, string>> = {
  // a library of its own beside ours, which anybody may replace: what the LGPL asks for
  '@img/sharp-libvips-*': 'LGPL-3.0-or-later',
}

test('what ships is what one expects to', () => {
  const names = shipped.map(({ name }) => name)
  expect(names).toEqual(
    expect.arrayContaining(['react', 'react-dom', 'hono', 'pg', 'sharp', 'onnxruntime-node']),
  )
  for (const tool of ['vite', 'vitest', 'typescript', 'storybook', 'playwright'])
    expect(names).not.toContain(tool)
})

test('every licence of what ships is one that may be shipped', () => {
  const mayShip = (license: string): boolean =>
    license
      .replaceAll(/[()]/g, '')
      .split(' OR ')
      .some((choice) => choice.split(' AND ').every((one) => ALLOWED.has(one)))
  const refused = shipped.filter(({ name, license }) => !mayShip(license) && EXCEPTIONS[name] !== license)
  expect(refused.map(({ name, version, license }) => `${name} ${version}: ${license}`)).toEqual([])
})

test('THIRD-PARTY-NOTICES lists what ships today; npm run notices writes it anew', () => {
  expect(readText('THIRD-PARTY-NOTICES')).toBe(writeNotices(shipped))
})
