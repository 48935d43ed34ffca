import type { ReactNode } from 'react'
import { KioskTop } from './kiosk-top.tsx'

export type KioskScreenProps = {
  children: ReactNode
  /** Main actions, in the lower third. */
  foot?: ReactNode
  onStaff?: () => void
}

/** A whole screen on paper: the top, what it is about, and the actions at its foot. */
export function KioskScreen({ children, foot, onStaff }: KioskScreenProps) {
  return (
    <div className="flex min-h-[calc(100dvh-var(--keys-below,0px))] flex-col">
      <KioskTop {...(onStaff ? { onStaff } : {})} />
      <main className="flex flex-1 flex-col gap-5 landscape:gap-3 px-(--size-gutter) pt-4 pb-6">
        {children}
      </main>
      {foot ? <div className="kiosk-foot sticky bottom-[var(--keys-below,0px)]">{foot}</div> : null}
    </div>
  )
}
