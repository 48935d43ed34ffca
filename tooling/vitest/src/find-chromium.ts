import { existsSync } from 'node:fs'
import { chromium } from 'playwright'

export type FoundChromium = { executablePath: string; args: string[] }

const SYSTEM_PATHS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/** Quiet: a test browser has no business on the network of its own accord. */
const QUIET = ['--disable-background-networking', '--disable-component-update', '--no-first-run']

/**
 * The Chromium that browser tests run in, and the arguments it needs, so that tests run on a bare machine too:
 * `CHROMIUM_PATH`, then one installed on the system, then Playwright's own, then the one that comes from npm.
 */
export async function findChromium(): Promise<FoundChromium> {
  const named = process.env['CHROMIUM_PATH']
  if (named) {
    if (!existsSync(named)) throw new Error(`CHROMIUM_PATH names ${named}, and there is no such file`)
    return { executablePath: named, args: ['--no-sandbox', ...QUIET] }
  }
  const installed = [...SYSTEM_PATHS, chromium.executablePath()].find((path) => existsSync(path))
  if (installed) return { executablePath: installed, args: ['--no-sandbox', ...QUIET] }

  // unpacked on first use; it is a headless shell built for small machines and wants no other switches
  const { default: packed } = await import('@sparticuz/chromium')
  return { executablePath: await packed.executablePath(), args: ['--no-sandbox'] }
}
