import fc from 'fast-check'
import { expect, test } from 'vitest'
import { franchiseInquiryText, hospitalInquiryText, INQUIRY, inquiryLink } from './inquiry.ts'

const NUMBER = '910000000000'
const franchise = {
  name: 'Asha Rao',
  phone: '9000000001',
  email: 'a+b@example.com',
  address: 'Shop 4? Near gate & lift #2',
  interested: 'yes',
  message: '',
} as const

const textOf = (url: string) => new URL(url).searchParams.get('text')

test('the chat opens after 1.5 s, the thank-you screen leaves after 5 s', () => {
  expect(INQUIRY).toEqual({ chatDelayMs: 1500, thankYouMs: 5000, replyWithinHours: 24, maxLinkLength: 2000 })
})

test('what was asked reaches the chat word for word, and empty answers are left out', () => {
  const { url, cut } = inquiryLink(NUMBER, franchiseInquiryText(franchise))
  expect(cut).toBe(false)
  expect(textOf(url)).toBe(
    'Franchise inquiry\nName: Asha Rao\nPhone: 9000000001\nEmail: a+b@example.com\nAddress: Shop 4? Near gate & lift #2\nInterested: Yes',
  )
})

test('a hospital says who it is and whom to call', () => {
  const text = hospitalInquiryText({
    hospitalName: 'Demo Hospital',
    contactPerson: 'Asha Rao',
    phone: '9000000001',
    email: '',
    city: 'Pune',
    floors: '4',
    notes: ' ',
  })
  expect(text).toBe(
    'Hospital inquiry\nHospital: Demo Hospital\nContact person: Asha Rao\nPhone: 9000000001\nCity: Pune\nFloors: 4',
  )
})

test('a text that is too long for a link is cut at its end, with notice', () => {
  const text = franchiseInquiryText({ ...franchise, message: 'दवा '.repeat(500) })
  const { url, cut } = inquiryLink(NUMBER, text)
  expect(cut).toBe(true)
  expect(url.length).toBeLessThan(2000)
  expect(url.length).toBeGreaterThan(1900)
  expect(text.startsWith(textOf(url) ?? 'nothing')).toBe(true)
})

test('whatever is typed, the link opens and stays below 2,000 characters', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 3000 }), (text) => {
      const { url, cut } = inquiryLink(NUMBER, text)
      expect(url.length).toBeLessThan(2000)
      expect(cut || textOf(url) === text.toWellFormed()).toBe(true)
    }),
    { numRuns: 30 },
  )
})
