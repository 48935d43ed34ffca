import { brand } from '@dawadoot/domain/brand/brand'
import { useOrdering } from '@dawadoot/ordering/ordering'
import { shownName } from '@dawadoot/ordering/session/auth-state'
import { logOut } from '@dawadoot/ordering/session/log-out'
import { useSession } from '@dawadoot/ordering/session/use-session'
import { Button } from '@dawadoot/ui/button/button'
import { SiteHeader } from '@dawadoot/ui/site-header/site-header'
import { origins } from '../../env.ts'
import { paths } from '../../paths.ts'
import { words } from '../../words.ts'
import { AccountMenu } from './account-menu.tsx'
import { scrollToContact } from './use-scroll.ts'

/** Specification, section 2, Header. */
export const Header = () => {
  const ordering = useOrdering()
  const session = useSession()
  const user = session.status === 'signed_in' ? session.user : undefined
  return (
    <SiteHeader
      brand={{ name: brand.name, href: paths.home, label: words.header.home }}
      navLabel={words.header.nav}
      menuLabel={words.header.menu}
      links={[
        { href: `${origins.marketing}/about`, label: words.header.about },
        // pressed again on the same address the router has nothing to do
        { href: paths.contact, label: words.header.contact, onClick: scrollToContact },
      ]}
      action={
        <Button size="sm" onClick={ordering.navigate.upload}>
          {words.header.orderNow}
        </Button>
      }
      {...(user
        ? {
            account: (
              <AccountMenu
                name={shownName(user)}
                mobile={user.mobile}
                onLogout={() => void logOut(ordering)}
              />
            ),
          }
        : {
            aside: (
              <Button size="sm" variant="quiet" onClick={ordering.navigate.signIn}>
                {words.header.login}
              </Button>
            ),
          })}
    />
  )
}
