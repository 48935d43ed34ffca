import type { Plugin } from 'vite'

/**
 * Tells browsers that nearly all of a file runs once it is here. They then compile it beside the main thread while it
 * still arrives, instead of function by function when each is first called. Others pass over the line.
 */
export const compileAhead = (): Plugin => ({
  name: 'dawadoot:compile-ahead',
  apply: 'build',
  // after what makes the code small, which takes such lines away
  generateBundle: {
    order: 'post',
    handler: (_, files) => {
      for (const file of Object.values(files))
        if (file.type === 'chunk') file.code = `//# allFunctionsCalledOnLoad\n${file.code}`
    },
  },
})
