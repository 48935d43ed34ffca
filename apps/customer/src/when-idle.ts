/** Acts when nothing else is to do, or after `atLatest` ms; where the browser cannot tell, a moment later. */
export const whenIdle = (act: () => void, atLatest = 4000): void => {
  if ('requestIdleCallback' in window) requestIdleCallback(act, { timeout: atLatest })
  else setTimeout(act, 200)
}
