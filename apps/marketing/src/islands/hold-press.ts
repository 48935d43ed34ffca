/**
 * Keeps the last press of a button in an island that is not alive yet, so that nobody has to press twice. What the
 * browser does by itself, such as opening a menu, is left to it. The answer presses the button, and stops listening.
 */
export function holdPress(island: HTMLElement): () => void {
  let pressed: HTMLButtonElement | undefined
  const hold = (event: MouseEvent) => {
    const button = event.target instanceof Element ? event.target.closest('button') : null
    if (!button || button.popoverTargetElement) return
    // a form must not be sent anywhere by the browser
    event.preventDefault()
    pressed = button
  }
  island.addEventListener('click', hold)
  return () => {
    island.removeEventListener('click', hold)
    pressed?.click()
  }
}
