import { act } from '@testing-library/react'
import { vi } from 'vitest'

/** Stands in for the browser's, until globals are unstubbed: it tells what it is told, to whoever watched last. */
export const fakeIntersectionObserver = () => {
  let last: ((isIntersecting: boolean) => void) | undefined
  const margins: (string | undefined)[] = []
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(
        seen: (entries: readonly { isIntersecting: boolean }[]) => void,
        init?: IntersectionObserverInit,
      ) {
        margins.push(init?.rootMargin)
        last = (isIntersecting) => act(() => seen([{ isIntersecting }]))
      }
      observe() {}
      disconnect() {}
    },
  )
  return { tell: (isIntersecting: boolean) => last?.(isIntersecting), margins }
}
