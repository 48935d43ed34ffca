import { useEffect } from 'react'

const refuse = (event: DragEvent): void => event.preventDefault()

/** A file that is dropped beside the zone would be opened in the page's place, and what was filled in would be gone. */
export const useNoStrayDrop = (): void =>
  useEffect(() => {
    window.addEventListener('dragover', refuse)
    window.addEventListener('drop', refuse)
    return () => {
      window.removeEventListener('dragover', refuse)
      window.removeEventListener('drop', refuse)
    }
  }, [])
