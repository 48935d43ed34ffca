import { expect, test } from 'vitest'
import { franchise } from './franchise/words.ts'
import { headOf } from './head.ts'
import { hospital } from './hospital/words.ts'

test.each(['/about', '/hospital-onboarding', '/franchise'])(
  '%s says who runs it and has a picture to be shared with',
  (path) => {
    const { structured = [], image } = headOf(path)
    expect(structured[0]).toMatchObject({ '@type': 'Organization', name: 'Dawadoot' })
    expect(image).toMatchObject({
      url: `http://marketing.localhost:4000/share${path}.png`,
      width: 1200,
      height: 630,
    })
    expect(image?.alt).not.toBe('')
  },
)

test.each([
  ['/hospital-onboarding', hospital.questions.items],
  ['/franchise', franchise.questions.items],
] as const)('search engines read every question of %s as it stands on the page', (path, items) => {
  const [, questions] = headOf(path).structured ?? []
  expect(questions).toMatchObject({
    '@type': 'FAQPage',
    mainEntity: items.map(({ question, answer }) => ({
      name: question,
      acceptedAnswer: { text: answer },
    })),
  })
})
