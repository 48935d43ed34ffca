import { expect, test as base } from '@playwright/test'

/**
 * A test in which no page may break its own policy: a script or style that is not ours, or a text that would become
 * HTML or a script (Trusted Types). The browser refuses it, and whatever it was for is missing.
 */
export const test = base.extend<{ policyBreaches: string[] }>({
  policyBreaches: [
    async ({ context }, use) => {
      const breaches: string[] = []
      await context.exposeBinding('policyBroken', (_, breach: string) => void breaches.push(breach))
      await context.addInitScript(() => {
        document.addEventListener('securitypolicyviolation', (event) => {
          const { violatedDirective, blockedURI, sample, sourceFile, lineNumber } = event
          // the trace asks again for a picture that did not open; no page does
          if (violatedDirective === 'connect-src' && blockedURI === 'blob' && sourceFile === '') return
          const tell = 'policyBroken' in window ? window.policyBroken : undefined
          if (typeof tell === 'function')
            tell(
              `${location.pathname}: ${violatedDirective} ${blockedURI} ${sample} (${sourceFile}:${lineNumber})`,
            )
        })
      })
      await use(breaches)
      expect(breaches).toEqual([])
    },
    { auto: true },
  ],
})
