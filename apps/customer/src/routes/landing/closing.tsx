import { OnTheRoadScene } from '@dawadoot/ui/art/on-the-road-scene'
import { RoadScene } from '@dawadoot/ui/art/road-scene'
import { OrderNow } from './order-now.tsx'
import { landing } from './words.ts'

const ROAD = 'relative mt-6 -mb-[0.3125rem] w-full'

/** One more way to begin. Its road is the line that the footer hangs from. */
export const Closing = () => (
  <section className="bg-wash pt-[clamp(3rem,6vw,5rem)]" aria-labelledby="closing">
    <div className="wrap flex flex-wrap items-center justify-between gap-x-12 gap-y-6">
      <h2 id="closing" className="max-w-136 text-3xl">
        {landing.closing}
      </h2>
      <OrderNow className="max-md:w-full" />
    </div>
    <RoadScene className={`${ROAD} hidden md:block`} />
    <OnTheRoadScene className={`${ROAD} block md:hidden`} />
  </section>
)
