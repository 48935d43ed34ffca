import { render, type RenderResult } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { type Mock, vi } from 'vitest'
import { type Navigation, type Ordering, OrderingProvider } from '../ordering.tsx'
import { fakeOrdering, type FakeOptions } from './fake-ordering.ts'

type Spied<T> = {
  [K in keyof T]: T[K] extends (...args: infer A) => infer R ? Mock<(...args: A) => R> : T[K]
}

export type Rendered = {
  ordering: Ordering
  notify: Spied<Ordering['notify']>
  navigate: Spied<Navigation>
  report: Mock<(message: string) => void>
  user: UserEvent
  view: RenderResult
}

/** Renders a screen of the order flow in surroundings of the test's own, and gives them back. */
export const renderOrdering = (screen: ReactNode, options: FakeOptions = {}): Rendered => {
  const notify = { success: vi.fn(), error: vi.fn() }
  const navigate = {
    home: vi.fn(),
    result: vi.fn(),
    order: vi.fn(),
    profile: vi.fn(),
    upload: vi.fn(),
    signIn: vi.fn(),
  }
  const report = vi.fn()
  const ordering = fakeOrdering({ notify, navigate, report, ...options })
  const user = userEvent.setup()
  const view = render(<OrderingProvider ordering={ordering}>{screen}</OrderingProvider>)
  return { ordering, notify, navigate, report, user, view }
}
