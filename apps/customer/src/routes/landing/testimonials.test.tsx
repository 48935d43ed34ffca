import { brand } from '@dawadoot/domain/brand/brand'
import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { layOutSlides, setDevice } from '../../testing/phone.ts'
import { Testimonials } from './testimonials.tsx'

const HEADINGS = brand.testimonials.value.map(({ heading }) => heading)

const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms))
const voices = () => screen.getByRole('region', { name: 'Testimonials' })
const shown = () => screen.getAllByRole('group').find((slide) => !slide.hasAttribute('inert'))
const shownHeading = () => shown()?.querySelector('h3')?.textContent
const fills = () => [...voices().querySelectorAll('rect.fill-rekha')].map((bar) => bar.getAttribute('width'))
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

beforeEach(() => {
  vi.useFakeTimers()
  layOutSlides()
  setDevice({})
  render(<Testimonials />)
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test('there are four testimonials, each with heading, content, who said it and a rating of 5', () => {
  const slides = [...voices().querySelectorAll<HTMLElement>('figure')]
  expect(slides).toHaveLength(4)
  for (const [place, { heading, content, userName }] of brand.testimonials.value.entries()) {
    const slide = slides[place]
    if (!slide) throw new Error('a testimonial is missing')
    expect(within(slide).getByText(heading)).toBeInTheDocument()
    expect(within(slide).getByText(`“${content}”`)).toBeInTheDocument()
    expect(within(slide).getByText(userName)).toBeInTheDocument()
    expect(slide.querySelector('[aria-label="5 out of 5"]')).toBeInTheDocument()
    expect(slide.querySelectorAll('[data-star="full"]')).toHaveLength(5)
  }
})

test('the testimonials advance every 5 seconds and begin again after the fourth', () => {
  const seen = [shownHeading()]
  for (let turn = 0; turn < 4; turn += 1) {
    pass(4900)
    expect(shownHeading()).toBe(seen.at(-1))
    pass(100)
    seen.push(shownHeading())
  }
  expect(seen).toEqual([...HEADINGS, HEADINGS[0]])
})

test('the progress bar fills 2% every 100 ms', () => {
  expect(fills()[0]).toBe('0%')
  pass(100)
  expect(fills()[0]).toBe('2%')
  pass(100)
  expect(fills()[0]).toBe('4%')
  pass(4700)
  expect(fills()[0]).toBe('98%')
})

test('previous and next turn a page and begin its 5 seconds anew', () => {
  pass(4000)
  press('Next')
  expect(shownHeading()).toBe(HEADINGS[1])
  expect(fills()[1]).toBe('0%')
  press('Previous')
  press('Previous')
  expect(shownHeading()).toBe(HEADINGS[3])
  pass(4900)
  expect(shownHeading()).toBe(HEADINGS[3])
  pass(100)
  expect(shownHeading()).toBe(HEADINGS[0])
})

test('pause holds testimonial and progress, play goes on from there', () => {
  pass(2000)
  press('Pause')
  pass(60_000)
  expect(shownHeading()).toBe(HEADINGS[0])
  expect(fills()[0]).toBe('40%')
  press('Play')
  pass(3000)
  expect(shownHeading()).toBe(HEADINGS[1])
})

test('after a minute in a hidden tab no testimonial has gone by', () => {
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
  pass(60_000)
  visibility.mockReturnValue('visible')
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
  expect(shownHeading()).toBe(HEADINGS[0])
  pass(5000)
  expect(shownHeading()).toBe(HEADINGS[1])
})
