import { PurgeCSS } from 'purgecss'

const decode = (text: string): string =>
  text
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')

const words = (text: string): string[] => decode(text).split(/\s+/)

/** States that a script gives to elements that are already there. */
const STATES = [
  'data-hidden',
  'aria-expanded',
  'aria-current',
  'disabled',
  'hidden',
  'inert',
  'open',
  'data-laid-out',
]

/** States that browsers give, where they stand alone in a selector. */
const OWN_STATES = [':focus-visible', ':popover-open']

/** What a page consists of, as a stylesheet may speak of it. */
const partsOf = (html: string) => {
  const attributes = Array.from(html.matchAll(/\s([a-zA-Z:-]+)(?:="([^"]*)")?/g), ([, name = '', value]) => ({
    name: name.toLowerCase(),
    value: value ?? '',
  }))
  const valuesOf = (wanted: (name: string) => boolean) =>
    attributes.filter(({ name }) => wanted(name)).flatMap(({ value }) => words(value))
  return {
    tags: Array.from(html.matchAll(/<([a-zA-Z][\w-]*)/g), ([, tag = '']) => tag.toLowerCase()),
    classes: valuesOf((name) => name === 'class'),
    ids: valuesOf((name) => name === 'id'),
    attributes: {
      names: [...attributes.map(({ name }) => name), ...STATES],
      values: valuesOf((name) => name !== 'class' && name !== 'id'),
    },
    undetermined: ['true', 'false'],
  }
}

const PROPERTY = /@property (--[\w-]+)\s*\{[^}]*\}/g

/** What is said of variables that no rule speaks of goes. */
const withoutIdleProperties = (css: string): string => {
  const rules = css.replaceAll(PROPERTY, '')
  return css.replaceAll(PROPERTY, (property, name: string) => (rules.includes(name) ? property : ''))
}

/**
 * The rules of a stylesheet that a page can use as it stands, in their order. Fonts and animations stay. What a
 * script adds later needs the whole sheet.
 */
export const usedStyles = async (css: string, html: string): Promise<string> => {
  const [used] = await new PurgeCSS().purge({
    content: [{ raw: html, extension: 'html' }],
    css: [{ raw: css }],
    extractors: [{ extensions: ['html'], extractor: partsOf }],
    variables: true,
    safelist: OWN_STATES,
  })
  if (!used) throw new Error('the stylesheet could not be read')
  return withoutIdleProperties(used.css)
}
