import { COUNTRY_CODE } from '@dawadoot/domain/person/mobile'
import type { User } from '@dawadoot/domain/person/user'
import { writtenMobile } from '@dawadoot/domain/person/written-mobile'
import { useOrdering } from '@dawadoot/ordering/ordering'
import { shownName } from '@dawadoot/ordering/session/auth-state'
import { logOut } from '@dawadoot/ordering/session/log-out'
import { Avatar } from '@dawadoot/ui/avatar/avatar'
import { useMediaQuery } from '@dawadoot/ui/media-query/use-media-query'
import { Menu } from '@dawadoot/ui/menu/menu'
import { ArrowRight, LogOut, MessageCircle, Package, UserRound } from 'lucide-react'
import { paths } from '../../paths.ts'
import { laterWords } from '../../words-later.ts'
import { openWhatsapp } from './open-whatsapp.ts'

const words = laterWords.account

/** Where the header has no room for its links. */
const NARROW = '(width < 48rem)'

type MenuLink = { href: string; label: string; onClick?: () => void }

/** Hangs from the avatar once somebody is signed in. `links` join it on phones, where the header shows none. */
export const AccountMenu = ({ user, links }: { user: User; links: readonly MenuLink[] }) => {
  const ordering = useOrdering()
  const narrow = useMediaQuery(NARROW, false)
  const name = shownName(user)
  const site = links.map(({ href, label, onClick }) => ({
    key: href,
    label,
    icon: <ArrowRight aria-hidden />,
    href,
    ...(onClick ? { onSelect: onClick } : {}),
  }))
  return (
    <Menu
      label={words.label(name)}
      trigger={<Avatar name={name} />}
      head={
        <>
          <b className="block truncate">{name}</b>
          <span className="num text-sm text-quiet">
            {COUNTRY_CODE} {writtenMobile(user.mobile)}
          </span>
        </>
      }
      items={[
        {
          key: 'orders',
          label: words.orders,
          icon: <Package aria-hidden />,
          href: paths.profile('orders'),
        },
        {
          key: 'whatsapp',
          label: words.whatsapp,
          icon: <MessageCircle aria-hidden />,
          onSelect: openWhatsapp,
        },
        {
          key: 'profile',
          label: words.profile,
          icon: <UserRound aria-hidden />,
          href: paths.profile('personal'),
        },
        ...(narrow ? site : []),
        {
          key: 'logout',
          label: words.logout,
          icon: <LogOut aria-hidden />,
          onSelect: () => void logOut(ordering),
        },
      ]}
    />
  )
}
