import { Lock } from 'lucide-react'
import type { ReactNode } from 'react'

/** The box around an input; focus, error and off are read from the control inside it. */
export function InputBox({
  start,
  end,
  tall = false,
  children,
}: {
  start?: ReactNode
  end?: ReactNode
  tall?: boolean
  children: ReactNode
}) {
  return (
    <div
      className={`flex min-h-(--size-target) w-full gap-2.5 rounded-md border-2 border-edge bg-surface px-4 text-lg has-focus-visible:border-neel-700 has-focus-visible:ring-4 has-focus-visible:ring-neel-200 has-aria-invalid:border-sindoor-600 has-[:disabled]:border-khadi-300 has-[:disabled]:bg-khadi-100 has-[:disabled]:text-khadi-700 [&>svg]:size-[1.375em] [&>svg]:shrink-0 ${tall ? 'items-start' : 'items-center'}`}
    >
      {start}
      {children}
      {end}
    </div>
  )
}

/** Fixed text at the start of a box, such as a country's calling code. */
export function Prefix({ children }: { children: ReactNode }) {
  return <span className="num border-r-2 border-rule pr-3 text-quiet">{children}</span>
}

export const LockedMark = () => <Lock aria-hidden />

/** Classes of the bare control inside a box; the box shows focus, forced colours show the outline. */
export const BARE =
  'w-full min-w-0 flex-1 self-stretch bg-transparent outline-hidden placeholder:text-khadi-600'
