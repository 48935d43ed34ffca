import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { commandsIn } from './markdown.ts'
import { filesOf, readText, root } from './root.ts'

const scriptsOf = (path: string): Readonly<Record<string, string>> =>
  existsSync(join(root, path))
    ? v.parse(
        v.object({ scripts: v.optional(v.record(v.string(), v.string()), {}) }),
        JSON.parse(readText(path)),
      ).scripts
    : {}
const scripts = scriptsOf('package.json')

/** The script that an npm command runs; undefined for anything else. */
const scriptOf = (command: string): string | undefined =>
  /^npm (?:run )?(?:--silent )?([\w:-]+)/.exec(command)?.[1]

/** A page may speak of its own package's scripts besides. */
const isThere = (command: string, page: string): boolean => {
  const script = scriptOf(command)
  if (script !== undefined)
    return script in scripts || script in scriptsOf(join(dirname(page), 'package.json'))
  const file = /^node (\S+)/.exec(command)?.[1]
  return file !== undefined && existsSync(join(root, file))
}

const PAGES = filesOf('*.md').filter((page) => commandsIn(page).length > 0)

test('the pages that a newcomer reads name commands', () => {
  expect(PAGES).toEqual(expect.arrayContaining(['README.md', '.github/CONTRIBUTING.md']))
})

test.each(PAGES)('every command that %s names is there', (page) => {
  expect(commandsIn(page).filter((command) => !isThere(command, page))).toEqual([])
})

test.each(Object.entries(scripts))('npm run %s starts a file that is there', (_, script) => {
  const file = /^node (\S+)/.exec(script)?.[1]
  expect(file === undefined || existsSync(join(root, file))).toBe(true)
})

describe('what CI asks', () => {
  const ci = readText('.github/workflows/ci.yml')
  const asked = [...ci.matchAll(/- run: (npm .+)$/gm)].map(([, command = '']) => command)
  /** The table of CONTRIBUTING: what CI asks, word for word. */
  const told = [...readText('.github/CONTRIBUTING.md').matchAll(/^\| `(npm [^`]+)`\s*\| CI/gm)].map(
    ([, command = '']) => command.replaceAll('\\|', '|'),
  )

  test('is what CONTRIBUTING says that it asks', () => {
    expect(new Set(told)).toEqual(new Set(asked))
  })

  test('is all that .ci/run asks, in parts', () => {
    const whole = [...readText('.ci/run').matchAll(/npm (?:run )?(?:--silent )?([\w:-]+)/g)].map(
      ([, script = '']) => script,
    )
    const parts = new Set(asked.map(scriptOf))
    expect(whole).toEqual(expect.arrayContaining(['typecheck', 'lint', 'test']))
    for (const script of whole) expect(parts).toContain(script)
  })

  test('leaves no test out: each job has its share of the projects', () => {
    const shares = asked.filter((command) => command.includes('--project'))
    expect(shares.map((command) => command.replace(/^.*? -- /, '')).toSorted()).toEqual([
      "--project '!server*' --project '!storybook*'",
      "--project 'server*'",
      "--project 'storybook*'",
    ])
  })
})
