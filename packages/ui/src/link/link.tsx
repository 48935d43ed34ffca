import type { ComponentProps } from 'react'
import { Anchor } from './link-provider.tsx'

export type LinkProps = ComponentProps<'a'>

/** A link in running text. */
export function Link({ className = '', ...rest }: LinkProps) {
  return (
    <Anchor
      {...rest}
      className={`font-semibold text-neel-700 underline decoration-2 underline-offset-[0.2em] hover:text-neel-800 ${className}`}
    />
  )
}
