import { textInput } from '../keys/type-into.ts'

/** What a public screen does not do: menus of the browser, dragging pictures away, files dropped on the page. */
export const guardPage = (page: Document): (() => void) => {
  const left = new AbortController()
  const never = (event: Event) => event.preventDefault()
  const notOutsideInputs = (event: Event) => {
    if (!textInput(event.target)) event.preventDefault()
  }
  for (const name of ['contextmenu', 'dragstart', 'dragover', 'drop'])
    page.addEventListener(name, never, { signal: left.signal })
  page.addEventListener('selectstart', notOutsideInputs, { signal: left.signal })
  return () => left.abort()
}
