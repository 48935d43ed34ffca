/** Acts when nothing else is to do, after 4 s at the latest; where the browser cannot tell, a moment later. */
export const whenIdle = (act: () => void): void => {
  if ('requestIdleCallback' in window) requestIdleCallback(act, { timeout: 4000 })
  else setTimeout(act, 200)
}
