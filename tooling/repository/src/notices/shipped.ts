import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs'
import { dirname, join } from 'node:path'
import * as v from 'valibot'
import { root } from '../root.ts'

/** What leaves the repository: files in browsers, and the server's image. Tools and tests stay. */
const SHIPPED = ['customer', 'kiosk', 'marketing', 'server'].map((app) => join(root, 'apps', app))

/** A tool by its package.json, whose reset of a page's styles goes into every site. */
const BUILT_IN = [{ name: 'tailwindcss', by: 'packages/ui' }] as const

const Names = v.optional(v.record(v.string(), v.string()), {})
const Manifest = v.looseObject({
  name: v.string(),
  version: v.optional(v.string(), '0.0.0'),
  license: v.optional(v.union([v.string(), v.object({ type: v.string() })]), 'none stated'),
  dependencies: Names,
  optionalDependencies: Names,
})

export type Shipped = { name: string; version: string; license: string; texts: readonly string[] }

const read = (folder: string) =>
  v.parse(Manifest, JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')))

/** Where Node would find a package from a folder; undefined for an optional one that is not for this machine. */
const find = (name: string, from: string): string | undefined => {
  for (let folder = from; ; folder = dirname(folder)) {
    const path = join(folder, 'node_modules', name)
    if (existsSync(path)) return realpathSync(path)
    if (folder === dirname(folder)) return undefined
  }
}

/** A binary has a package for each kind of machine; they are one thing. */
const anyMachine = (name: string): string =>
  name.replace(/-(?:linux|linuxmusl|darwin|win32)-(?:x64|arm64)(?:-(?:gnu|musl|msvc))?$/, '-*')

const TEXTS = /^(?:licen[cs]e|notice|copying|third.?party)/i

const textsIn = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && TEXTS.test(entry.name) && !/\.(?:js|json|map)$/.test(entry.name))
    .map((entry) => entry.name)
    .toSorted()
    .map((name) => readFileSync(join(folder, name), 'utf8').replaceAll('\r\n', '\n').trim())

/** Every package of others that ships, however deep, once by name and version. */
export const findShipped = (): Shipped[] => {
  const seen = new Set<string>()
  const found = new Map<string, Shipped>()
  const visit = (folder: string): void => {
    if (seen.has(folder)) return
    seen.add(folder)
    const { name, version, license, dependencies, optionalDependencies } = read(folder)
    if (!name.startsWith('@dawadoot/')) {
      const shown = anyMachine(name)
      const kind = typeof license === 'string' ? license : license.type
      found.set(`${shown}@${version}`, { name: shown, version, license: kind, texts: textsIn(folder) })
    }
    for (const dependency of Object.keys(dependencies)) {
      const path = find(dependency, folder)
      // an optional one may stand in both lists
      if (path) visit(path)
      else if (!(dependency in optionalDependencies))
        throw new Error(`${name}: ${dependency} is not installed`)
    }
    for (const dependency of Object.keys(optionalDependencies)) {
      const path = find(dependency, folder)
      if (path) visit(path)
    }
  }
  for (const app of SHIPPED) visit(app)
  for (const { name, by } of BUILT_IN) {
    const path = find(name, join(root, by))
    if (!path) throw new Error(`${name} is not installed`)
    visit(path)
  }
  return [...found.values()].toSorted((a, b) =>
    `${a.name}@${a.version}` < `${b.name}@${b.version}` ? -1 : 1,
  )
}
