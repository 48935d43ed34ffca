import { NearPicture } from '@dawadoot/ui/art/near-picture'
import pictures from '@dawadoot/ui/art/pictures/steps.svg?no-inline'
import { VerifyStamp } from '@dawadoot/ui/art/verify-scene'
import type { ReactNode } from 'react'
import { Still } from '../../features/site/still.tsx'
import { below } from './words-below.ts'
import { landing } from './words.ts'

type Step = (typeof below.how.steps)[number]['id']

/** One file for all: a browser makes a page of its own of each that it shows. */
const Scene = ({ of }: { of: Step }) => (
  <NearPicture src={`${pictures}#${of}`} width={320} height={224} className="block w-full" />
)

const SCENES = {
  upload: <Scene of="upload" />,
  verify: (
    <div className="relative">
      <Scene of="verify" />
      <VerifyStamp stampWord={landing.hero.stamp} className="absolute inset-0 w-full overflow-visible" />
    </div>
  ),
  deliver: <Scene of="deliver" />,
} satisfies Record<Step, ReactNode>

/** Three scenes on one road. */
export const HowItWorks = () => (
  <section
    className="wrap section drawn-when-near-[34rem] max-md:drawn-when-near-[82rem]"
    aria-labelledby="how-it-works"
  >
    <h2 id="how-it-works" className="mb-[clamp(1.5rem,3vw,2.5rem)] pt-4.5 text-3xl">
      {below.how.title}
    </h2>
    <ol className="grid gap-10 md:grid-cols-3 md:gap-0">
      {below.how.steps.map(({ id, title, text }, place) => (
        <li key={id}>
          {SCENES[id]}
          <Still className="md:pr-8">
            <h3 className="mt-4 text-xl">
              <span className="mr-[0.4em] text-neel-500">{place + 1}</span>
              {title}
            </h3>
            <p className="mt-1 max-w-88 text-quiet">{text}</p>
          </Still>
        </li>
      ))}
    </ol>
  </section>
)
