import type { ComponentProps, ReactNode } from 'react'

export type IconButtonProps = Omit<ComponentProps<'button'>, 'children'> & {
  /** The name; an icon alone says nothing to many people. */
  label: string
  icon: ReactNode
}

/** 48 px, for actions whose icon everybody knows: close, remove, edit, more, less. */
export function IconButton({ label, icon, className = '', type = 'button', ...rest }: IconButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-label={label}
      className={`inline-grid size-12 shrink-0 place-items-center rounded-md text-neel-800 hover:bg-neel-100 disabled:cursor-not-allowed disabled:bg-transparent disabled:text-khadi-600 [&_svg]:size-6 ${className}`}
    >
      {icon}
    </button>
  )
}
