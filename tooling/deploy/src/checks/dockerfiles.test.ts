import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { validate } from 'dockerfile-utils'
import { describe, expect, test } from 'vitest'

const root = join(import.meta.dirname, '../../../..')
const folder = join(root, 'tooling/deploy/docker')
const files = readdirSync(folder).filter((name) => name.endsWith('.Dockerfile'))
const read = (name: string): string => readFileSync(join(folder, name), 'utf8')

test('there are the sites and the server', () => {
  expect(files.toSorted()).toEqual(['server.Dockerfile', 'sites.Dockerfile'])
})

describe.each(files)('%s', (name) => {
  const text = read(name)

  test('has nothing that a linter would say', () => {
    expect(validate(text).map(({ message, range }) => [range.start.line + 1, message])).toEqual([])
  })

  test('builds with the Node of the repository, and names the version of everything else', () => {
    const bases = [...text.matchAll(/^FROM (\S+)/gm)].map(([, image = '']) => image)
    const node = readFileSync(join(root, '.node-version'), 'utf8').trim()
    expect(bases.length).toBeGreaterThan(0)
    for (const image of bases)
      expect(image).toMatch(image.startsWith('node:') ? `node:${node}-` : /:\d+\.\d+\.\d+-/)
  })

  test('ends as a user that is not root', () => {
    const last = text.slice(text.lastIndexOf('\nFROM '))
    expect(/^USER (\S+)/m.exec(last)?.[1]).toMatch(/^(?:node|[1-9]\d*:[1-9]\d*)$/)
  })

  test('starts scripts that are there', () => {
    const scripts = [...text.matchAll(/(?:tooling|apps)\/[\w./-]+\.(?:sh|mjs|ts)/g)].map(([path]) => path)
    expect(scripts.length).toBeGreaterThan(0)
    expect(scripts.filter((path) => !existsSync(join(root, path)))).toEqual([])
  })

  test('leaves out what a build makes for itself and what is nobody’s business', () => {
    expect(read(`${name}.dockerignore`).split('\n')).toEqual(
      expect.arrayContaining(['.git', '**/node_modules', '**/dist', '.data', '.env']),
    )
  })
})

test.each(readdirSync(folder).filter((name) => name.endsWith('.sh')))(
  '%s is a script of the shell',
  (name) => {
    const path = join(folder, name)
    execFileSync('sh', ['-n', path])
    expect(statSync(path).mode & 0o111).not.toBe(0)
  },
)
