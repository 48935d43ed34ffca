import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakeIntersectionObserver } from '../testing/fake-intersection-observer.ts'
import { Carousel, type CarouselProps } from './carousel.tsx'

const WIDTH = 300
const slides = ['one', 'two', 'three', 'four'].map((id) => ({ id, content: <p>{id}</p> }))

const carousel = (props: Partial<CarouselProps> = {}) => (
  <Carousel
    label="Testimonials"
    slides={slides}
    words={{
      previous: 'Previous',
      next: 'Next',
      pause: 'Pause',
      play: 'Play',
      position: (current, count) => `${current} of ${count}`,
    }}
    {...props}
  />
)

/** jsdom has no layout, and a carousel without widths has one page. */
function layOut() {
  const place = (element: HTMLElement) => [...(element.parentElement?.children ?? [])].indexOf(element)
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(WIDTH)
  vi.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockImplementation(function (this: HTMLElement) {
    return this.getAttribute('role') === 'group' ? place(this) * WIDTH : 0
  })
  vi.spyOn(HTMLElement.prototype, 'offsetParent', 'get').mockReturnValue(document.body)
}

let visibility: DocumentVisibilityState
function setVisibility(next: DocumentVisibilityState) {
  visibility = next
  act(() => {
    document.dispatchEvent(new Event('visibilitychange'))
  })
}

function preferStillness() {
  vi.spyOn(window, 'matchMedia').mockImplementation((media) =>
    Object.assign(new EventTarget(), {
      media,
      matches: media.includes('reduced-motion'),
      onchange: null,
      addListener: () => {},
      removeListener: () => {},
    }),
  )
}

const pass = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms)
  })
const shown = () =>
  screen
    .getAllByRole('group')
    .filter((slide) => !slide.hasAttribute('inert'))
    .map((slide) => slide.textContent)
    .join()
const fills = () =>
  [...screen.getByRole('region').querySelectorAll('rect.fill-rekha')].map((bar) => bar.getAttribute('width'))

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: false })
  visibility = 'visible'
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility)
  layOut()
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test('next and previous turn the pages, and are off at the ends', () => {
  render(carousel())
  expect(shown()).toBe('one')
  expect(screen.getByRole('button', { name: 'Previous' })).toBeDisabled()
  for (const word of ['two', 'three', 'four']) {
    fireEvent.click(screen.getByRole('button', { name: 'Next' }))
    expect(shown()).toBe(word)
  }
  expect(screen.getByRole('button', { name: 'Next' })).toBeDisabled()
  fireEvent.click(screen.getByRole('button', { name: 'Previous' }))
  expect(shown()).toBe('three')
})

test('it can start on the third, and says where a person is', () => {
  render(carousel({ startIndex: 2 }))
  expect(shown()).toBe('three')
  expect(screen.getByText('3 of 4')).toBeInTheDocument()
})

test('every 100 ms fill 2% of a line that stands for 5 seconds, then the next page comes', () => {
  render(carousel({ interval: 5000 }))
  pass(100)
  expect(fills()).toEqual(['2%', '0%', '0%', '0%'])
  pass(2400)
  expect(fills()).toEqual(['50%', '0%', '0%', '0%'])
  pass(2500)
  expect(shown()).toBe('two')
  expect(fills()).toEqual(['100%', '0%', '0%', '0%'])
})

test('after the last page it begins again', () => {
  render(carousel({ interval: 2000, startIndex: 3 }))
  pass(2000)
  expect(shown()).toBe('one')
})

test('pause holds the page and the line where they are, play goes on', () => {
  render(carousel({ interval: 5000 }))
  pass(2500)
  fireEvent.click(screen.getByRole('button', { name: 'Pause' }))
  pass(60_000)
  expect(shown()).toBe('one')
  expect(fills()[0]).toBe('50%')
  fireEvent.click(screen.getByRole('button', { name: 'Play' }))
  pass(2500)
  expect(shown()).toBe('two')
})

test('going on by hand gives the new page its whole time', () => {
  render(carousel({ interval: 5000 }))
  pass(4900)
  fireEvent.click(screen.getByRole('button', { name: 'Next' }))
  pass(4900)
  expect(shown()).toBe('two')
  pass(100)
  expect(shown()).toBe('three')
})

