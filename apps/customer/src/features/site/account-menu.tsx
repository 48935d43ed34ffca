import { COUNTRY_CODE } from '@dawadoot/domain/person/mobile'
import { Avatar } from '@dawadoot/ui/avatar/avatar'
import { Menu } from '@dawadoot/ui/menu/menu'
import { ArrowRight, LogOut, MessageCircle, Package, UserRound } from 'lucide-react'
import { paths } from '../../paths.ts'
import { words } from '../../words.ts'
import { openWhatsapp } from './open-whatsapp.ts'
import { useNarrow } from './use-narrow.ts'

type MenuLink = { href: string; label: string; onClick?: () => void }

/** Hangs from the avatar once somebody is signed in. `links` join it on phones, where the header shows none. */
export const AccountMenu = ({
  name,
  mobile,
  links,
  onLogout,
}: {
  name: string
  mobile: string
  links: readonly MenuLink[]
  onLogout: () => void
}) => {
  const narrow = useNarrow()
  const site = links.map(({ href, label, onClick }) => ({
    key: href,
    label,
    icon: <ArrowRight aria-hidden />,
    href,
    ...(onClick ? { onSelect: onClick } : {}),
  }))
  return (
    <Menu
      label={words.header.account(name)}
      trigger={<Avatar name={name} />}
      head={
        <>
          <b className="block truncate">{name}</b>
          <span className="num text-sm text-quiet">
            {COUNTRY_CODE} {mobile}
          </span>
        </>
      }
      items={[
        {
          key: 'orders',
          label: words.header.orders,
          icon: <Package aria-hidden />,
          href: paths.profile('orders'),
        },
        {
          key: 'whatsapp',
          label: words.header.whatsapp,
          icon: <MessageCircle aria-hidden />,
          onSelect: openWhatsapp,
        },
        {
          key: 'profile',
          label: words.header.profile,
          icon: <UserRound aria-hidden />,
          href: paths.profile('personal'),
        },
        ...(narrow ? site : []),
        { key: 'logout', label: words.header.logout, icon: <LogOut aria-hidden />, onSelect: onLogout },
      ]}
    />
  )
}
