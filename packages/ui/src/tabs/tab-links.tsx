import type { ReactNode } from 'react'
import { Anchor } from '../link/link-provider.tsx'

export type TabLink = { href: string; label: ReactNode; icon?: ReactNode; current: boolean }

export type TabLinksProps = { label: string; links: readonly TabLink[]; className?: string }

/** Pages that are each other's tabs: along a line on phones, down a line on wide screens. */
export function TabLinks({ label, links, className = '' }: TabLinksProps) {
  return (
    <nav aria-label={label} className={`tab-line md:tab-line-down ${className}`}>
      {links.map((link) => (
        <Anchor
          key={link.href}
          href={link.href}
          aria-current={link.current ? 'page' : undefined}
          className="tab"
        >
          <span className="hidden md:contents">{link.icon}</span>
          {link.label}
        </Anchor>
      ))}
    </nav>
  )
}
