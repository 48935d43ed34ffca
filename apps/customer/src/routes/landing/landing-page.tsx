import { lazy, Suspense } from 'react'
import { Hero } from './hero.tsx'
import { patiently } from '../../patiently.ts'
import { landing } from './words.ts'

// the page's HTML already holds it; what makes it move comes after the first view works
const BelowTheFold = lazy(() =>
  patiently(() => import('./below-the-fold.tsx')).then((door) => ({ default: door.BelowTheFold })),
)

/** `/`: what we do, how it works, what people say and ask. Specification, section 1. */
export const LandingPage = () => (
  <main>
    <title>{landing.title}</title>
    <Hero />
    <Suspense>
      <BelowTheFold />
    </Suspense>
  </main>
)
