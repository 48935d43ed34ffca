import { statistics } from '@dawadoot/domain/brand/brand'
import { Stat, Stats } from '@dawadoot/ui/stat/stat'
import { Still } from '../../features/site/still.tsx'
import { below } from './words-below.ts'

const { about } = below

/** Where the name comes from, and four figures. */
export const About = () => (
  <section className="bg-wash drawn-when-near-[28rem] max-md:drawn-when-near-[34rem]" aria-labelledby="about">
    <Still className="wrap section">
      <div className="section-head">
        <h2 id="about" className="text-3xl">
          {about.title}
        </h2>
      </div>
      <div className="grid gap-8 lg:grid-cols-[1.25fr_1fr] lg:gap-20">
        <p className="max-w-144 text-xl leading-[1.4]">{about.text}</p>
        <Stats>
          {statistics.about.map(({ value, label }) => (
            <Stat key={label} value={value} label={label} />
          ))}
        </Stats>
      </div>
    </Still>
  </section>
)
