/**
 * Lets the app open without a connection from the next time on. It fetches what is fetched at idle anyway, so it
 * comes after that; a browser that refuses has lost nothing else.
 */
export const keepShell = async (): Promise<void> => {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  await navigator.serviceWorker.register('/service-worker.js').catch(() => undefined)
}
