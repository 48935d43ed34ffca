import { brand, partnerTestimonials } from '@dawadoot/domain/brand/brand'
import { DeliverScene } from '@dawadoot/ui/art/deliver-scene'
import { RoadScene } from '@dawadoot/ui/art/road-scene'
import { ShopScene } from '@dawadoot/ui/art/shop-scene'
import { VerifyScene } from '@dawadoot/ui/art/verify-scene'
import { Carousel } from '@dawadoot/ui/carousel/carousel'
import { Testimonial } from '@dawadoot/ui/testimonial/testimonial'
import { site } from '../layout/words.ts'
import { franchise } from './words.ts'

type Drawing = (typeof partnerTestimonials.franchise.value)[number]['image']

const DRAWINGS = {
  shop: <ShopScene name={brand.name} className="h-28 w-auto" />,
  courier: <RoadScene className="h-28 w-auto" />,
  verify: <VerifyScene stampWord={site.checked} className="h-28 w-auto" />,
  deliver: <DeliverScene className="h-28 w-auto" />,
} satisfies Record<Drawing, React.ReactNode>

/** One voice to a page on narrow screens, two otherwise; previous and next stop at the ends. */
export function PartnerVoices() {
  return (
    <Carousel
      label={franchise.voices.label}
      words={site.pager}
      trackClassName="-ml-10"
      slideClassName="basis-full pl-10 md:basis-1/2"
      pagerClassName="mt-8"
      barsClassName="md:[&>:nth-child(n+3)]:hidden"
      slides={partnerTestimonials.franchise.value.map(({ id, name, role, rating, testimonial, image }) => ({
        id,
        content: (
          <div className="grid gap-4">
            {DRAWINGS[image]}
            <Testimonial
              size="md"
              quote={testimonial}
              name={name}
              detail={role}
              rating={{ value: rating, label: site.rating(rating) }}
            />
          </div>
        ),
      }))}
    />
  )
}
