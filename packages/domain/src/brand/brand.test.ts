import { expect, test } from 'vitest'
import { brand, partnerTerms, partnerTestimonials, samplesLeft, statistics } from './brand.ts'
import { whatsappLink } from './whatsapp-link.ts'

test('the launch check names all sample content, and only that', () => {
  expect(samplesLeft()).toEqual([
    'whatsapp',
    'supportEmail',
    'phone',
    'social',
    'legal.seller',
    'legal.licence',
    'legal.gstin',
    'legal.pharmacist',
    'legal.grievance',
    'testimonials',
    'partnerTestimonials.franchise',
    'partnerTestimonials.hospital',
  ])
})

test('final content is no sample', () => {
  expect(samplesLeft({ phone: { value: '1', sample: false }, name: 'Dawadoot' })).toEqual([])
})

test('every claim and every figure says what it rests on and when that was checked', () => {
  const stated = [
    ...Object.values(brand.claims),
    ...Object.values(statistics).flat(),
    ...Object.values(partnerTerms),
  ]
  for (const { basis, asOf } of stated) {
    expect(basis).not.toBe('')
    expect(asOf).toMatch(/^\d{4}-\d{2}-\d{2}$/)
  }
})

test('the promises are the specified ones', () => {
  expect(brand.offerLine).toBe('Up to 90% off')
  expect(brand.claims.delivery.text).toBe('Delivery in 10 minutes')
  expect(brand.cities).toEqual(['Delhi NCR', 'Mumbai', 'Bangalore', 'Hyderabad', 'Chennai', 'Pune'])
  expect(statistics.about.map(({ value }) => value)).toEqual(['90%+', '2K+', '100%', '24x7'])
  expect(statistics.network.map(({ value, label }) => `${value} ${label}`)).toEqual([
    '35+ hospitals',
    '120+ kiosks',
    '280+ departments',
    '50K+ patients',
    '8K+ orders per month',
    '42% repeat rate',
  ])
})

test('four customers and four franchise partners are heard, by role and city only', () => {
  expect(brand.testimonials.value.map(({ rating }) => rating)).toEqual([5, 5, 5, 5])
  expect(partnerTestimonials.franchise.value).toHaveLength(4)
  for (const { rating } of partnerTestimonials.franchise.value) expect([4.5, 5]).toContain(rating)
  for (const { userName } of brand.testimonials.value) expect(userName).toMatch(/^Customer, \w+$/)
})

test('a chat link carries any text unchanged', () => {
  const text = 'Shop 4? a+b@example.com & 100% #1\nदवा'
  expect(new URL(whatsappLink(text)).searchParams.get('text')).toBe(text)
})

test('half a character is replaced, not fatal', () => {
  expect(new URL(whatsappLink('a\ud800')).searchParams.get('text')).toBe('a\ufffd')
})
