import { brand, statistics } from '@dawadoot/domain/brand/brand'
import { AboutScene } from '@dawadoot/ui/art/about-scene'
import { ButtonLink } from '@dawadoot/ui/button/button-link'
import { Stat, Stats } from '@dawadoot/ui/stat/stat'
import { BadgeCheck, IndianRupee, ScanText } from 'lucide-react'
import { Claims } from '../layout/claims.tsx'
import { HungCard } from '../layout/hung-card.tsx'
import { Section } from '../layout/section.tsx'
import { site } from '../layout/words.ts'
import { about } from './words.ts'

const VALUE_ICONS = [
  <ScanText key="paper" aria-hidden />,
  <BadgeCheck key="check" aria-hidden />,
  <IndianRupee key="price" aria-hidden />,
]

export function AboutPage() {
  return (
    <main>
      <div className="wrap grid gap-5 pt-[clamp(2rem,5vw,4rem)] pb-4">
        <h1 className="max-w-200 text-4xl">{about.title}</h1>
        <p className="max-w-144 text-lg text-quiet">{about.lead}</p>
      </div>
      <div className="overflow-hidden">
        <AboutScene
          stampWord={site.checked}
          className="block w-full min-w-184 overflow-visible max-md:-ml-3 max-md:min-w-160"
        />
      </div>
      <section className="wrap" aria-label={about.numbers}>
        <Stats columns={4} hung className="-mt-[5px] pb-8">
          {statistics.about.map(({ value, label }) => (
            <Stat key={label} value={value} label={label} />
          ))}
        </Stats>
      </section>

      <Section title={about.story.title}>
        <div className="grid gap-10 lg:grid-cols-[1.15fr_1fr] lg:gap-16">
          <div className="grid max-w-152 content-start gap-4 text-lg">
            {about.story.paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
          <div className="grid content-start gap-8">
            {[about.mission, about.vision].map(({ title, text }) => (
              <div key={title} className="border-l-[0.3125rem] border-neel-600 pl-5">
                <h3 className="text-xl">{title}</h3>
                <p className="mt-2 text-quiet">{text}</p>
              </div>
            ))}
          </div>
        </div>
      </Section>

      <Section title={about.values.title} wash>
        <div className="grid gap-6 md:grid-cols-3">
          {about.values.items.map(({ title, text }, index) => (
            <HungCard key={title} title={title} icon={VALUE_ICONS[index]}>
              {text}
            </HungCard>
          ))}
        </div>
      </Section>

      <Section title={about.partner.title} lead={about.partner.lead}>
        <div className="flex flex-wrap gap-3 max-md:grid">
          <ButtonLink size="lg" href="/franchise">
            {about.partner.franchise}
          </ButtonLink>
          <ButtonLink size="lg" variant="line" href="/hospital-onboarding">
            {about.partner.hospital}
          </ButtonLink>
        </div>
      </Section>
      <Claims figures={statistics.about} claims={[brand.claims.delivery]} />
    </main>
  )
}
