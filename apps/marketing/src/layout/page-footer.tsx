import { brand } from '@dawadoot/domain/brand/brand'
import { whatsappLink } from '@dawadoot/domain/brand/whatsapp-link'
import { SiteFooter } from '@dawadoot/ui/site-footer/site-footer'
import { customer } from '../origins.ts'
import { site } from './words.ts'

const { footer } = site

export function PageFooter() {
  return (
    <SiteFooter
      id="contact"
      brand={{ name: brand.name, href: customer.home }}
      about={footer.about}
      offer={brand.offerLine}
      columns={[
        {
          title: footer.company,
          links: [
            { label: site.about, href: '/about' },
            { label: footer.hospitals, href: '/hospital-onboarding' },
            { label: footer.franchise, href: '/franchise' },
            { label: footer.blog },
          ],
        },
        {
          title: footer.contact,
          links: [
            { label: brand.supportEmail.value, href: `mailto:${brand.supportEmail.value}` },
            { label: brand.phone.value.display, href: `tel:${brand.phone.value.tel}` },
            { label: footer.chat, href: whatsappLink(brand.whatsappGreeting) },
          ],
        },
        {
          title: footer.follow,
          links: brand.social.value.map(({ name, url }) => ({ label: name, href: url })),
        },
      ]}
      end={footer.end}
      endLinks={[{ label: footer.privacy }, { label: footer.terms }]}
    />
  )
}
