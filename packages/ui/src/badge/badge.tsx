import type { ComponentProps, ReactNode } from 'react'

/** A claim with an icon before it, without a ground: "100% pharmacist verified". */
export function Badge({
  icon,
  className = '',
  children,
  ...rest
}: ComponentProps<'p'> & { icon: ReactNode }) {
  return (
    <p
      {...rest}
      className={`flex items-center gap-2 text-sm font-semibold text-neem-700 [&_svg]:size-[1.375em] [&_svg]:shrink-0 ${className}`}
    >
      {icon}
      {children}
    </p>
  )
}
