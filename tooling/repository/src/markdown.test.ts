import { expect, test } from 'vitest'
import { anchorsIn, linksIn } from './markdown.ts'

test('links are found wherever Markdown has them, and nowhere in code', () => {
  const page = [
    'See [one](a.md), ![two](<b.png>) and [three](c.md#part "title").',
    '[four]: ./d.md',
    '`[no](e.md)`',
    '```md',
    '[no](f.md)',
    '```',
  ].join('\n')
  expect(linksIn(page)).toEqual(['a.md', 'b.png', 'c.md#part', './d.md'])
})

test('headings have the anchors that GitHub gives them', () => {
  const page = '# Set up\n## `npm test`, and more\n## Set up\n```\n# no\n```\n### पता\n<a id="old"></a>'
  expect([...anchorsIn(page)]).toEqual(['set-up', 'npm-test-and-more', 'set-up-1', 'पता', 'old'])
})
