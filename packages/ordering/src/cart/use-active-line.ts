import { startTransition, useCallback, useRef, useState } from 'react'

/**
 * The line that somebody points at, or that has the focus. A press does both before it is a press: what it was for is
 * drawn first, and the line's wire and its place on the paper follow a frame later.
 */
export const useActiveLine = () => {
  const [activeKey, setActiveKey] = useState<string>()
  const frame = useRef(0)
  const activate = useCallback((key: string | undefined) => {
    // leaving one line for another is one change
    cancelAnimationFrame(frame.current)
    frame.current = requestAnimationFrame(() => setTimeout(() => startTransition(() => setActiveKey(key))))
  }, [])
  return { activeKey, activate }
}
