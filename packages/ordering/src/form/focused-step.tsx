import type { ReactNode } from 'react'
import { useFocusOnMount } from './use-focus-on-mount.ts'

/** A step that took another's place: focus comes along, so that keyboards and screen readers do not fall out. */
export const FocusedStep = ({ children }: { children: ReactNode }) => {
  const ref = useFocusOnMount<HTMLDivElement>()
  return (
    <div ref={ref} tabIndex={-1} className="outline-none">
      {children}
    </div>
  )
}
