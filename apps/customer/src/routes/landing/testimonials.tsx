import { brand } from '@dawadoot/domain/brand/brand'
import { Carousel } from '@dawadoot/ui/carousel/carousel'
import { Testimonial } from '@dawadoot/ui/testimonial/testimonial'
import { Still } from '../../features/site/still.tsx'
import { below } from './words-below.ts'

const { testimonials } = below

/** Milliseconds per voice: the line under them fills by 2 % every 100 ms. Specification, section 9. */
const VOICE_MS = 5000

const SLIDES = brand.testimonials.value.map(({ heading, content, userName, rating }) => ({
  id: heading,
  content: (
    <Still>
      <Testimonial
        heading={heading}
        quote={content}
        name={userName}
        rating={{ value: rating, label: testimonials.rating(rating) }}
      />
    </Still>
  ),
}))

/** Four voices, one after the other. */
export const Testimonials = () => (
  <section
    className="wrap section drawn-when-near-[27rem] max-md:drawn-when-near-[29rem]"
    aria-labelledby="testimonials"
  >
    <div className="section-head mb-6">
      <h2 id="testimonials" className="text-3xl">
        {testimonials.title}
      </h2>
    </div>
    <Carousel
      label={testimonials.label}
      words={below.pager}
      interval={VOICE_MS}
      loop
      className="grid grid-cols-1 gap-8 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-16"
      pagerClassName="self-end"
      slides={SLIDES}
    />
  </section>
)
