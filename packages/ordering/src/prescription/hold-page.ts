import type { PrescriptionStore } from './prescription-store.ts'

const ask = (event: Event): void => event.preventDefault()

/**
 * A chosen file is in this page's memory alone. Until it is uploaded or let go, the browser asks before the page is
 * left, and the app does not load itself anew.
 */
export const holdPage = (store: PrescriptionStore): void => {
  window.addEventListener('beforeunload', ask)
  const stop = store.subscribe(({ upload }) => {
    if ('file' in upload) return
    window.removeEventListener('beforeunload', ask)
    stop()
  })
}
