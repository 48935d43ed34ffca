import { Menu as MenuIcon } from 'lucide-react'
import { type ReactNode, useId, useRef } from 'react'
import { Anchor } from '../link/link-provider.tsx'
import { Logo } from '../logo/logo.tsx'
import { useHiddenOnScroll } from './use-hidden-on-scroll.tsx'

export type HeaderLink = {
  href: string
  label: string
  current?: boolean
  onClick?: (() => void) | undefined
}

export type SiteHeaderProps = {
  brand: { name: string; href: string; label: string }
  /** Name of the links' landmark: "Main". */
  navLabel: string
  links: readonly HeaderLink[]
  /** Always in sight: the one thing to do. */
  action?: ReactNode
  /** At the end on wide screens, in the menu on phones, such as a button to sign in. */
  aside?: ReactNode
  /** At the end on every screen, such as the account's menu. On phones it takes the menu's place, links and all. */
  account?: ReactNode
  /** Name of the phone menu's button. */
  menuLabel: string
}

/** Everything hangs from the line at the top of the page. Steps out of the way as people read on. */
export function SiteHeader({ brand, navLabel, links, action, aside, account, menuLabel }: SiteHeaderProps) {
  const hidden = useHiddenOnScroll()
  const menuId = useId()

  return (
    <header
      data-hidden={hidden || undefined}
      className="sticky top-0 z-20 print:hidden border-t-[0.3125rem] border-rekha bg-page transition-transform duration-(--duration-hang) ease-pen data-hidden:not-focus-within:-translate-y-full"
    >
      <div className="wrap flex min-h-18 items-stretch gap-2">
        <div className="@container flex min-w-11 flex-1">
          <Anchor href={brand.href} aria-label={brand.label} className="flex min-w-11">
            <Logo name={brand.name} shrinks />
          </Anchor>
        </div>
        <nav aria-label={navLabel} className="flex items-stretch gap-1 max-md:hidden">
          {links.map((link) => (
            <Anchor key={link.href} {...linkProps(link)} className="site-link">
              {link.label}
            </Anchor>
          ))}
        </nav>
        {action ? <div className="flex items-center md:ml-2">{action}</div> : null}
        {aside ? <div className={`${END} justify-center max-md:hidden`}>{aside}</div> : null}
        {account ? <div className={`${END} justify-end`}>{account}</div> : null}
        {account ? null : <PhoneMenuButton menuId={menuId} label={menuLabel} />}
      </div>
      {account ? null : <PhoneMenu id={menuId} navLabel={navLabel} links={links} aside={aside} />}
    </header>
  )
}

/** One width for whatever stands at the end: a page drawn for a visitor does not move when it learns who is there. */
const END = 'flex min-w-12 items-center md:min-w-20'

function PhoneMenuButton({ menuId, label }: { menuId: string; label: string }) {
  return (
    <button
      type="button"
      popoverTarget={menuId}
      aria-label={label}
      className="inline-grid size-12 shrink-0 items-center justify-items-end self-center rounded-md text-neel-800 hover:bg-neel-100 focus-visible:-outline-offset-3 md:hidden"
    >
      <MenuIcon aria-hidden className="size-7" />
    </button>
  )
}

type PhoneMenuProps = Pick<SiteHeaderProps, 'navLabel' | 'links' | 'aside'> & { id: string }

function PhoneMenu({ id, navLabel, links, aside }: PhoneMenuProps) {
  const menu = useRef<HTMLDivElement>(null)
  const closeMenu = () => menu.current?.hidePopover()
  return (
    <div
      ref={menu}
      id={id}
      popover="auto"
      className="hang hang-pad fixed inset-x-0 top-[4.8125rem] bottom-auto m-0 w-full max-w-none animate-hang text-ink shadow-sheet md:hidden"
    >
      <nav aria-label={navLabel} className="grid">
        {links.map((link) => (
          <Anchor
            key={link.href}
            {...linkProps(link)}
            onClick={() => {
              closeMenu()
              link.onClick?.()
            }}
            className="flex min-h-13 items-center border-b border-rule text-lg font-semibold aria-[current]:text-neel-700"
          >
            {link.label}
          </Anchor>
        ))}
      </nav>
      {aside ? (
        // oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events -- what is pressed is inside
        <div className="mt-4 grid" onClick={closeMenu}>
          {aside}
        </div>
      ) : null}
    </div>
  )
}

const linkProps = ({ href, current, onClick }: HeaderLink) => ({
  href,
  onClick,
  'aria-current': current ? ('page' as const) : undefined,
})
