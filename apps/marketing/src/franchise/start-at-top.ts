/**
 * The franchise page begins at its top whenever it is loaded, also anew; an address that names a part of it leads there.
 * Specification, second document, section 2.
 */
export function startAtTop() {
  if (window.location.hash !== '') return
  window.history.scrollRestoration = 'manual'
  window.scrollTo({ top: 0, behavior: 'instant' })
}
