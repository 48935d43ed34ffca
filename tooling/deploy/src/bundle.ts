// `node src/bundle.ts FOLDER [site…]`: what a web server in front of the built apps needs, for all three or those named:
// FOLDER/{site} with the files and their compressed siblings, and FOLDER/{site}.headers with the page headers.
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import { pageHeaders } from '@dawadoot/server/page-headers'
import { findSiteFiles, POLICY_FILE } from '@dawadoot/server/site-files'
import { headersForCaddy } from './headers-for-caddy.ts'

const compress = promisify(brotliCompress)
const apps = resolve(import.meta.dirname, '../../../apps')

/** What is text: pictures and fonts are compressed already. */
const TEXT = /\.(?:css|html|js|json|map|svg|txt|webmanifest|xml)$/

/** Below this a header costs as much as is saved. Bytes. */
const LEAST = 1024

/** Writes `{file}.br` beside every text that gets smaller by it. */
const compressTexts = async (folder: string): Promise<void> => {
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !TEXT.test(entry.name)) continue
    const path = join(entry.parentPath, entry.name)
    const bytes = await readFile(path)
    if (bytes.length < LEAST) continue
    const small = await compress(bytes, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } })
    if (small.length < bytes.length) await writeFile(`${path}.br`, small)
  }
}

const bundle = async (site: string, folder: string): Promise<void> => {
  const dist = join(apps, site, 'dist')
  const build = await findSiteFiles(dist)
  if (!build) throw new Error(`${dist} is missing: npm run build makes it`)
  const target = join(folder, site)
  await rm(target, { recursive: true, force: true })
  await cp(dist, target, { recursive: true, preserveTimestamps: true })
  await rm(join(target, POLICY_FILE), { force: true })
  await compressTexts(target)
  const { NODE_ENV, VITE_API_URL, VITE_MAPS_KEY } = process.env
  const headers = pageHeaders(build.inline, {
    maps: Boolean(VITE_MAPS_KEY),
    apiOrigin: VITE_API_URL ? new URL(VITE_API_URL).origin : undefined,
    production: NODE_ENV === 'production',
  })
  await writeFile(join(folder, `${site}.headers`), headersForCaddy(headers))
}

const [folder, ...sites] = process.argv.slice(2)
if (!folder) {
  console.error('Say where to: node src/bundle.ts FOLDER [customer|kiosk|marketing …]')
  process.exit(1)
}
await mkdir(folder, { recursive: true })
for (const site of sites.length > 0 ? sites : ['customer', 'kiosk', 'marketing'])
  await bundle(site, resolve(folder))
