declare global {
  interface Window {
    /** Not in the compiler's list of what browsers have. What it gives stands where the DOM takes an address. */
    trustedTypes?: {
      createPolicy: (
        name: string,
        rules: { createScriptURL: (address: string) => string },
      ) => { createScriptURL: (address: string) => string }
    }
  }
}

const SERVICE_WORKER = '/service-worker.js'

/**
 * The page's policy lets an address become a script by the word of this policy alone (Trusted Types), and it gives it
 * for one address. Browsers that do not know of that take the address as it is.
 */
const trusted = (): string =>
  window.trustedTypes
    ?.createPolicy('dawadoot', { createScriptURL: () => SERVICE_WORKER })
    .createScriptURL(SERVICE_WORKER) ?? SERVICE_WORKER

/**
 * Lets the app open without a connection from the next time on. It fetches what is fetched at idle anyway, so it
 * comes after that; a browser that refuses has lost nothing else.
 */
export const keepShell = async (): Promise<void> => {
  if (!('serviceWorker' in navigator)) return
  await navigator.serviceWorker.register(trusted()).catch(() => undefined)
}
