import { relative } from 'node:path'
import type { Plugin, ResolvedConfig } from 'vite'
import { prerender, type PrerenderOptions } from './prerender.ts'

/** `vite build` of an app then also writes its pages. */
export const prerenderPages = (options: Omit<PrerenderOptions, 'appDir' | 'outDir'>): Plugin => {
  let config: ResolvedConfig | undefined
  return {
    name: 'dawadoot:prerender',
    apply: 'build',
    configResolved: (resolved) => {
      config = resolved
    },
    closeBundle: {
      sequential: true,
      order: 'post',
      handler: async () => {
        // the build for Node, started from here, reads the same settings
        if (!config || config.build.ssr) return
        const { root } = config
        await prerender({ ...options, appDir: root, outDir: relative(root, config.build.outDir) || '.' })
      },
    },
  }
}
