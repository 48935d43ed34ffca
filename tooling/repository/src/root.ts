import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The repository's folder, with a trailing slash. */
export const root = fileURLToPath(new URL('../../../', import.meta.url))

export const readText = (path: string): string => readFileSync(join(root, path), 'utf8')

/** What belongs to the repository, committed or about to be: paths from its folder. */
export const filesOf = (...patterns: readonly string[]): string[] =>
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z', '--', ...patterns], {
    cwd: root,
    encoding: 'utf8',
  })
    .split('\0')
    .filter((path) => path !== '' && existsSync(join(root, path)))
    .toSorted()
