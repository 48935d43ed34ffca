import { front } from '@dawadoot/domain/brand/front'
import { Badge } from '@dawadoot/ui/badge/badge'
import { Button } from '@dawadoot/ui/button/button'
import { BadgeCheck, MessageCircle } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { openWhatsapp } from '../../features/site/open-whatsapp.ts'
import { Still } from '../../features/site/still.tsx'
import { OrderNow } from './order-now.tsx'
import { patiently } from '../../patiently.ts'
import { landing } from './words.ts'

const { hero } = landing

// the first view's HTML already holds it
const HeroScene = lazy(() =>
  patiently(() => import('@dawadoot/ui/art/hero-scene')).then((door) => ({ default: door.HeroScene })),
)

/** What we do, and the two ways to begin. The road in the picture ends in the line that the benefits hang from. */
export const Hero = () => (
  <section className="wrap grid items-center gap-6 pt-7 md:grid-cols-[minmax(0,1.02fr)_minmax(0,1fr)] md:gap-8 md:pt-10">
    <div className="md:pb-14">
      <Badge icon={<BadgeCheck aria-hidden />}>{front.claims.verified.text}</Badge>
      <h1 className="mt-4 mb-4.5 text-4xl max-sm:max-w-84 md:max-lg:text-3xl">{hero.title}</h1>
      <p className="max-w-124 text-lg leading-[1.45] text-quiet">
        {hero.lead} <span className="mark font-strong text-ink">{hero.saving}</span> {hero.savingOn}
      </p>
      <div className="mt-7 grid gap-3 md:flex md:flex-wrap">
        <OrderNow />
        <Button
          size="lg"
          variant="line"
          icon={<MessageCircle aria-hidden />}
          onClick={openWhatsapp}
          className="max-[21.5rem]:px-4"
        >
          {landing.orderByWhatsapp}
        </Button>
      </div>
    </div>
    <Still className="aspect-[700/543] md:self-end">
      <Suspense>
        <HeroScene stampWord={hero.stamp} />
      </Suspense>
    </Still>
  </section>
)
