import { readFileSync } from 'node:fs'

const TAG = /<(?:script|link)\b[^>]*>/g
const isScript = (tag) => tag.startsWith('<script') || tag.includes('rel="modulepreload"')

/**
 * The scripts that a built page asks for before it runs, as paths below the app's folder (`assets/index-….js`): its
 * own and what those import at once, which the build lists as `modulepreload`.
 */
export const firstLoadScripts = (page) =>
  [...readFileSync(page, 'utf8').matchAll(TAG)]
    .filter(([tag]) => isScript(tag))
    .map(([tag]) => /\b(?:src|href)="\/([^"]+)"/.exec(tag)?.[1])
    .filter((path) => path !== undefined)
