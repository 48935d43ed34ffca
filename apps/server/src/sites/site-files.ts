import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { getMimeType } from 'hono/utils/mime'
import * as v from 'valibot'

export type SiteFile = { path: string; type: string; etag: string; compressed: string | undefined }

/** A built app: its files by address, and the hashes of what its pages carry inline. */
export type SiteFiles = {
  files: ReadonlyMap<string, SiteFile>
  inline: { scriptSrc: readonly string[]; styleSrc: readonly string[] }
}

/** Written by the build beside the pages: sources for the content security policy. */
export const POLICY_FILE = 'csp.json'
const Policy = v.object({ scriptSrc: v.array(v.string()), styleSrc: v.array(v.string()) })

const readPolicy = async (folder: string): Promise<SiteFiles['inline']> => {
  const text = await readFile(join(folder, POLICY_FILE), 'utf8').catch(() => undefined)
  return text === undefined ? { scriptSrc: [], styleSrc: [] } : v.parse(Policy, JSON.parse(text))
}

const etagOf = async (path: string): Promise<string> =>
  `"${createHash('sha256')
    .update(await readFile(path))
    .digest('base64url')
    .slice(0, 22)}"`

/**
 * Looks through a build once. Only what was found then can be asked for, so no address reaches outside of it.
 * Undefined when the app has not been built.
 */
export const findSiteFiles = async (folder: string): Promise<SiteFiles | undefined> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => undefined)
  if (!entries) return undefined
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  const compressed = new Set(paths.filter((path) => path.endsWith('.br')))
  const files = new Map<string, SiteFile>()
  for (const path of paths) {
    const address = `/${relative(folder, path).split(sep).join('/')}`
    if (compressed.has(path) || address === `/${POLICY_FILE}`) continue
    const type = getMimeType(path) ?? 'application/octet-stream'
    const brotli = compressed.has(`${path}.br`) ? `${path}.br` : undefined
    files.set(address, { path, type, etag: await etagOf(path), compressed: brotli })
  }
  return { files, inline: await readPolicy(folder) }
}
