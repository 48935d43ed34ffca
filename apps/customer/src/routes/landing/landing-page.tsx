import { useOrdering } from '@dawadoot/ordering/ordering'
import { HeroScene } from '@dawadoot/ui/art/hero-scene'
import { Button } from '@dawadoot/ui/button/button'
import { Badge } from '@dawadoot/ui/tag/tag'
import { BadgeCheck, Camera, MessageCircle } from 'lucide-react'
import { openWhatsapp } from '../../features/site/open-whatsapp.ts'
import { words } from '../../words.ts'

const { landing } = words

/** The first page: what we do, and the two ways to begin. */
export const LandingPage = () => {
  const { navigate } = useOrdering()
  return (
    <main>
      <title>{landing.documentTitle}</title>
      <section className="wrap grid items-center gap-10 pt-10 pb-14 lg:grid-cols-[1fr_1.02fr]">
        <div>
          <Badge icon={<BadgeCheck aria-hidden />}>{landing.badge}</Badge>
          <h1 className="mt-4 text-4xl">{landing.title}</h1>
          <p className="mt-5 max-w-[34rem] text-lg text-quiet">
            {landing.lead} <span className="mark font-strong text-ink">{landing.saving}</span>{' '}
            {landing.savingOn}
          </p>
          <div className="mt-8 flex flex-wrap gap-3 max-sm:grid">
            <Button size="lg" icon={<Camera aria-hidden />} onClick={navigate.upload}>
              {landing.orderNow}
            </Button>
            <Button size="lg" variant="line" icon={<MessageCircle aria-hidden />} onClick={openWhatsapp}>
              {landing.orderByWhatsapp}
            </Button>
          </div>
        </div>
        <HeroScene stampWord={landing.stamp} className="w-full" />
      </section>
    </main>
  )
}
