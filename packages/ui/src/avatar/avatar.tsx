import type { ComponentProps } from 'react'

export type AvatarProps = ComponentProps<'span'> & { name: string; size?: 'md' | 'lg' }

/** A person's first letters; decorative, the name stands beside it or names the button around it. */
export function Avatar({ name, size = 'md', className = '', ...rest }: AvatarProps) {
  return (
    <span
      {...rest}
      aria-hidden
      className={`grid shrink-0 place-items-center rounded-full bg-neel-100 font-bold text-neel-800 ${size === 'lg' ? 'size-18 text-[1.625rem]' : 'size-12'} ${className}`}
    >
      {initials(name)}
    </span>
  )
}

/** First letters of the first and the last word, as people see letters: Hindi syllables stay whole. */
export function initials(name: string) {
  const words = name.trim().split(/\s+/).filter(Boolean)
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words
  return ends
    .map((word = '') => firstLetter(word))
    .join('')
    .toLocaleUpperCase('en-IN')
}

/** Plain letters are seen one by one; what tells where others end takes a slow phone tens of milliseconds to make. */
const firstLetter = (word: string): string =>
  /^[ -~]+$/.test(word)
    ? word.charAt(0)
    : (new Intl.Segmenter('en-IN').segment(word)[Symbol.iterator]().next().value?.segment ?? '')
