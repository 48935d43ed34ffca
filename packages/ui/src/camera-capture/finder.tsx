import type { ReactNode } from 'react'

/** The dark window of a camera with its four corners. */
export function Finder({ children }: { children: ReactNode }) {
  return (
    <div className="grid min-h-[min(60vh,36rem)] flex-1 kiosk:landscape:min-h-60 rounded-[1.25rem] bg-neel-950 p-4.5">
      <div className="frame relative grid min-h-0 place-items-center [--frame-length:4rem] [--frame:white]">
        {children}
      </div>
    </div>
  )
}
