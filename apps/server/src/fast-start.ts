import { enableCompileCache, registerHooks } from 'node:module'
import { join } from 'node:path'

/**
 * For each module of a package Node parses the package's list of exports again. The query builder has hundreds of
 * modules and 180 kB of such a list: saying beforehand what its modules are saves half a second of every start.
 */
const IN_QUERY_BUILDER = /\/node_modules\/drizzle-orm\/.*\.js$/

/** To be called before anything large is imported. */
export const startFast = (): void => {
  registerHooks({
    resolve: (specifier, context, next) =>
      specifier.startsWith('.') && context.parentURL && IN_QUERY_BUILDER.test(context.parentURL)
        ? { url: new URL(specifier, context.parentURL).href, format: 'module', shortCircuit: true }
        : next(specifier, context),
  })
  // What was compiled at the last start is not compiled again; where nothing can be written, nothing changes.
  enableCompileCache(join(import.meta.dirname, '../node_modules/.cache/compile'))
}
