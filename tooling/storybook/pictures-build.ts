import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import type { BrowserCommand } from 'vitest/node'

const RECORD = `${import.meta.dirname}/pictures/build.txt`
const told = new Set<string>()

/**
 * Two builds of a browser draw the same letters differently, so pictures are compared only with the build that they
 * were recorded with. `vitest run -u` records them anew, and the build with them.
 */
export const picturesAreComparable: BrowserCommand = ({ context, project }) => {
  const build = `Chromium ${context.browser()?.version()} ${process.platform} ${process.arch}\n`
  if (project.vitest.config.snapshotOptions.updateSnapshot === 'all') {
    writeFileSync(RECORD, build)
    return true
  }
  const recorded = existsSync(RECORD) ? readFileSync(RECORD, 'utf8') : 'nothing\n'
  if (recorded === build) return true
  if (!told.has(build))
    console.log(`Pictures are not compared: recorded with ${recorded.trim()}, this is ${build.trim()}`)
  told.add(build)
  return false
}
