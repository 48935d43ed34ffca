import type { ComponentProps } from 'react'

export type LogoProps = ComponentProps<'span'> & {
  /** The name beside the mark. */
  name: string
  /** Grows out of the line above it (`stem`), or carries its own headline (`whole`). */
  mark?: 'stem' | 'whole'
  tone?: 'paper' | 'ink'
  /**
   * Leaves room beside it on phones. Where the container has no room for the name, on the narrowest and with text twice
   * as large, it is the mark alone, and the name stays for screen readers.
   */
  shrinks?: boolean
}

/** The letter da, whose headline is the line, whose tail walks off as the path, whose dot is the door. */
export function Logo({
  name,
  mark = 'stem',
  tone = 'paper',
  shrinks = false,
  className = '',
  ...rest
}: LogoProps) {
  const ink = tone === 'ink'
  return (
    <span
      {...rest}
      className={`flex gap-2 max-[24.37rem]:gap-1.5 ${ink ? 'text-neel-400' : 'text-rekha'} ${className}`}
    >
      <Mark whole={mark === 'whole'} className={shrinks ? SHRUNK_MARK : 'max-[24.37rem]:h-11'} />
      <b
        className={`self-center text-[1.625rem] leading-tight font-bold font-stretch-110% tracking-[-0.025em] ${shrinks ? SHRUNK_NAME : 'max-md:text-[1.5rem] max-[24.37rem]:text-[1.3125rem]'} ${ink ? 'text-white' : 'text-ink'}`}
      >
        {name}
      </b>
    </span>
  )
}

/** As much of a phone's width as leaves air before a button and an avatar, from 320 px on. */
const SHRUNK_MARK = 'max-md:h-[clamp(2.375rem,11vw,3.125rem)]'
const SHRUNK_NAME = 'max-md:text-[clamp(1.125rem,5.2vw,1.5rem)] @max-[8.4rem]:sr-only'

export function Mark({ whole = false, className = '' }: { whole?: boolean; className?: string }) {
  return (
    <svg
      viewBox={whole ? '0 0 64 64' : '4 7.5 58 56'}
      fill="none"
      stroke="currentColor"
      strokeWidth="7"
      strokeLinejoin="round"
      strokeLinecap="round"
      aria-hidden
      className={`h-[3.125rem] w-auto overflow-visible ${whole ? '' : '-mt-0.5'} ${className}`}
    >
      {whole ? <path d="M4 7.5H60" strokeLinecap="butt" /> : null}
      <path d="M36 7V19.5H26.5C16.5 19.5 11 25 11 32.5S16.5 45 26 45C30 45 33.5 44 36 42" />
      <path d="M36 33V44C36 51 39 55 46 55" />
      <circle cx="55.5" cy="55" r="4.5" className="fill-haldi-400" stroke="none" />
    </svg>
  )
}
