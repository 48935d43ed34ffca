import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { App } from './app.tsx'
import { Benefits as FranchiseBenefits } from './franchise/benefits.tsx'
import { PartnerVoices } from './franchise/voices.tsx'
import { Benefits } from './hospital/benefits.tsx'
import { HospitalVoices } from './hospital/voices.tsx'

/** Every sentence of the specification about the partner pages (sections 2, 3, 4 and 9), and where a reader finds it. */

const open = (path: string) =>
  render(
    <MemoryRouter initialEntries={[path]}>
      <App />
    </MemoryRouter>,
  )
const region = (name: string) => within(screen.getByRole('region', { name }))
const heading = (name: string | RegExp) => expect(screen.getByRole('heading', { name })).toBeVisible()
const count = (name: string, role: string, howMany: number) =>
  expect(region(name).getAllByRole(role)).toHaveLength(howMany)
const slides = (name: string, howMany: number) =>
  expect(
    screen.getByRole('region', { name }).querySelectorAll('[aria-roledescription="slide"]'),
  ).toHaveLength(howMany)
const figures = (name: string, expected: readonly string[]) =>
  expect(
    region(name)
      .getAllByRole('term')
      .map((term) => `${term.nextSibling?.textContent} ${term.textContent}`),
  ).toEqual(expected)
const says = (text: string | RegExp) => expect(document.body).toHaveTextContent(text)
const form = (name: string) => within(screen.getByRole('form', { name }))
const fields = (name: string, required: readonly string[], optional: readonly string[]) => {
  for (const label of required) expect(form(name).getByLabelText(label)).toBeRequired()
  for (const label of optional) expect(form(name).getByLabelText(`${label} (optional)`)).not.toBeRequired()
  expect(form(name).getAllByRole('textbox')).toHaveLength(required.length + optional.length)
}
const slider = (name: string, attributes: Record<string, string>) => {
  for (const [attribute, value] of Object.entries(attributes))
    expect(screen.getByRole('slider', { name })).toHaveAttribute(attribute, value)
}
const opened = (single: readonly string[]) =>
  expect(
    [...document.querySelectorAll('details[open] summary')].map((summary) => summary.textContent),
  ).toEqual(single)

const ABOUT: readonly (readonly [string, () => void])[] = [
  ['Hero', () => heading('Dawa is medicine. Doot is the one who carries it.')],
  [
    'stats: 90%+ max savings, 2K+ orders, 100% pharmacist verified, 24x7 support',
    () =>
      figures('In numbers', ['90%+ max savings', '2K+ orders', '100% pharmacist verified', '24x7 support']),
  ],
  ['story', () => heading('Our story')],
  ['mission', () => heading('Our mission')],
  ['vision', () => heading('Our vision')],
  ['three values', () => count('What we hold on to', 'article', 3)],
  [
    'a partnership call to action with two buttons, which lead to the partner pages',
    () =>
      expect(
        region('Carry it with us')
          .getAllByRole('link')
          .map((link) => link.getAttribute('href')),
      ).toEqual(['/franchise', '/hospital-onboarding']),
  ],
]

const HOSPITAL: readonly (readonly [string, () => void])[] = [
  ['Hero', () => heading('A pharmacy counter in every corridor')],
  ['six promises', () => count('Six promises', 'article', 6)],
  ['values', () => expect(region('How we work with you').getAllByRole('list')[0]?.children).toHaveLength(3)],
  [
    'playbook',
    () => expect(region('How we work with you').getAllByRole('list')[1]?.children).toHaveLength(4),
  ],
  [
    'Network stats: 35+ hospitals, 120+ kiosks, 280+ departments, 50K+ patients, 8K+ orders per month, 42% repeat rate',
    () =>
      figures('Our network in numbers', [
        '35+ hospitals',
        '120+ kiosks',
        '280+ departments',
        '50K+ patients',
        '8K+ orders per month',
        '42% repeat rate',
      ]),
  ],
  ['three benefit slides', () => slides('Why a kiosk', 3)],
  [
    'a revenue calculator: 300 patients, 600 rupees, 10% share, 26 days',
    () => {
      for (const [label, value] of [
        ['Total patients per day', '300'],
        ['Average order value', '600'],
        ['Revenue share', '10'],
        ['Operating days per month', '26'],
      ] as const)
        expect(screen.getByRole('textbox', { name: label })).toHaveValue(value)
    },
  ],
  ['profit is 20% of gross, the share is that percentage of it', () => says('20% of gross')],
  ['the result is called an estimate', () => says('estimated share, per month')],
  ['a testimonial slider', () => slides('Testimonials', 3)],
  ['four FAQs', () => count('Questions hospitals ask', 'group', 4)],
  [
    'A contact form: hospital name, contact person and phone required; email, city, floors and notes optional',
    () =>
      fields(
        'Tell us about your hospital',
        ['Hospital name', 'Contact person', 'Phone'],
        ['Email', 'City', 'Floors', 'Notes'],
      ),
  ],
  ['a promise banner', () => heading('Our promise')],
  ['Go-live is stated as 7 to 14 days', () => region('Our promise').getByText(/Live in 7 to 14 days/)],
  ['a callback within 24 hours', () => region('Our promise').getByText(/a callback within 24 hours/)],
]

