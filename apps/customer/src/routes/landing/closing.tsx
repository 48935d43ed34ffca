import { Picture } from '@dawadoot/ui/art/picture'
import onTheRoad from '@dawadoot/ui/art/pictures/on-the-road.svg?no-inline'
import road from '@dawadoot/ui/art/pictures/road.svg?no-inline'
import { OrderNow } from './order-now.tsx'
import { below } from './words-below.ts'

/** One more way to begin. Its road is the line that the footer hangs from. */
export const Closing = () => (
  <section
    className="bg-wash drawn-when-near-[22rem] -mb-[0.3125rem] pt-[clamp(3rem,6vw,5rem)] max-md:drawn-when-near-[28rem]"
    aria-labelledby="closing"
  >
    <div className="wrap flex flex-wrap items-center justify-between gap-x-12 gap-y-6">
      <h2 id="closing" className="max-w-136 text-3xl">
        {below.closing}
      </h2>
      <OrderNow className="max-md:w-full" />
    </div>
    <div className="relative mt-6 overflow-hidden">
      <picture>
        <source media="(width >= 48rem)" srcSet={road} width={1200} height={179} />
        {/* what lies below the road is cut off: 21 of the scene's 620 units */}
        <Picture src={onTheRoad} width={620} height={330} className="block w-full max-md:-mb-[3.387%]" />
      </picture>
    </div>
  </section>
)
