import { OrderingProvider } from '@dawadoot/ordering/ordering'
import { ChipQuestions } from '@dawadoot/ui/chip-questions/chip-questions'
import { lazy, useState } from 'react'
import { createOverlays } from './features/overlays/overlays-store.ts'
import { createSiteOrdering } from './features/site/site-ordering.tsx'

export { App } from './app.tsx'
export { headOf } from './routes/landing/head.ts'

// as the app fetches it, or there would be no file of its own for it
const SignInDialog = lazy(() =>
  import('@dawadoot/ordering/sign-in/sign-in-dialog').then((door) => ({ default: door.SignInDialog })),
)

const nothing = () => {}

/** What the landing page shows at a first press, for the styles that come with it. */
export const Ahead = () => {
  const [ordering] = useState(() => createSiteOrdering(nothing, createOverlays()))
  return (
    <OrderingProvider ordering={ordering}>
      <SignInDialog open onClose={nothing} onDone={nothing} />
      <ChipQuestions questions={[{ id: 'open', question: '', answer: '' }]} openAtFirst="open" />
    </OrderingProvider>
  )
}
