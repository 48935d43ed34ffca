import type { ReactNode } from 'react'
import { Anchor } from '../link/link-provider.tsx'
import { Logo } from '../logo/logo.tsx'

/** Without `href` it is text: a page that does not exist yet. */
export type FooterLink = { label: string; href?: string | undefined }

export type SiteFooterProps = {
  /** For "#contact". */
  id?: string
  brand: { name: string; href: string }
  /** One sentence about the shop. */
  about: ReactNode
  /** The offer. */
  offer?: ReactNode
  columns: readonly { title: string; links: readonly FooterLink[] }[]
  /** At the very end: the year's line, then small links. */
  end: ReactNode
  endLinks?: readonly FooterLink[]
  className?: string
}

/** Hangs from its own line, on ink. */
export function SiteFooter({
  id,
  brand,
  about,
  offer,
  columns,
  end,
  endLinks,
  className = '',
}: SiteFooterProps) {
  return (
    <footer
      id={id}
      className={`border-t-[0.3125rem] border-neel-400 bg-neel-950 pb-8 text-neel-200 ${className}`}
    >
      <div className="wrap">
        <div className="grid gap-8 md:grid-cols-[1.8fr_repeat(3,1fr)]">
          <div>
            <Anchor
              href={brand.href}
              className="inline-flex min-h-20 items-start focus-visible:outline-neel-300"
            >
              <Logo name={brand.name} tone="ink" className="[&_b]:mt-5.5 [&_b]:self-start [&_svg]:h-16" />
            </Anchor>
            <p className="max-w-80">{about}</p>
            {offer ? <p className="mt-5 text-lg font-strong text-white">{offer}</p> : null}
          </div>
          {columns.map((column) => (
            <nav key={column.title} aria-label={column.title} className="pt-6">
              <h2 className="text-base font-stretch-104% tracking-normal text-white">{column.title}</h2>
              <ul>
                {column.links.map((link) => (
                  <li key={link.label}>
                    <FooterItem link={link} />
                  </li>
                ))}
              </ul>
            </nav>
          ))}
        </div>
        <div className="mt-8 flex flex-wrap items-center justify-between gap-x-8 gap-y-2 border-t border-neel-800 pt-4 text-sm text-neel-300">
          <span>{end}</span>
          {endLinks?.length ? (
            <span className="flex flex-wrap gap-x-5">
              {endLinks.map((link) => (
                <FooterItem key={link.label} link={link} />
              ))}
            </span>
          ) : null}
        </div>
      </div>
    </footer>
  )
}

function FooterItem({ link }: { link: FooterLink }) {
  const place = 'inline-flex min-h-11 items-center'
  if (link.href === undefined) return <span className={place}>{link.label}</span>
  return (
    <Anchor href={link.href} className={`${place} text-white hover:underline focus-visible:outline-neel-300`}>
      {link.label}
    </Anchor>
  )
}
