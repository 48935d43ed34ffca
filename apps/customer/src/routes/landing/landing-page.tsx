import { lazy, Suspense } from 'react'
import { About } from './about.tsx'
import { Closing } from './closing.tsx'
import { Hero } from './hero.tsx'
import { HowItWorks } from './how-it-works.tsx'
import { Questions } from './questions.tsx'
import { landing } from './words.ts'

// what moves comes after what stands: the page's HTML already holds it
const Benefits = lazy(() => import('./benefits.tsx').then((door) => ({ default: door.Benefits })))
const Testimonials = lazy(() => import('./testimonials.tsx').then((door) => ({ default: door.Testimonials })))

/** `/`: what we do, how it works, what people say and ask. Specification, section 1. */
export const LandingPage = () => (
  <main>
    <title>{landing.head.title}</title>
    <Hero />
    <Suspense>
      <Benefits />
    </Suspense>
    <HowItWorks />
    <About />
    <Suspense>
      <Testimonials />
    </Suspense>
    <Questions />
    <Closing />
  </main>
)
