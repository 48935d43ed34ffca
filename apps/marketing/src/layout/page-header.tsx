import { brand } from '@dawadoot/domain/brand/brand'
import { ButtonLink } from '@dawadoot/ui/button/button-link'
import { SiteHeader } from '@dawadoot/ui/site-header/site-header'
import type { IslandProps } from '../islands/island.tsx'
import { customer } from '../origins.ts'
import { site } from './words.ts'

/** The site's header; whatever needs a session leads to the customer's origin. */
export function PageHeader({ path }: IslandProps) {
  return (
    <SiteHeader
      brand={{ name: brand.name, href: customer.home, label: site.homeLabel }}
      navLabel={site.nav}
      menuLabel={site.menu}
      links={[
        { href: '/about', label: site.about, current: path === '/about' },
        { href: customer.contact, label: site.contact },
      ]}
      action={
        <ButtonLink size="sm" href={customer.order}>
          {site.orderNow}
        </ButtonLink>
      }
      aside={
        <ButtonLink size="sm" variant="quiet" href={customer.login}>
          {site.login}
        </ButtonLink>
      }
    />
  )
}
