import type { Plugin } from 'vite'

/** An icon as we use it. Lucide gives each its class names and can scale its strokes, which nothing here asks for. */
const PLAIN_ICON = `export default ({ node }, { color, width, height, strokeWidth, className, hasA11yProp, attributes }) => [
  'svg',
  {
    width,
    height,
    viewBox: '0 0 24 24',
    fill: 'none',
    stroke: color,
    strokeWidth,
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
    className: className || undefined,
    'aria-hidden': hasA11yProp ? undefined : 'true',
    ...attributes,
  },
  node,
]`

const NOT_HERE = `const notHere = () => { throw new Error('left out of this build: apps/customer/leave-out.ts') }`

/** What no screen uses and no build can know to be unused, with what answers in its place. */
const STAND_INS: Readonly<Record<string, string>> = {
  // TanStack Form tells all that is typed to developer tools, which no customer has
  '@tanstack/devtools-event-client': 'export class EventClient { on() { return () => {} } emit() {} }',
  '@tanstack/pacer-lite': 'export const liteThrottle = () => () => {}',
  // hung on every form, whether it has groups or not
  './useFormGroup.js': `${NOT_HERE}; export { notHere as FormGroup, notHere as useFormGroup }`,
  './useFieldGroup.js': `${NOT_HERE}; export { notHere as useFieldGroup }`,
  // Downshift's checks while developing, and its own way to scroll: `packages/ui` gives it the browser's
  'prop-types':
    'const check = () => check; check.isRequired = check; export default new Proxy({}, { get: () => check })',
  'compute-scroll-into-view': 'export const compute = () => []',
  // the icons: how they are put together, and names for developer tools
  './shared/src/build/buildLucideIconForReact.mjs': PLAIN_ICON,
  './shared/src/utils/toPascalCase.mjs': 'export const toPascalCase = () => undefined',
  // for icons that are made of a name and their shapes: Lucide's own come whole
  './shared/src/utils/toLucideIconData.mjs': 'export const toLucideIconData = () => undefined',
}

/** For versions of React that have no such hook of their own. */
const SHIM = '/shim/'

/** Assigned at the top of Downshift's one file, these keep three hooks that nobody imports in every build. */
const UNUSED_HOOKS = /^(?:useSelect|useMultipleSelection|_useTagGroup)\.stateChangeTypes = .+$/gm
const HOOKS = 3

/** Leaves out what is in the libraries for others. Decision 21 has the figures. */
export const leaveOut = (): Plugin => ({
  name: 'leave-out',
  apply: 'build',
  enforce: 'pre',
  resolveId(id, importer) {
    if (id.startsWith('use-sync-external-store/shim/')) return this.resolve(id.replace(SHIM, '/'), importer)
    return Object.hasOwn(STAND_INS, id) ? `\0leave-out:${id}` : undefined
  },
  load: (id) => STAND_INS[id.replace('\0leave-out:', '')],
  transform(code, id) {
    if (!id.endsWith('/downshift.esm.mjs')) return
    // another version has to be looked at again
    if (code.match(UNUSED_HOOKS)?.length !== HOOKS)
      this.error(`${id}: not the hooks that were to be left out`)
    return { code: code.replaceAll(UNUSED_HOOKS, ''), map: null }
  },
})
