import { brand } from '@dawadoot/domain/brand/brand'
import { origins } from '../../env.ts'
import { below } from './words-below.ts'
import { landing } from './words.ts'

const home = `${origins.customer}/`
const image = `${origins.customer}/share.png`

const DESCRIPTION =
  'Send a photo of your prescription. A pharmacist checks every order, you save up to 90% on MRP, and it is at your home or hospital bed in about 10 minutes.'
const IMAGE_ALT = 'A line runs from the doctor’s handwriting to a door where a courier arrives'

const PHARMACY = {
  '@context': 'https://schema.org',
  '@type': 'Pharmacy',
  '@id': `${home}#pharmacy`,
  name: brand.name,
  url: home,
  description: DESCRIPTION,
  image,
  logo: `${origins.customer}/app-icon.svg`,
  email: brand.supportEmail.value,
  telephone: brand.phone.value.tel,
  address: { '@type': 'PostalAddress', streetAddress: brand.legal.seller.value, addressCountry: 'IN' },
  areaServed: brand.cities.map((name) => ({ '@type': 'City', name })),
  currenciesAccepted: 'INR',
  paymentAccepted: 'Cash',
  openingHoursSpecification: {
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
    opens: '00:00',
    closes: '23:59',
  },
  sameAs: brand.social.value.map(({ url }) => url),
}

const QUESTIONS = {
  '@context': 'https://schema.org',
  '@type': 'FAQPage',
  mainEntity: below.questions.items.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
}

/** What stands in the head of the landing page, for search engines and for whoever shares its address. */
export const headOf = () => ({
  title: landing.title,
  description: DESCRIPTION,
  canonical: home,
  image: { url: image, width: 1200, height: 630, alt: IMAGE_ALT },
  structured: [PHARMACY, QUESTIONS],
})
