import { brand } from '@dawadoot/domain/brand/brand'
import { useOrdering } from '@dawadoot/ordering/ordering'
import { shownName } from '@dawadoot/ordering/session/auth-state'
import { logOut } from '@dawadoot/ordering/session/log-out'
import { useSession } from '@dawadoot/ordering/session/use-session'
import { SiteHeader } from '@dawadoot/ui/site-header/site-header'
import { origins } from '../../env.ts'
import { paths } from '../../paths.ts'
import { words } from '../../words.ts'
import { AccountMenu } from './account-menu.tsx'
import { EarlyButton } from './early-button.tsx'
import { scrollToContact } from './use-scroll.ts'

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
  const account = user && (
    <AccountMenu
      name={shownName(user)}
      mobile={user.mobile}
      links={links}
      onLogout={() => void logOut(ordering)}
    />
  )
  return (
    <SiteHeader
      brand={{ name: brand.name, href: paths.home, label: words.header.home }}
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