const FRANCHISE: readonly (readonly [string, () => void])[] = [
  [
    'Hero with Apply Now, which scrolls to the contact form',
    () => {
      const to = screen.getByRole('link', { name: 'Apply Now' }).getAttribute('href') ?? ''
      expect(document.querySelector(to)).toContainElement(
        screen.getByRole('form', { name: 'Apply for a franchise' }),
      )
    },
  ],
  ['About section with three cards', () => count('What you would be running', 'article', 3)],
  ['a carousel of six benefit cards', () => slides('Six reasons to join', 6)],
  ['partner testimonials: four', () => slides('Partner testimonials', 4)],
  [
    'each with name, role, text, image and a rating of 4.5 or 5',
    () => {
      const ratings = region('Partner testimonials').getAllByRole('img', { name: /out of 5$/ })
      expect(ratings.map((stars) => stars.getAttribute('aria-label'))).toEqual([
        '5 out of 5',
        '4.5 out of 5',
        '5 out of 5',
        '4.5 out of 5',
      ])
      for (const stars of ratings) {
        const voice = stars.closest('[aria-roledescription="slide"]')
        expect(voice?.querySelector('blockquote')).not.toBeEmptyDOMElement()
        expect(voice?.querySelector('b')).not.toBeEmptyDOMElement()
        expect(voice?.querySelector('figcaption span span')).not.toBeEmptyDOMElement()
        expect(voice?.querySelector('svg')).toBeInTheDocument()
      }
    },
  ],
  [
    'the star display shows full and half stars',
    () => {
      const [whole, half] = region('Partner testimonials').getAllByRole('img', { name: /out of 5$/ })
      expect(whole?.querySelectorAll('[data-star="full"]')).toHaveLength(5)
      expect(half?.querySelectorAll('[data-star="full"]')).toHaveLength(4)
      expect(half?.querySelectorAll('[data-star="half"]')).toHaveLength(1)
    },
  ],
  ['an accordion with ten questions', () => count('Questions partners ask', 'group', 10)],
  ['none of them open at first', () => opened([])],
  [
    'contact form: name, phone, email and address required, message optional',
    () => fields('Apply for a franchise', ['Name', 'Phone', 'Email', 'Address'], ['Message']),
  ],
  [
    'the email type is checked by the browser',
    () => expect(screen.getByLabelText('Email')).toHaveAttribute('type', 'email'),
  ],
  [
    'interested (yes or no, default yes)',
    () => {
      const interested = screen.getByRole('combobox', { name: 'Interested' })
      expect(interested).toHaveValue('yes')
      expect(within(interested).getAllByRole('option')).toHaveLength(2)
    },
  ],
  [
    'a reply within 24 hours is promised',
    () => region('Apply for a franchise').getByText(/reply within 24 hours/),
  ],
  [
    'daily sales count (slider 10 to 200, default 50)',
    () => slider('Daily sales count', { min: '10', max: '200', step: '1', value: '50' }),
  ],
  [
    'average order value (slider 100 to 2000, step 50, default 500)',
    () => slider('Average order value', { min: '100', max: '2000', step: '50', value: '500' }),
  ],
  [
    'Calculate Earnings shows daily, monthly (30 days) and yearly (365 days) profit of sales × value × 0.03, without decimals',
    () => {
      fireEvent.click(screen.getByRole('button', { name: 'Calculate Earnings' }))
      const result = within(screen.getByRole('region', { name: 'What could your store earn?' }))
      expect(result.getByText('₹22,500', { selector: 'p' })).toBeVisible()
      expect(result.getByText('₹750')).toBeVisible()
      expect(result.getByText('₹2,73,750')).toBeVisible()
      expect(result.getByText('50 sales × ₹500 × 0.03 = ₹750 a day.')).toBeVisible()
      says(/Month: 30 days. Year: 365 days./)
    },
  ],
  [
    'Reset returns to the inputs with defaults',
    () => {
      fireEvent.change(screen.getByRole('slider', { name: 'Daily sales count' }), {
        target: { value: '120' },
      })
      fireEvent.click(screen.getByRole('button', { name: 'Calculate Earnings' }))
      fireEvent.click(screen.getByRole('button', { name: 'Reset' }))
      slider('Daily sales count', { value: '50' })
      expect(screen.queryByText('₹54,000')).toBeNull()
    },
  ],
  ['the result is called an estimate', () => region('What could your store earn?').getByText(/an estimate/)],
  [
    'guaranteed minimum monthly income 25,833 rupees; 3% revenue share, no ongoing royalty; investment 2 to 5 lakh rupees; setup 2 to 4 weeks',
    () =>
      figures('At a glance', [
        '₹25,833 guaranteed minimum monthly income',
        '3% revenue share, no ongoing royalty',
        '₹2–5 lakh investment',
        '2–4 weeks setup',
      ]),
  ],
  ['10-minute delivery for 80% of orders', () => says('10-minute delivery for 80% of orders')],
  ['500 to 1000 sq ft location', () => says('500 to 1000 sq ft')],
  ['24/7 support', () => says('24/7 support')],
  [
    'Cities named: Delhi NCR, Mumbai, Bangalore, Hyderabad, Chennai, Pune',
    () => says('Delhi NCR, Mumbai, Bangalore, Hyderabad, Chennai, Pune'),
  ],
  ['footer', () => expect(screen.getByRole('contentinfo')).toBeVisible()],
]

