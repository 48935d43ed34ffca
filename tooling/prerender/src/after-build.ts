import type { Plugin, ResolvedConfig } from 'vite'

/** A step of `vite build` that goes after what has written the files, in the order of the plugins. */
export const afterBuild = (name: string, run: (config: ResolvedConfig) => Promise<void>): Plugin => {
  let config: ResolvedConfig | undefined
  return {
    name,
    apply: 'build',
    configResolved: (resolved) => {
      config = resolved
    },
    closeBundle: {
      sequential: true,
      order: 'post',
      handler: async () => {
        // the build for Node, started from the prerendering, reads the same settings
        if (config && !config.build.ssr) await run(config)
      },
    },
  }
}
