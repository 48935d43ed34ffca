import { brand } from '@dawadoot/domain/brand/brand'
import { whatsappLink } from '@dawadoot/domain/brand/whatsapp-link'
import { SiteFooter } from '@dawadoot/ui/site-footer/site-footer'
import { origins } from '../../env.ts'
import { paths } from '../../paths.ts'
import { laterWords as words } from '../../words-later.ts'
import { useScrolledTo } from './use-scroll.ts'

/** What `paths.contact` leads to. */
const ID = 'contact'

const { legal } = brand

/** Contact, offer, social links, and what an Indian pharmacy must show. */
export const Footer = ({ year }: { year: number }) => {
  useScrolledTo(ID)
  return (
    <SiteFooter
      id={ID}
      className="drawn-when-near-[30rem] max-md:drawn-when-near-[80rem]"
      brand={{ name: brand.name, href: paths.home }}
      about={words.footer.about}
      offer={brand.offerLine}
      columns={[
        {
          title: words.footer.company,
          links: [
            { label: words.footer.aboutLink, href: `${origins.marketing}/about` },
            { label: words.footer.hospitals, href: `${origins.marketing}/hospital-onboarding` },
            { label: words.footer.franchise, href: `${origins.marketing}/franchise` },
            { label: words.footer.blog },
          ],
        },
        {
          title: words.footer.contact,
          links: [
            { label: brand.supportEmail.value, href: `mailto:${brand.supportEmail.value}` },
            { label: brand.phone.value.display, href: `tel:${brand.phone.value.tel}` },
            { label: words.footer.whatsapp, href: whatsappLink(brand.whatsappGreeting) },
          ],
        },
        {
          title: words.footer.follow,
          links: brand.social.value.map(({ name, url }) => ({ label: name, href: url })),
        },
      ]}
      end={
        <span className="grid max-w-3xl gap-1">
          <span>{legal.seller.value}</span>
          <span>
            {legal.licence.value}. GSTIN {legal.gstin.value}. {words.footer.pharmacist}:{' '}
            {legal.pharmacist.value.name}, {legal.pharmacist.value.registration}.
          </span>
          <span>
            {words.footer.grievance}: {legal.grievance.value.name}, {legal.grievance.value.email}.{' '}
            {legal.refund}
          </span>
          {/* a page that was built last year is not wrong, only older */}
          <span suppressHydrationWarning>{words.footer.copyright(year)}</span>
        </span>
      }
      endLinks={[
        { label: words.footer.notice, href: paths.notice },
        { label: words.footer.privacy },
        { label: words.footer.terms },
      ]}
    />
  )
}