describe('About page', () => {
  test.each(ABOUT)('%s', (_, check) => {
    open('/about')
    expect(check).not.toThrow()
  })
})
describe('Hospital-partner page', () => {
  test.each(HOSPITAL)('%s', (_, check) => {
    open('/hospital-onboarding')
    expect(check).not.toThrow()
  })
})
describe('Franchise page', () => {
  test.each(FRANCHISE)('%s', (_, check) => {
    open('/franchise')
    expect(check).not.toThrow()
  })
})

test.each(['/about', '/hospital-onboarding', '/franchise'])(
  'what %s claims stands there with its basis and its day',
  (path) => {
    open(path)
    const claims = region('What our numbers rest on')
    for (const basis of claims.getAllByRole('definition'))
      expect(basis).toHaveTextContent(/^.+, as of \d{1,2} \w+ \d{4}$/)
    for (const figure of screen
      .getAllByRole('region', { name: /numbers$|glance$/ })[0]
      ?.querySelectorAll('dd') ?? [])
      expect(
        claims
          .getAllByRole('term')
          .some((term) => term.textContent?.includes(figure.textContent ?? 'nothing')),
      ).toBe(true)
  },
)

describe('what moves by itself', () => {
  const WIDTH = 300
  beforeEach(() => {
    vi.useFakeTimers()
    // a carousel without widths has one page, and jsdom has none
    const place = (element: HTMLElement) => [...(element.parentElement?.children ?? [])].indexOf(element)
    vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(WIDTH)
    vi.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockImplementation(function (this: HTMLElement) {
      return this.getAttribute('role') === 'group' ? place(this) * WIDTH : 0
    })
    vi.spyOn(HTMLElement.prototype, 'offsetParent', 'get').mockReturnValue(document.body)
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.restoreAllMocks()
  })
  const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms))

  test.each([
    ['benefit slides change every 6 s', <Benefits key="benefits" />, 6000],
    ['testimonials change every 5 s', <HospitalVoices key="voices" />, 5000],
  ] as const)('%s', (_, carousel, every) => {
    render(carousel)
    for (const current of [1, 2, 3, 1]) {
      expect(screen.getByText(`${current} of 3`)).toBeInTheDocument()
      pass(every - 100)
      expect(screen.getByText(`${current} of 3`)).toBeInTheDocument()
      pass(100)
    }
  })

  test('six benefit cards start on the third', () => {
    render(<FranchiseBenefits />)
    expect(screen.getByText('3 of 6')).toBeInTheDocument()
    expect(screen.getByRole('group', { name: '3 of 6' })).not.toHaveAttribute('inert')
    expect(screen.getByRole('group', { name: '1 of 6' })).toHaveAttribute('inert')
    pass(60_000)
    expect(screen.getByText('3 of 6')).toBeInTheDocument()
  })

  test('partner testimonials are paged; previous and next are off at the ends', () => {
    render(<PartnerVoices />)
    const button = (name: string) => screen.getByRole('button', { name })
    expect(button('Previous')).toBeDisabled()
    for (const current of [2, 3, 4]) {
      expect(button('Next')).toBeEnabled()
      fireEvent.click(button('Next'))
      expect(screen.getByText(`${current} of 4`)).toBeInTheDocument()
    }
    expect(button('Next')).toBeDisabled()
    expect(button('Previous')).toBeEnabled()
  })
})
