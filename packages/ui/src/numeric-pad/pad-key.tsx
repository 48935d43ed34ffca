import type { ComponentProps } from 'react'

export type PadKeyProps = ComponentProps<'button'> & { look?: 'letter' | 'wash' | 'go' }

const LOOKS = { letter: 'bg-white', wash: 'bg-neel-200', go: 'bg-neel-700 text-white' }

/** A key that leaves focus, and so the caret, in the field it types into. */
export function PadKey({ look = 'letter', className = '', ...rest }: PadKeyProps) {
  return (
    <button
      {...rest}
      type="button"
      onPointerDown={(event) => event.preventDefault()}
      className={`grid place-items-center rounded-[0.5rem] shadow-key active:translate-y-px active:brightness-95 ${LOOKS[look]} ${className}`}
    />
  )
}
