import { useState } from 'react'

/** `refused`: there is no clipboard here, or no leave to use it, so the text itself has to be shown. */
export type CopyStatus = 'not copied' | 'copied' | 'refused'

/** Puts a text on the clipboard, and says how that went until the text is another one. */
export function useCopy(text: string): { status: CopyStatus; copy: () => void } {
  const [last, setLast] = useState<{ text: string; status: CopyStatus }>()
  const status = last?.text === text ? last.status : 'not copied'

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      setLast({ text, status: 'copied' })
    } catch {
      setLast({ text, status: 'refused' })
    }
  }
  return { status, copy: () => void copy() }
}
