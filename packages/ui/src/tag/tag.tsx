import type { ComponentProps, ReactNode } from 'react'

export type TagTone = 'neel' | 'neem' | 'geru' | 'sindoor' | 'mute'
export type TagProps = ComponentProps<'span'> & {
  tone?: TagTone
  icon?: ReactNode
  /** Not settled: somebody has to look. */
  dashed?: boolean
}

const TONES = {
  neel: 'bg-neel-100 text-neel-800',
  neem: 'bg-neem-50 text-neem-700',
  geru: 'bg-geru-50 text-geru-700',
  sindoor: 'bg-sindoor-50 text-sindoor-700',
  mute: 'bg-khadi-100 text-khadi-700',
} satisfies Record<TagTone, string>

/** A status in a word; icon and colour only repeat it. */
export function Tag({ tone = 'neel', icon, dashed = false, className = '', children, ...rest }: TagProps) {
  return (
    <span
      {...rest}
      className={`inline-flex items-center gap-1.5 rounded-sm py-0.5 pr-2.5 pl-2 text-xs font-semibold whitespace-nowrap [&_svg]:size-4.5 [&_svg]:shrink-0 ${TONES[tone]} ${dashed ? 'outline-[1.5px] -outline-offset-[1.5px] outline-geru-600 outline-dashed' : ''} ${className}`}
    >
      {icon}
      {children}
    </span>
  )
}
