import { fakeOrdering, type FakeOptions } from '@dawadoot/ordering/testing/fake-ordering'
import type { Ordering } from '@dawadoot/ordering/ordering'
import { act, render } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import { MemoryRouter, type NavigateFunction, useLocation, useNavigate } from 'react-router'
import { App } from '../app.tsx'
import { siteNavigation } from '../features/site/site-navigation.ts'

export type RenderedApp = {
  ordering: () => Ordering
  user: UserEvent
  address: () => string
  back: () => void
}

/** The whole app at an address, over a real client whose calls the test's handlers answer. */
export const renderApp = (
  at: string | { pathname: string; state: unknown },
  options: FakeOptions = {},
  user: UserEvent = userEvent.setup(),
): RenderedApp => {
  let made: Ordering | undefined
  let address = typeof at === 'string' ? at : at.pathname
  let go: NavigateFunction | undefined
  const Watch = () => {
    const { pathname, search, hash } = useLocation()
    go = useNavigate()
    address = `${pathname}${search}${hash}`
    return null
  }
  render(
    <MemoryRouter initialEntries={[at]}>
      <Watch />
      <App
        make={(navigate, overlays) => {
          const ordering: Ordering = fakeOrdering({
            navigate: siteNavigation(navigate, overlays, () => ordering),
            ...options,
          })
          made = ordering
          return ordering
        }}
      />
    </MemoryRouter>,
  )
  return {
    user,
    address: () => address,
    back: () => act(() => void go?.(-1)),
    ordering: () => {
      if (!made) throw new Error('The app has not made its order flow')
      return made
    },
  }
}
