import { Carousel } from '@dawadoot/ui/carousel/carousel'
import { Still } from '../../features/site/still.tsx'
import { below } from './words-below.ts'

const { benefits } = below

/** Milliseconds per card and pixels per swipe. Specification, section 9. */
const CARD_MS = 2000
const SWIPE_PX = 50

/** Three promises that hang from the road: side by side where there is room, one after the other on phones. */
export const Benefits = () => (
  <div className="wrap">
    <Carousel
      label={benefits.label}
      words={below.pager}
      interval={CARD_MS}
      swipeThreshold={SWIPE_PX}
      loop
      activeWhen="(max-width: 47.99rem)"
      showArrows={false}
      className="-mt-[0.3125rem] border-t-5 border-neel-600"
      trackClassName="md:grid md:grid-cols-3 md:gap-x-12"
      pagerClassName="mt-6 md:hidden"
      slides={benefits.cards.map(({ id, ...card }) => ({
        id,
        content: (
          <Still>
            <BenefitCard {...card} />
          </Still>
        ),
      }))}
    />
  </div>
)

type Card = Omit<(typeof benefits.cards)[number], 'id'>

const BenefitCard = ({ figure, unit, saves, title, text }: Card) => (
  <article className="relative pt-9 before:absolute before:top-0 before:left-0 before:h-6 before:w-[0.3125rem] before:bg-neel-600">
    <p
      aria-hidden
      className="num text-[clamp(3rem,2rem+3vw,4.5rem)] leading-[0.95] font-bold font-stretch-110% tracking-[-0.04em]"
    >
      <span className={saves ? 'mark max-md:ml-0' : undefined}>{figure}</span>
      {unit ? <small className="ml-[0.35em] text-[0.42em] tracking-[-0.01em]">{unit}</small> : null}
    </p>
    <h2 className="mt-3 text-xl">{title}</h2>
    <p className="mt-1.5 text-quiet">{text}</p>
  </article>
)
