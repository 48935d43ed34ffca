/** How often the server is asked again whether it is there. */
const ASK_EVERY_MS = 3000

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/** Resolves when the server answers: a page is loaded anew only then, or the next person would find none. */
export const untilAnswered = async (look: () => Promise<boolean>): Promise<void> => {
  while (!(await look())) await pause(ASK_EVERY_MS)
}

/** A new version that waits takes its turn between two people: nobody has anything open. */
export const letNewVersionIn = async (): Promise<void> => {
  const registration = await navigator.serviceWorker?.getRegistration().catch(() => undefined)
  registration?.waiting?.postMessage({ type: 'SKIP_WAITING' })
}
