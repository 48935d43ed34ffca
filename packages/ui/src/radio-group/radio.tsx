import type { ComponentProps } from 'react'

/** The browser's own radio, drawn as a station on the line. */
export function Radio({ className = '', ...rest }: Omit<ComponentProps<'input'>, 'type'>) {
  return (
    <input
      {...rest}
      type="radio"
      className={`size-6 shrink-0 appearance-none rounded-full border-2 border-edge bg-white checked:border-[7px] checked:border-neel-700 disabled:border-khadi-400 disabled:bg-khadi-200 enabled:aria-invalid:border-sindoor-600 forced-colors:appearance-auto ${className}`}
    />
  )
}
