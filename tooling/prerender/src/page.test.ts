import { expect, test } from 'vitest'
import { cspSources } from './csp.ts'
import { assetsNamed, fillPage } from './page.ts'

const template = `<!doctype html>
<html lang="en-IN">
  <head>
    <meta charset="utf-8" />
    <title>App</title>
    <link rel="stylesheet" crossorigin href="/assets/app.css">
    <script type="module" src="/assets/app.js"></script>
  </head>
  <body><div id="root"></div></body>
</html>`

const css =
  'a{color:red}@font-face{src:url(/assets/anek-a1b2c3d4.woff2)}@font-face{src:url("/assets/tiro-a1b2c3d4.woff2")}'

const page = (html: string) =>
  fillPage({
    template,
    head: {
      title: 'Price < MRP & "more"',
      description: 'All $& of it',
      canonical: 'https://shop.test/about',
    },
    html,
    styleOf: () => css,
    preload: ['/assets/anek-a1b2c3d4.woff2'],
  })

test('a page holds its content, its styles and its head, and says "$&" as it is written', () => {
  const html = page('<main>$& costs ₹5</main>')
  expect(html).toContain('<div id="root"><main>$& costs ₹5</main></div>')
  expect(html).toContain(`<style>${css}</style>`)
  expect(html).not.toContain('rel="stylesheet"')
  expect(html).toContain('<title>Price &lt; MRP &amp; &quot;more&quot;</title>')
  expect(html).not.toContain('<title>App</title>')
  expect(html).toContain('<meta name="description" content="All $&amp; of it" />')
  expect(html).toContain('<link rel="canonical" href="https://shop.test/about" />')
  expect(html).toContain(
    '<link rel="preload" as="font" type="font/woff2" href="/assets/anek-a1b2c3d4.woff2" crossorigin />',
  )
  expect(html).not.toContain('noindex')
})

test('a page that is not for search engines says so', () => {
  const html = fillPage({
    template,
    head: { title: '404', indexed: false },
    html: '',
    styleOf: () => '',
    preload: [],
  })
  expect(html).toContain('<meta name="robots" content="noindex" />')
})

test('a signpost leads on without a script', () => {
  const html = fillPage({
    template,
    head: { title: 'Moved', refresh: '/about' },
    html: '',
    styleOf: () => '',
    preload: [],
  })
  expect(html).toContain('<meta http-equiv="refresh" content="0; url=/about" />')
})

test('a shared page has a picture and says what it is to search engines', () => {
  const html = fillPage({
    template,
    head: {
      title: 'Home',
      canonical: 'https://shop.test/',
      image: { url: 'https://shop.test/share.png', width: 1200, height: 630, alt: 'A door' },
      structured: [{ '@type': 'Pharmacy', name: '</script>' }],
    },
    html: '',
    styleOf: () => '',
    preload: [],
  })
  expect(html).toContain('<meta property="og:type" content="website" />')
  expect(html).toContain('<meta property="og:url" content="https://shop.test/" />')
  expect(html).toContain('<meta property="og:image" content="https://shop.test/share.png" />')
  expect(html).toContain('<meta property="og:image:alt" content="A door" />')
  const [, data = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html) ?? []
  expect(JSON.parse(data)).toEqual({ '@type': 'Pharmacy', name: '</script>' })
})

test('a page with a part of its styles has the whole sheet fetched, but not read, before it is used', () => {
  const html = fillPage({
    template,
    head: { title: '' },
    html: '',
    styleOf: () => 'a{}',
    preload: [],
    wholeLater: true,
  })
  expect(html).toContain(
    '<style>a{}</style><link rel="prefetch" as="style" crossorigin href="/assets/app.css">',
  )
})

test('a title that a component brings stands in the head only', () => {
  const html = page('<title>Home</title><meta name="robots" content="all"/><main>Hello</main>')
  expect(html).toContain('<div id="root"><main>Hello</main></div>')
  expect(html.match(/<title>/g)).toHaveLength(1)
})

test('an inline style attribute stops the build', () => {
  expect(() => page('<p style="color:red">x</p>')).toThrow(/content security policy/)
})

test('a template without a root stops the build', () => {
  expect(() =>
    fillPage({ template: '<html></html>', head: { title: '' }, html: '', styleOf: () => '', preload: [] }),
  ).toThrow(/root/)
})

test('fonts are found by the names they had, and a longer name is another font', () => {
  const more = 'b{src:url(/assets/anek-rest-a1b2-3d4.woff2)}'
  expect(assetsNamed(css + css + more, ['anek'])).toEqual(['/assets/anek-a1b2c3d4.woff2'])
})

test('inline parts are hashed once each; linked scripts are not', () => {
  // echo -n 'a{}' | openssl dgst -sha256 -binary | base64
  const sources = cspSources([
    '<style>a{}</style><script src="/x.js"></script>',
    '<style>a{}</style><script>1</script>',
  ])
  expect(sources.styleSrc).toEqual(["'sha256-X1RutGBrXCt9KkSaXMK7tHftWiRscFHOhxsS8tv8hBk='"])
  expect(sources.scriptSrc).toHaveLength(1)
})
