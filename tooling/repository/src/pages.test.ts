import { basename } from 'node:path'
import { expect, test } from 'vitest'
import { filesOf, readText } from './root.ts'

const folders = filesOf('apps/*/package.json', 'packages/*/package.json').map((path) =>
  path.replace('/package.json', ''),
)

test.each(folders)('%s has a page that says how to test it and what not to do', (folder) => {
  const page = readText(`${folder}/README.md`)
  expect(page).toMatch(/^# \S/)
  expect(page).toContain(`npm run test:unit -- --project ${basename(folder)}`)
  expect(page).toMatch(/\*\*Not (?:here|to do)\*\*/)
})

test.each(folders)('%s can be reached from the README', (folder) => {
  expect(readText('README.md')).toContain(`(${folder}/README.md)`)
})

test('every folder of tooling stands in its list', () => {
  const names = filesOf('tooling/*/package.json').map((path) => path.split('/')[1])
  const listed = [...readText('tooling/README.md').matchAll(/^\| `([\w-]+)`/gm)].map(([, name]) => name)
  expect(new Set(listed)).toEqual(new Set(names))
})
