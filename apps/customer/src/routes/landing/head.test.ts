import { expect, test } from 'vitest'
import { headOf } from './head.ts'
import { below } from './words-below.ts'

const { title, description, canonical, image, structured } = headOf()
const [pharmacy, questions] = structured

test('the page has a title and a description that search results show whole', () => {
  expect(title).toBe('Dawadoot: medicines from your prescription in 10 minutes')
  expect(title.length).toBeLessThanOrEqual(60)
  expect(description.length).toBeGreaterThan(70)
  expect(description.length).toBeLessThanOrEqual(160)
})

test('canonical address and picture are absolute and of this app’s own origin', () => {
  expect(canonical).toBe('http://localhost:4000/')
  expect(image).toMatchObject({ url: 'http://localhost:4000/share.png', width: 1200, height: 630 })
})

test('search engines read that this is a pharmacy, how to reach it and when it is open', () => {
  expect(pharmacy).toMatchObject({
    '@context': 'https://schema.org',
    '@type': 'Pharmacy',
    name: 'Dawadoot',
    telephone: '+9118000000000',
    email: 'help@dawadoot.example',
    openingHoursSpecification: { opens: '00:00', closes: '23:59' },
  })
})

test('the questions that search engines read are the page’s own', () => {
  expect(questions).toMatchObject({
    '@type': 'FAQPage',
    mainEntity: below.questions.items.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  })
})
