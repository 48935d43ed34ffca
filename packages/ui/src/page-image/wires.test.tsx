import { render } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Wires, wirePath } from './wires.tsx'

/** A window so many px wide. */
const showOn = (width: number) =>
  vi.stubGlobal('matchMedia', (query: string) =>
    Object.assign(new EventTarget(), { matches: width >= 16 * parseFloat(query.replace(/\D+/, '')) }),
  )

beforeEach(() => {
  showOn(1280)
  vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame'] })
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const [x = 0, y = 0, width = 0, height = 0] = (this.getAttribute('data-at') ?? '').split(' ').map(Number)
    return new DOMRect(x, y, width, height)
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const page = (lineAt: string, markAt = '100 200 150 30') =>
  render(
    <div>
      <Wires wires={[{ id: 'one', tone: 'check', active: true }]} />
      <figure data-at="0 0 344 500">
        <i data-mark="one" data-at={markAt} />
      </figure>
      <p data-line="one" data-at={lineAt} />
    </div>,
  )
const wire = () => document.querySelector('[data-wire="one"]')

test('a wire runs from the right of its mark to the lower left of its line', () => {
  page('400 300 600 60')
  vi.advanceTimersToNextFrame()
  expect(wire()).toHaveAttribute('d', wirePath({ x: 250, y: 215 }, { x: 401, y: 358.5 }, 362))
  expect(wire()).toHaveAttribute('stroke-dasharray')
})

test('a mark that was scrolled out of its page has no wire', () => {
  page('400 300 600 60', '100 900 150 30')
  vi.advanceTimersToNextFrame()
  expect(wire()).not.toHaveAttribute('d')
})

test('where a screen is too narrow for wires none is drawn and nothing is measured', () => {
  showOn(412)
  page('400 300 600 60')
  window.dispatchEvent(new Event('scroll'))
  vi.advanceTimersToNextFrame()
  expect(wire()).toBeNull()
  expect(Element.prototype.getBoundingClientRect).not.toHaveBeenCalled()
})

test('the wire leaves level and arrives level', () => {
  expect(wirePath({ x: 10, y: 20 }, { x: 200, y: 120 }, 100)).toBe(
    'M10 20C60 20 70 20 100 70S174 120 200 120',
  )
})
