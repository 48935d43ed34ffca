/** What stands in a page's head, besides what the template brings. */
export type PageHead = {
  title: string
  description?: string
  /** The page's own absolute address. */
  canonical?: string
  /** False: search engines leave it out. */
  indexed?: boolean
  /** Where a page that is only a signpost sends the browser, without a script. */
  refresh?: string
  /** Shown where the address is shared; an absolute address. */
  image?: { url: string; width: number; height: number; alt: string }
  /** What search engines read about the page: schema.org objects. */
  structured?: readonly object[]
}

const escape = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;')

const property = (name: string, content: string | number): string =>
  `<meta property="og:${name}" content="${escape(String(content))}" />`

const imageTags = ({ url, width, height, alt }: NonNullable<PageHead['image']>): string[] => [
  property('image', url),
  property('image:width', width),
  property('image:height', height),
  property('image:alt', alt),
  '<meta name="twitter:card" content="summary_large_image" />',
]

/** "<" must not end the script that holds it. */
const structuredTag = (data: object): string =>
  `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', String.raw`\u003c`)}</script>`

const headTags = (head: PageHead): string[] => {
  const { title, description, canonical, indexed = true, refresh, image, structured = [] } = head
  return [
    `<title>${escape(title)}</title>`,
    property('type', 'website'),
    property('title', title),
    ...(description === undefined
      ? []
      : [
          `<meta name="description" content="${escape(description)}" />`,
          property('description', description),
        ]),
    ...(canonical === undefined
      ? []
      : [`<link rel="canonical" href="${escape(canonical)}" />`, property('url', canonical)]),
    ...(refresh === undefined ? [] : [`<meta http-equiv="refresh" content="0; url=${escape(refresh)}" />`]),
    ...(indexed ? [] : ['<meta name="robots" content="noindex" />']),
    ...(image === undefined ? [] : imageTags(image)),
    ...structured.map(structuredTag),
  ]
}

const STYLESHEET = /<link\b[^>]*\brel="stylesheet"[^>]*\bhref="([^"]+)"[^>]*>/g
const ROOT = '<div id="root"></div>'
/** React writes a component's `<title>` and `<meta>` before everything else; here `head` speaks in their place. */
const HOISTED = /^(?:<title>[^<]*<\/title>|<meta\b[^>]*>)+/

export type PageParts = {
  /** The built index.html: one empty `<div id="root"></div>`, stylesheets and scripts linked. */
  template: string
  head: PageHead
  html: string
  /** The text of a stylesheet by the address it is linked under. */
  styleOf: (href: string) => string
  /** Addresses of fonts to fetch with the page. */
  preload: readonly string[]
  /** `styleOf` gives a part only: the whole sheet is fetched when nothing else is, and read by nobody yet. */
  wholeLater?: boolean
}

/** One page as a file: styles inline, head filled, content in place. Throws on what a strict CSP would refuse. */
export const fillPage = ({
  template,
  head,
  html,
  styleOf,
  preload,
  wholeLater = false,
}: PageParts): string => {
  if (!template.includes(ROOT)) throw new Error(`the template has no ${ROOT}`)
  const inlineStyle = /<[^>]+\sstyle="[^"]*"/.exec(html)
  if (inlineStyle)
    throw new Error(`an inline style attribute, which the content security policy refuses: ${inlineStyle[0]}`)
  const tags = [
    ...preload.map((href) => `<link rel="preload" as="font" type="font/woff2" href="${href}" crossorigin />`),
    ...headTags(head),
  ]
  // functions as replacements: "$" in a text means itself
  return template
    .replace(/\s*<title>[^<]*<\/title>/, '')
    .replace(STYLESHEET, (link: string, href: string) => {
      const later = wholeLater ? link.replace('rel="stylesheet"', 'rel="prefetch" as="style"') : ''
      return `<style>${styleOf(href)}</style>${later}`
    })
    .replace('</head>', () => `  ${tags.join('\n    ')}\n  </head>`)
    .replace(ROOT, () => `<div id="root">${html.replace(HOISTED, '')}</div>`)
}

/** Vite's hash of the content, between a file's own name and its ending. */
const HASH = /-[\w-]{8}(?=\.\w+$)/

/** Addresses that the stylesheets in a text ask for and whose file had one of `names` before the build. */
export const assetsNamed = (css: string, names: readonly string[]): string[] => {
  const urls = Array.from(css.matchAll(/url\(["']?([^"')]+)["']?\)/g), ([, url]) => url ?? '')
  return [...new Set(urls)].filter((url) =>
    names.includes(
      url
        .slice(url.lastIndexOf('/') + 1)
        .replace(HASH, '')
        .replace(/\.\w+$/, ''),
    ),
  )
}
