import { existsSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { expect, test } from 'vitest'
import { anchorsIn, linksIn } from './markdown.ts'
import { filesOf, readText, root } from './root.ts'

const pages = filesOf('*.md', '*.mdx')

test('there are pages to look through', () => {
  expect(pages).toContain('README.md')
  expect(pages.length).toBeGreaterThan(15)
})

/** What is wrong with a link, if anything. Addresses on the network are nobody's business here. */
const problemOf = (page: string, link: string): string | undefined => {
  if (/^[a-z][a-z+.-]*:/i.test(link)) return undefined
  const [path = '', anchor] = decodeURIComponent(link).split('#')
  const target = path === '' ? page : normalize(join(dirname(page), path))
  if (target.startsWith('..')) return `${link} leads out of the repository`
  if (!existsSync(join(root, target))) return `${link} leads nowhere`
  if (anchor !== undefined && target.endsWith('.md') && !anchorsIn(readText(target)).has(anchor))
    return `${link}: the page has no such heading`
  return undefined
}

test.each(pages)('every link of %s leads somewhere', (page) => {
  expect(linksIn(readText(page)).flatMap((link) => problemOf(page, link) ?? [])).toEqual([])
})
