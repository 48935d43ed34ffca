import { Carousel } from '@dawadoot/ui/carousel/carousel'
import { Clock, Headset, HandCoins, MonitorCheck, ShieldCheck, Users } from 'lucide-react'
import { HungCard } from '../layout/hung-card.tsx'
import { site } from '../layout/words.ts'
import { franchise } from './words.ts'

/** The carousel opens on the third card. Specification, second document, section 2. */
const THIRD = 2

const ICONS = [
  <ShieldCheck key="income" aria-hidden />,
  <HandCoins key="royalty" aria-hidden />,
  <Clock key="setup" aria-hidden />,
  <Users key="demand" aria-hidden />,
  <MonitorCheck key="technology" aria-hidden />,
  <Headset key="support" aria-hidden />,
]

export function Benefits() {
  return (
    <Carousel
      label={franchise.benefits.title}
      words={site.pager}
      startIndex={THIRD}
      // narrow screens show the third card from the start, wide ones the page of three that it ends
      trackClassName="-ml-6 max-md:[&:not([style])>*]:[transform:translateX(-200%)]"
      // one bar to a card until scripts come: of the two that wide screens show, the first is where they are
      barsClassName="md:[&>:nth-child(n+3)]:hidden md:[&:has(>:nth-child(3))>:nth-child(2)>rect]:hidden"
      // and on the first of two pages there is no way back: the arrow is off before scripts say so
      pagerClassName="md:[&:has(>div>:nth-child(3))>button:first-of-type]:text-khadi-600"
      slideClassName="basis-full pb-6 pl-6 md:basis-1/3"
      slides={franchise.benefits.cards.map(({ id, title, text }, index) => ({
        id,
        content: (
          <HungCard title={title} icon={ICONS[index]}>
            {text}
          </HungCard>
        ),
      }))}
    />
  )
}
