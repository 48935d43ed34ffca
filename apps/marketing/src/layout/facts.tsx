import type { ReactNode } from 'react'

/** Short promises on thin rules, each with an icon. */
export function Facts({ facts }: { facts: readonly { text: string; icon: ReactNode }[] }) {
  return (
    <ul className="mt-3">
      {facts.map(({ text, icon }) => (
        <li
          key={text}
          className="flex items-center gap-3 border-t border-khadi-300 py-3 leading-[1.3] [&>svg]:size-[1.375em] [&>svg]:shrink-0 [&>svg]:text-neel-600"
        >
          {icon}
          {text}
        </li>
      ))}
    </ul>
  )
}
