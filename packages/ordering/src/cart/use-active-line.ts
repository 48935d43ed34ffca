import { startTransition, useCallback, useEffect, useRef, useState } from 'react'

/**
 * The line that somebody points at, or that has the focus. A press does both before it is a press: what it was for is
 * drawn first, and the line's wire and its place on the paper follow a frame later.
 */
export const useActiveLine = () => {
  const [activeKey, setActiveKey] = useState<string>()
  const latest = useRef<string>(undefined)
  const frame = useRef<number>(undefined)

  const activate = useCallback((key: string | undefined) => {
    latest.current = key
    frame.current ??= requestAnimationFrame(() =>
      setTimeout(() => {
        if (frame.current === undefined) return
        frame.current = undefined
        startTransition(() => setActiveKey(latest.current))
      }),
    )
  }, [])

  useEffect(
    () => () => {
      if (frame.current !== undefined) cancelAnimationFrame(frame.current)
      frame.current = undefined
    },
    [],
  )
  return { activeKey, activate }
}
