import { ToastRegion } from '@dawadoot/ui/toast/toast-region'
import { showError, showSuccess } from '@dawadoot/ui/toast/show-toast'
import { getResponse, type HttpHandler } from 'msw'
import { type ReactNode, useState } from 'react'
import { OrderingProvider } from '../ordering.tsx'
import { fakeOrdering, type FakeOptions, testUser } from './fake-ordering.ts'

/** Answers calls from handlers, without a network and without a worker in the page. */
export const fetchFrom =
  (handlers: readonly HttpHandler[]): typeof globalThis.fetch =>
  async (input, init) => {
    const answer = await getResponse([...handlers], new Request(input, init))
    if (!answer) throw new TypeError('Nobody answers this call in this story')
    // a lost connection, as msw writes it
    if (answer.type === 'error') throw new TypeError('Failed to fetch')
    return answer
  }

export type InStoryProps = FakeOptions & { handlers: readonly HttpHandler[]; children: ReactNode }

/** A screen of the order flow in a gallery: signed in, over the real client, answered by the contract's handlers. */
export function InStory({ handlers, children, ...options }: InStoryProps) {
  const [ordering] = useState(() =>
    fakeOrdering({
      user: testUser({ name: 'Sunita Deshpande' }),
      notify: { success: showSuccess, error: showError },
      fetch: fetchFrom(handlers),
      ...options,
    }),
  )
  return (
    <OrderingProvider ordering={ordering}>
      {children}
      <ToastRegion label="Messages" />
    </OrderingProvider>
  )
}
