import type { ComponentProps, ReactNode } from 'react'
import { Anchor } from '../link/link-provider.tsx'
import { buttonClass, type ButtonLook } from './button-class.tsx'

export type ButtonLinkProps = ComponentProps<'a'> &
  ButtonLook & { icon?: ReactNode; hindi?: string | undefined }

/** Goes somewhere, and looks like the one thing to do. */
export function ButtonLink({
  variant,
  size,
  full,
  icon,
  hindi,
  className,
  children,
  ...rest
}: ButtonLinkProps) {
  return (
    <Anchor
      {...rest}
      className={buttonClass({ variant, size, full }, `[&_svg]:size-[1.375em] ${className ?? ''}`)}
    >
      {icon}
      <span>
        {children}
        {hindi === undefined ? null : (
          <span lang="hi" aria-hidden className="hi">
            {hindi}
          </span>
        )}
      </span>
    </Anchor>
  )
}
