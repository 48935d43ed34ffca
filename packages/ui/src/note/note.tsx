import { CircleAlert, CircleCheck, Eye, Info } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'

export type NoteTone = 'info' | 'ok' | 'warn' | 'bad'
export type NoteProps = ComponentProps<'div'> & { tone?: NoteTone; icon?: ReactNode }

const TONES = {
  info: 'bg-neel-50 text-neel-800',
  ok: 'bg-neem-50 text-neem-700',
  warn: 'bg-geru-50 text-geru-700',
  bad: 'bg-sindoor-50 text-sindoor-700',
} satisfies Record<NoteTone, string>

const ICONS = { info: Info, ok: CircleCheck, warn: Eye, bad: CircleAlert } satisfies Record<
  NoteTone,
  typeof Info
>

/** One sentence about what stands near it, with an icon and a colour that repeat what it says. */
export function Note({ tone = 'info', icon, className = '', children, ...rest }: NoteProps) {
  const Icon = ICONS[tone]
  return (
    <div
      {...rest}
      className={`flex gap-2.5 rounded-md px-3.5 py-3 text-sm leading-[1.4] [&>svg]:mt-px [&>svg]:size-[1.375em] [&>svg]:shrink-0 ${TONES[tone]} ${className}`}
    >
      {icon ?? <Icon aria-hidden />}
      <div className="min-w-0 flex-1">{children}</div>
    </div>
  )
}
