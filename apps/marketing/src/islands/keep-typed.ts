type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/**
 * What was typed into an island before it was alive, or put back by the browser on the way back to the page. To be called
 * just before React takes over; the answer tells React what stands in the controls, which it would otherwise not know.
 */
export function keepTyped(island: HTMLElement): () => void {
  const typed = [...island.querySelectorAll<Control>('input, textarea, select')]
    .filter(isChanged)
    .map((control) => [control, control.value] as const)
  return () => typed.forEach(([control, value]) => tell(control, value))
}

const isChanged = (control: Control): boolean =>
  control instanceof HTMLSelectElement
    ? [...control.options].some((option) => option.selected !== option.defaultSelected)
    : control.value !== control.defaultValue

/** React compares with what it last saw in the control, so the control is emptied in its sight and filled out of it. */
function tell(control: Control, value: string) {
  control.value = ''
  // the browser's own setter, past the one that React has put on the control
  Reflect.set(Object.getPrototypeOf(control), 'value', value, control)
  const type = control instanceof HTMLSelectElement ? 'change' : 'input'
  control.dispatchEvent(new Event(type, { bubbles: true }))
}
