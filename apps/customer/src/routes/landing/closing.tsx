import { OnTheRoadScene } from '@dawadoot/ui/art/on-the-road-scene'
import { RoadScene } from '@dawadoot/ui/art/road-scene'
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
      <RoadScene className="hidden w-full md:block" />
      {/* what lies below the road is cut off: 21 of the scene's 620 units */}
      <OnTheRoadScene className="-mb-[3.387%] block w-full md:hidden" />
    </div>
  </section>
)
