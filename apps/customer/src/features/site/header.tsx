import { front } from '@dawadoot/domain/brand/front'
import { useOrdering } from '@dawadoot/ordering/ordering'
import { useSession } from '@dawadoot/ordering/session/use-session'
import { SiteHeader } from '@dawadoot/ui/site-header/site-header'
import { chunk } from '../../chunk.tsx'
import { origins } from '../../env.ts'
import { paths } from '../../paths.ts'
import { words } from '../../words.ts'
import { EarlyButton } from './early-button.tsx'
import { scrollToContact } from './use-scroll.ts'

/** Keeps the avatar's place. */
const AccountPending = () => <span className="size-12" />

/** A visitor has none. */
export const AccountMenu = chunk(() => import('./account-menu.tsx').then((door) => door.AccountMenu), {
  pending: AccountPending,
})

/** Specification, section 2, Header. */
export const Header = () => {
  const ordering = useOrdering()
  const session = useSession()
  const user = session.status === 'signed_in' ? session.user : undefined
  const links = [
    { href: `${origins.marketing}/about`, label: words.header.about },
    // pressed again on the same address the router has nothing to do
    { href: paths.contact, label: words.header.contact, onClick: scrollToContact },
  ]
  const visitor = (
    <EarlyButton asks="login" size="sm" variant="quiet" onPress={ordering.navigate.signIn}>
      {words.header.login}
    </EarlyButton>
  )
  const account = user && <AccountMenu user={user} links={links} />
  return (
    <SiteHeader
      brand={{ name: front.name, href: paths.home, label: words.header.home }}
      navLabel={words.header.nav}
      menuLabel={words.header.menu}
      links={links}
      action={
        <EarlyButton asks="order" size="sm" onPress={ordering.navigate.upload}>
          {words.header.orderNow}
        </EarlyButton>
      }
      {...(account ? { account } : { aside: visitor })}
    />
  )
}
