import { brand, partnerTerms, statistics } from '@dawadoot/domain/brand/brand'
import { Accordion } from '@dawadoot/ui/accordion/accordion'
import { KioskScene } from '@dawadoot/ui/art/kiosk-scene'
import { Badge } from '@dawadoot/ui/badge/badge'
import { ButtonLink } from '@dawadoot/ui/button/button-link'
import { Stat, Stats } from '@dawadoot/ui/stat/stat'
import {
  BadgeCheck,
  BedDouble,
  Calculator,
  Clock,
  HandCoins,
  IndianRupee,
  PlugZap,
  Timer,
} from 'lucide-react'
import { Island } from '../islands/island.tsx'
import { Claims } from '../layout/claims.tsx'
import { HungCard } from '../layout/hung-card.tsx'
import { Section } from '../layout/section.tsx'
import { Benefits } from './benefits.tsx'
import { HospitalCalculator } from './calculator.tsx'
import { HospitalForm } from './inquiry-form.tsx'
import { Playbook } from './playbook.tsx'
import { HospitalVoices } from './voices.tsx'
import { hospital } from './words.ts'

const PROMISE_ICONS = [
  <Timer key="queue" aria-hidden />,
  <BedDouble key="bed" aria-hidden />,
  <BadgeCheck key="checked" aria-hidden />,
  <IndianRupee key="price" aria-hidden />,
  <HandCoins key="share" aria-hidden />,
  <PlugZap key="run" aria-hidden />,
]

export function HospitalPage() {
  return (
    <main>
      <Hero />
      <section className="wrap" aria-label={hospital.numbers}>
        <Stats columns={6} hung>
          {statistics.network.map(({ value, label }) => (
            <Stat key={label} value={value} label={label} />
          ))}
        </Stats>
      </section>
      <Section title={hospital.promises.title} lead={hospital.promises.lead}>
        <div className="grid gap-6 md:grid-cols-2 lg:grid-cols-3">
          {hospital.promises.items.map(({ title, text }, index) => (
            <HungCard key={title} title={title} icon={PROMISE_ICONS[index]}>
              {text}
            </HungCard>
          ))}
        </div>
      </Section>
      <Section title={hospital.benefits.title} landmark={false} wash>
        <Island name="hospital-benefits" of={Benefits} />
      </Section>
      <Section id="calc" title={hospital.calculator.title} lead={hospital.calculator.lead}>
        <Island name="hospital-calculator" of={HospitalCalculator} />
      </Section>
      <Section title={hospital.values.title} lead={hospital.values.lead} wash>
        <Playbook />
      </Section>
      <Section title={hospital.voices.title}>
        <Island name="hospital-voices" of={HospitalVoices} />
      </Section>
      <Section title={hospital.questions.title}>
        <Accordion
          single
          items={hospital.questions.items.map(({ id, question, answer }) => ({
            id,
            title: question,
            content: answer,
          }))}
        />
      </Section>
      <Section id="contact-form" title={hospital.form.title} lead={hospital.form.lead} wash>
        <Island name="hospital-form" of={HospitalForm} />
      </Section>
      <section className="bg-neel-900 text-white" aria-label={hospital.promise.title}>
        <div className="wrap section">
          <h2 className="text-3xl">{hospital.promise.title}</h2>
          <p className="mt-3 max-w-176 text-xl text-neel-100">{hospital.promise.text}</p>
        </div>
      </section>
      <Claims
        figures={statistics.network}
        claims={[
          { ...partnerTerms.goLive, text: hospital.badge },
          { ...partnerTerms.callback, text: hospital.callback },
          brand.claims.delivery,
          brand.claims.savings,
          brand.claims.verified,
        ]}
      />
    </main>
  )
}

function Hero() {
  return (
    <div className="wrap grid items-center gap-6 pt-7 md:grid-cols-[minmax(0,1.02fr)_minmax(0,1fr)] md:gap-8 md:pt-10">
      <div className="md:pb-14">
        <Badge icon={<Clock aria-hidden />}>{hospital.badge}</Badge>
        <h1 className="mt-4 mb-4.5 text-4xl">{hospital.title}</h1>
        <p className="max-w-124 text-lg text-quiet">{hospital.lead}</p>
        <div className="mt-7 grid gap-3 md:flex md:flex-wrap">
          <ButtonLink size="lg" href="#contact-form">
            {hospital.partner}
          </ButtonLink>
          <ButtonLink size="lg" variant="line" href="#calc" icon={<Calculator aria-hidden />}>
            {hospital.estimate}
          </ButtonLink>
        </div>
      </div>
      <KioskScene className="mx-auto block w-full max-w-110 self-end overflow-visible md:mr-8 md:ml-auto" />
    </div>
  )
}
