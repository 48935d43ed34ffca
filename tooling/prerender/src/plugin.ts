import { relative } from 'node:path'
import type { Plugin } from 'vite'
import { afterBuild } from './after-build.ts'
import { prerender, type PrerenderOptions } from './prerender.ts'

/** `vite build` of an app then also writes its pages. */
export const prerenderPages = (options: Omit<PrerenderOptions, 'appDir' | 'outDir'>): Plugin =>
  afterBuild('dawadoot:prerender', ({ root, build }) =>
    prerender({ ...options, appDir: root, outDir: relative(root, build.outDir) || '.' }),
  )
