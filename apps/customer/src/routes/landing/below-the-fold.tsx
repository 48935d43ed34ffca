import { About } from './about.tsx'
import { Benefits } from './benefits.tsx'
import { Closing } from './closing.tsx'
import { HowItWorks } from './how-it-works.tsx'
import { Questions } from './questions.tsx'
import { Testimonials } from './testimonials.tsx'

/** All of the landing page after its first view, as one chunk. */
export const BelowTheFold = () => (
  <>
    <Benefits />
    <HowItWorks />
    <About />
    <Testimonials />
    <Questions />
    <Closing />
  </>
)