test('a minute in a hidden tab does not count: on return the page stands where it stood', () => {
  render(carousel({ interval: 5000 }))
  pass(2000)
  setVisibility('hidden')
  pass(60_000)
  expect(shown()).toBe('one')
  setVisibility('visible')
  pass(2900)
  expect(shown()).toBe('one')
  pass(100)
  expect(shown()).toBe('two')
})

test('a page that was opened in the background starts within one interval of being looked at', () => {
  visibility = 'hidden'
  render(carousel({ interval: 5000 }))
  pass(30_000)
  expect(shown()).toBe('one')
  setVisibility('visible')
  pass(5000)
  expect(shown()).toBe('two')
})

test('who prefers stillness gets a still page and may start it', () => {
  preferStillness()
  render(carousel({ interval: 5000 }))
  pass(20_000)
  expect(shown()).toBe('one')
  fireEvent.click(screen.getByRole('button', { name: 'Play' }))
  pass(5000)
  expect(shown()).toBe('two')
})

test('keyboard focus inside holds the page until it leaves', () => {
  render(carousel({ interval: 5000 }))
  const next = screen.getByRole('button', { name: 'Next' })
  act(() => next.focus())
  pass(20_000)
  expect(shown()).toBe('one')
  act(() => next.blur())
  pass(5000)
  expect(shown()).toBe('two')
})

test('a mouse resting on a slide holds it', () => {
  render(carousel({ interval: 5000 }))
  const slide = screen.getByText('one')
  fireEvent.pointerOver(slide, { pointerType: 'mouse' })
  pass(20_000)
  expect(shown()).toBe('one')
  fireEvent.pointerOut(slide, { pointerType: 'mouse' })
  pass(5000)
  expect(shown()).toBe('two')
})

test.each([
  { why: 'a swipe of 55 px to the left turns one page', dx: -55, dy: 10, page: 'two' },
  { why: 'a swipe of 49 px turns none', dx: -49, dy: 0, page: 'one' },
  { why: 'a mostly vertical move turns none', dx: -55, dy: 200, page: 'one' },
  { why: 'a swipe to the right on the first page turns none', dx: 80, dy: 0, page: 'one' },
])('$why', ({ dx, dy, page }) => {
  render(carousel())
  drag(screen.getByText('one'), dx, dy)
  expect(shown()).toBe(page)
})

test('with a loop, a swipe to the right on the first page brings the last', () => {
  render(carousel({ loop: true }))
  drag(screen.getByText('one'), 80, 0)
  expect(shown()).toBe('four')
})

function drag(slide: HTMLElement, dx: number, dy: number) {
  const at = (share: number) => ({ clientX: 200 + dx * share, clientY: 300 + dy * share })
  const finger = (share: number) => ({ touches: [at(share)], changedTouches: [at(share)], cancelable: true })
  const pointer = (share: number) => ({ ...at(share), pointerType: 'touch', isPrimary: true })
  fireEvent.pointerDown(slide, pointer(0))
  fireEvent.touchStart(slide, finger(0))
  for (const share of [0.2, 0.6, 1]) fireEvent.touchMove(slide, finger(share))
  fireEvent.pointerUp(slide, pointer(1))
  fireEvent.touchEnd(slide, { touches: [], changedTouches: [at(1)], cancelable: true })
}

test('a single slide has nothing to turn', () => {
  render(carousel({ slides: slides.slice(0, 1), interval: 5000 }))
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
})

test('where it is not a carousel all slides can be read and nothing moves', () => {
  render(carousel({ activeWhen: '(max-width: 1px)', interval: 2000 }))
  pass(10_000)
  const region = screen.getByRole('region', { name: 'Testimonials' })
  for (const { id } of slides) expect(within(region).getByText(id).closest('[inert]')).toBeNull()
  expect(within(region).queryByRole('button')).not.toBeInTheDocument()
})

test('what nobody sees does not move, and goes on when it is scrolled to', () => {
  const { tell } = fakeIntersectionObserver()
  render(carousel({ interval: 5000, loop: true }))
  // not one slide is kept from readers before it has been laid out
  tell(false)
  expect(shown()).toBe('one,two,three,four')
  tell(true)
  expect(shown()).toBe('one')
  tell(false)
  pass(20_000)
  expect(shown()).toBe('one')
  tell(true)
  pass(5000)
  expect(shown()).toBe('two')
  vi.unstubAllGlobals()
})
