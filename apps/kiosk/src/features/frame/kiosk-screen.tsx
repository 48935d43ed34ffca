import type { ReactNode } from 'react'
import { KioskTop } from './kiosk-top.tsx'

export type KioskFrameProps = { children: ReactNode; onStaff?: (() => void) | undefined }

/** A whole screen on paper: the top, and below it what the screen is about. */
export const KioskFrame = ({ children, onStaff }: KioskFrameProps) => (
  <div className="flex min-h-[calc(100dvh-var(--keys-below,0px))] flex-col">
    <KioskTop onStaff={onStaff} />
    <main className="flex flex-1 flex-col">{children}</main>
  </div>
)

/** What is read and filled in, between the top and the actions. */
export const KioskBody = ({ children }: { children: ReactNode }) => (
  <div className="flex flex-1 flex-col gap-5 px-(--size-gutter) pt-4 pb-6 landscape:gap-3">{children}</div>
)

/** Main actions, in the lower third and above the keys. */
export const KioskFoot = ({ children }: { children: ReactNode }) => (
  <div className="kiosk-foot sticky bottom-[var(--keys-below,0px)]">{children}</div>
)

export type KioskScreenProps = KioskFrameProps & { foot?: ReactNode }

/** What most screens are: one body, and actions at its foot. */
export const KioskScreen = ({ children, foot, onStaff }: KioskScreenProps) => (
  <KioskFrame onStaff={onStaff}>
    <KioskBody>{children}</KioskBody>
    {foot ? <KioskFoot>{foot}</KioskFoot> : null}
  </KioskFrame>
)
