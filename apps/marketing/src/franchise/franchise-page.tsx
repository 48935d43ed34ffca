import { brand, partnerTerms, statistics } from '@dawadoot/domain/brand/brand'
import { Accordion } from '@dawadoot/ui/accordion/accordion'
import { ShopScene } from '@dawadoot/ui/art/shop-scene'
import { ButtonLink } from '@dawadoot/ui/button/button-link'
import { Stat, Stats } from '@dawadoot/ui/stat/stat'
import { Calculator, PackageCheck, Store, Timer } from 'lucide-react'
import { Island } from '../islands/island.tsx'
import { Claims } from '../layout/claims.tsx'
import { HungCard } from '../layout/hung-card.tsx'
import { Section } from '../layout/section.tsx'
import { Benefits } from './benefits.tsx'
import { FranchiseCalculator } from './calculator.tsx'
import { FranchiseForm } from './inquiry-form.tsx'
import { PartnerVoices } from './voices.tsx'
import { franchise } from './words.ts'

const CARD_ICONS = [
  <Store key="store" aria-hidden />,
  <PackageCheck key="orders" aria-hidden />,
  <Timer key="minutes" aria-hidden />,
]

export function FranchisePage() {
  return (
    <main>
      <Hero />
      <section className="wrap pt-9" aria-label={franchise.numbers}>
        <Stats columns={4} className="[&_dd]:text-neel-700">
          {statistics.franchise.map(({ value, label }) => (
            <Stat key={label} value={value} label={label} />
          ))}
        </Stats>
      </section>
      <Section title={franchise.about.title} lead={franchise.about.lead}>
        <div className="grid gap-6 md:grid-cols-3">
          {franchise.about.cards.map(({ title, text }, index) => (
            <HungCard key={title} title={title} icon={CARD_ICONS[index]}>
              {text}
            </HungCard>
          ))}
        </div>
      </Section>
      <Section title={franchise.benefits.title} landmark={false} wash>
        <Island name="franchise-benefits" of={Benefits} />
      </Section>
      <Section id="calc" title={franchise.calculator.title} lead={franchise.calculator.lead}>
        <Island name="franchise-calculator" of={FranchiseCalculator} />
      </Section>
      <Section title={franchise.voices.title} wash>
        <Island name="franchise-voices" of={PartnerVoices} />
      </Section>
      <Section title={franchise.questions.title}>
        <Accordion
          single
          items={franchise.questions.items.map(({ id, question, answer }) => ({
            id,
            title: question,
            content: answer,
          }))}
        />
      </Section>
      <Section id="apply" title={franchise.form.title} lead={franchise.form.lead} wash>
        <Island name="franchise-form" of={FranchiseForm} />
      </Section>
      <Claims
        figures={statistics.franchise}
        claims={[
          partnerTerms.onTime,
          { ...partnerTerms.callback, text: franchise.reply },
          brand.claims.hours,
        ]}
      />
    </main>
  )
}

function Hero() {
  return (
    <div className="overflow-hidden bg-neel-900 text-neel-100">
      <div className="wrap grid items-center gap-6 pt-7 md:grid-cols-[minmax(0,1.02fr)_minmax(0,1fr)] md:gap-8 md:pt-10">
        <div className="md:pb-14">
          <h1 className="mt-4 mb-4.5 text-4xl text-white">{franchise.title}</h1>
          <p className="max-w-124 text-lg">{franchise.lead}</p>
          <div className="mt-7 grid gap-3 md:flex md:flex-wrap">
            <ButtonLink size="lg" variant="on-ink" href="#apply">
              {franchise.apply}
            </ButtonLink>
            <ButtonLink
              size="lg"
              variant="quiet"
              href="#calc"
              icon={<Calculator aria-hidden />}
              className="border-neel-400! px-7.5! text-white! hover:bg-neel-800!"
            >
              {franchise.seeEarnings}
            </ButtonLink>
          </div>
        </div>
        <ShopScene name={brand.name} className="block w-full self-end overflow-visible" />
      </div>
    </div>
  )
}
