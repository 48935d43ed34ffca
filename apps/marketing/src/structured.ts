import { brand } from '@dawadoot/domain/brand/brand'
import { customer, marketingOrigin } from './origins.ts'

const CONTEXT = 'https://schema.org'

/** The company, as search engines read it. */
export const organization = {
  '@context': CONTEXT,
  '@type': 'Organization',
  '@id': `${customer.home}#organization`,
  name: brand.name,
  url: customer.home,
  logo: `${marketingOrigin}/favicon.svg`,
  email: brand.supportEmail.value,
  telephone: brand.phone.value.tel,
  areaServed: brand.cities.map((name) => ({ '@type': 'City', name })),
  sameAs: brand.social.value.map(({ url }) => url),
}

/** A page's questions, word for word as they stand on it. */
export const questionsPage = (items: readonly { question: string; answer: string }[]) => ({
  '@context': CONTEXT,
  '@type': 'FAQPage',
  mainEntity: items.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
})
