import { createHash } from 'node:crypto'

/** What a content security policy has to allow for a build's inline parts, as its sources are written. */
export type CspSources = { scriptSrc: string[]; styleSrc: string[] }

const source = (text: string): string =>
  `'sha256-${createHash('sha256').update(text, 'utf8').digest('base64')}'`

const contents = (html: string, tag: 'script' | 'style'): string[] =>
  Array.from(html.matchAll(new RegExp(`<${tag}\\b([^>]*)>([\\s\\S]*?)</${tag}>`, 'g')))
    .filter(([, attributes = '', text = '']) => text !== '' && !/\bsrc=/.test(attributes))
    .map(([, , text = '']) => text)

/** The hashes of every inline script and style in some pages, each once, in a stable order. */
export const cspSources = (pages: readonly string[]): CspSources => {
  const hashes = (tag: 'script' | 'style') =>
    [...new Set(pages.flatMap((html) => contents(html, tag)).map(source))].toSorted()
  return { scriptSrc: hashes('script'), styleSrc: hashes('style') }
}
