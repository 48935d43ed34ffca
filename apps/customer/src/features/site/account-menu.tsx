import { COUNTRY_CODE } from '@dawadoot/domain/person/mobile'
import { Avatar } from '@dawadoot/ui/avatar/avatar'
import { Menu } from '@dawadoot/ui/menu/menu'
import { LogOut, MessageCircle, Package, UserRound } from 'lucide-react'
import { paths } from '../../paths.ts'
import { words } from '../../words.ts'
import { openWhatsapp } from './open-whatsapp.ts'

/** Hangs from the avatar once somebody is signed in. */
export const AccountMenu = ({
  name,
  mobile,
  onLogout,
}: {
  name: string
  mobile: string
  onLogout: () => void
}) => (
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
      { key: 'logout', label: words.header.logout, icon: <LogOut aria-hidden />, onSelect: onLogout },
    ]}
  />
)
