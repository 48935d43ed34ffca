import { readText } from './root.ts'

/** A Markdown text without what only looks like Markdown: fenced and inline code. */
const withoutCode = (text: string): string =>
  text.replaceAll(/^( *)(```+|~~~+)[\s\S]*?^\1\2[^\S\n]*$/gm, '').replaceAll(/(`+)[\s\S]*?[^`]\1(?!`)/g, '')

/** Targets of links and pictures, inline and by reference, in their order. */
export const linksIn = (text: string): string[] => {
  const plain = withoutCode(text)
  const inline = [...plain.matchAll(/\]\(\s*<?([^)\s>]+)>?(?:\s+["'][^)]*)?\)/g)]
  const references = [...plain.matchAll(/^ {0,3}\[[^\]]+\]:\s*<?(\S+?)>?(?:\s|$)/gm)]
  return [...inline, ...references].map(([, target = '']) => target)
}

/** The anchor that GitHub gives a heading. */
const anchorOf = (heading: string): string =>
  heading
    .replaceAll(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}\p{Pc}\- ]/gu, '')
    .trim()
    .replaceAll(' ', '-')

/** All anchors of a page: its headings, numbered where a text comes twice, and those that are written out. */
export const anchorsIn = (text: string): ReadonlySet<string> => {
  const fenceless = text.replaceAll(/^( *)(```+|~~~+)[\s\S]*?^\1\2[^\S\n]*$/gm, '')
  const times = new Map<string, number>()
  const headings = [...fenceless.matchAll(/^ {0,3}#{1,6}\s+(.+?)\s*#*$/gm)].map(([, heading = '']) => {
    const anchor = anchorOf(heading.replaceAll('`', ''))
    const before = times.get(anchor) ?? 0
    times.set(anchor, before + 1)
    return before === 0 ? anchor : `${anchor}-${before}`
  })
  const written = [...fenceless.matchAll(/<a\s+(?:id|name)="([^"]+)"/g)].map(([, id = '']) => id)
  return new Set([...headings, ...written])
}

/** Every `npm …` and `node …` command that a page names, in blocks and in sentences. */
export const commandsIn = (path: string): string[] =>
  [...readText(path).matchAll(/`{1,3}(?:sh\n)?([^`]+)`{1,3}/g)]
    .flatMap(([, code = '']) => code.split(/\n|,\s|&&/))
    .map((line) => line.replace(/\s+#.*$/, '').trim())
    .filter((line) => /^(?:npm (?:start|test|run)|node tooling)/.test(line))
