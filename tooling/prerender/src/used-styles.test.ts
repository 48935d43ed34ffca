import { expect, test } from 'vitest'
import { usedStyles } from './used-styles.ts'

const html =
  '<html><body><header class="top"><p class="[&amp;_b]:bold md:flex">Hello</p></header></body></html>'

test('a page keeps the rules of its own elements and classes, and no others', async () => {
  const css = 'p{margin:0}dialog{margin:0}.top{top:0}.toast{top:0}.\\[\\&_b\\]\\:bold b{color:red}'
  const used = await usedStyles(css, `${html}<b></b>`)
  expect(used).toContain('p{margin:0}')
  expect(used).toContain('.top{top:0}')
  expect(used).toContain('b{color:red}')
  expect(used).not.toMatch(/dialog|toast/)
})

test('layers and media queries stay in their order', async () => {
  const css =
    '@layer base{p{margin:0}}@layer parts;@layer utilities{@media (width>=48rem){.md\\:flex{display:flex}}}'
  expect(await usedStyles(css, html)).toBe(css)
})

test('states that a script sets are styled at once', async () => {
  const css = '.top[data-hidden]{translate:0 -100%}.top:is([open],[data-laid-out]){display:flex}'
  expect(await usedStyles(`${css}.top[data-other]{color:red}`, html)).toBe(css)
})

test('so are states that browsers give: what has the focus by keys, and a dialog that is shown first', async () => {
  const css = ':focus-visible{outline:3px solid}.top:is([open],:popover-open){display:flex}'
  expect(
    await usedStyles(`${css}.toast:is([open],:popover-open){display:flex}.toast:focus-visible{top:0}`, html),
  ).toBe(css)
})

test('what is said of a variable stays where a rule speaks of it', async () => {
  const css =
    '.top{--tw-shadow:0 0 red;box-shadow:var(--tw-shadow)}@property --tw-shadow{syntax:"*";inherits:false}'
  expect(await usedStyles(`${css}@property --tw-blur{syntax:"*";inherits:false}`, html)).toBe(css)
})

test('fonts and animations stay; variables that nothing asks for go', async () => {
  const css =
    ':root{--used:red;--unused:blue}.top{color:var(--used)}@font-face{font-family:A;src:url(/a.woff2)}@keyframes hang{0%{opacity:0}}'
  const used = await usedStyles(css, html)
  expect(used).toContain('@font-face')
  expect(used).toContain('@keyframes hang')
  expect(used).toContain('--used:red')
  expect(used).not.toContain('--unused')
})
