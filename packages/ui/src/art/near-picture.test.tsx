import { render } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { fakeIntersectionObserver } from '../testing/fake-intersection-observer.ts'
import { NearPicture } from './near-picture.tsx'

afterEach(() => vi.unstubAllGlobals())

const picture = <NearPicture src="/steps.svg#upload" width={320} height={224} className="block" />

test('a picture is not begun before it is half a window away, and stays from then on', () => {
  const { tell, margins } = fakeIntersectionObserver()
  const { container } = render(picture)
  expect(margins).toEqual(['50% 0px'])
  tell(false)
  expect(container.querySelector('img')).not.toBeInTheDocument()
  tell(true)
  expect(container.querySelector('img')).toHaveAttribute('src', '/steps.svg#upload')
  tell(false)
  expect(container.querySelector('img')).toBeInTheDocument()
})

test('until then its place is kept, as high as the picture will be', () => {
  fakeIntersectionObserver()
  const { container } = render(picture)
  expect(container.firstElementChild).toHaveAttribute('viewBox', '0 0 320 224')
  expect(container.firstElementChild).toHaveAttribute('aria-hidden', 'true')
  expect(container.firstElementChild).toHaveClass('block')
})

test('the page’s HTML holds the place alone, which a script then wakes in', () => {
  expect(renderToStaticMarkup(picture)).not.toContain('<img')
})

test('a browser that cannot tell what is near shows it at once', () => {
  vi.stubGlobal('IntersectionObserver', undefined)
  Reflect.deleteProperty(globalThis, 'IntersectionObserver')
  const { container } = render(picture)
  expect(container.querySelector('img')).toBeInTheDocument()
})
