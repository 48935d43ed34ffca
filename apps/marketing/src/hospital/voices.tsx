import { partnerTestimonials } from '@dawadoot/domain/brand/brand'
import { Carousel } from '@dawadoot/ui/carousel/carousel'
import { site } from '../layout/words.ts'
import { hospital } from './words.ts'

/** Milliseconds per voice. Specification, second document, section 9. */
const TESTIMONIAL_MS = 5000

export function HospitalVoices() {
  return (
    <Carousel
      label={hospital.voices.label}
      words={site.pager}
      interval={TESTIMONIAL_MS}
      loop
      pagerClassName="mt-6"
      slides={partnerTestimonials.hospital.value.map(({ id, name, testimonial }) => ({
        id,
        content: (
          <figure className="max-w-208">
            <blockquote className="hand text-[clamp(1.5rem,1.1rem+1.6vw,2.25rem)] leading-[1.3] text-pretty">
              “{testimonial}”
            </blockquote>
            <figcaption className="mt-4 font-strong">{name}</figcaption>
          </figure>
        ),
      }))}
    />
  )
}
