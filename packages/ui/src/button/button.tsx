import { LoaderCircle } from 'lucide-react'
import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { buttonClass, type ButtonLook } from './button-class.tsx'

export type ButtonProps = ComponentProps<'button'> &
  ButtonLook & {
    /** Before the label; decorative. */
    icon?: ReactNode
    /** Work is under way: the button stays where focus is, keeps its width and cannot be pressed again. */
    busy?: boolean
    /** What the button says while busy; the label stays when there is none. */
    busyLabel?: ReactNode
    /** A second line in Hindi (kiosk). It is not part of the name, so the spoken label stays the English one. */
    hindi?: string | undefined
  }

export function Button({
  variant,
  size,
  full,
  icon,
  busy,
  busyLabel,
  hindi,
  className,
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  function press(event: MouseEvent<HTMLButtonElement>) {
    // also what Enter in a form arrives as: a press of its submit button
    if (busy) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <button
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      {...rest}
      type={type}
      onClick={press}
      className={buttonClass({ variant, size, full }, className)}
    >
      {busy === undefined ? (
        <Face icon={icon} hindi={hindi}>
          {children}
        </Face>
      ) : (
        // both faces lie in one cell, so the button is as wide as the wider one and nothing moves
        <span className="grid place-items-center *:col-start-1 *:row-start-1 *:flex">
          <span className={busy ? 'invisible' : undefined} aria-hidden={busy || undefined}>
            <Face icon={icon} hindi={hindi}>
              {children}
            </Face>
          </span>
          <span className={busy ? undefined : 'invisible'} aria-hidden={!busy || undefined}>
            <Face
              icon={<LoaderCircle aria-hidden className={busy ? 'animate-spin' : undefined} />}
              hindi={hindi}
            >
              {busyLabel ?? children}
            </Face>
          </span>
        </span>
      )}
    </button>
  )
}

function Face({ icon, hindi, children }: Pick<ButtonProps, 'icon' | 'hindi' | 'children'>) {
  const label = (
    <span className="inline-flex items-center justify-center gap-2.5 [&_svg]:size-[1.375em] [&_svg]:shrink-0">
      {icon}
      <span>{children}</span>
    </span>
  )
  if (hindi === undefined) return label
  return (
    <span className="grid justify-items-center">
      {label}
      <span lang="hi" aria-hidden className="hi">
        {hindi}
      </span>
    </span>
  )
}
