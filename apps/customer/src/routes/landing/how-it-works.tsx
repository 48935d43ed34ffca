import { Picture } from '@dawadoot/ui/art/picture'
import deliver from '@dawadoot/ui/art/pictures/deliver.svg?no-inline'
import upload from '@dawadoot/ui/art/pictures/upload.svg?no-inline'
import verify from '@dawadoot/ui/art/pictures/verify.svg?no-inline'
import { VerifyStamp } from '@dawadoot/ui/art/verify-scene'
import type { ReactNode } from 'react'
import { Still } from '../../features/site/still.tsx'
import { below } from './words-below.ts'
import { landing } from './words.ts'

const Scene = ({ src }: { src: string }) => (
  <Picture src={src} width={320} height={224} className="block w-full" />
)

const SCENES = {
  upload: <Scene src={upload} />,
  verify: (
    <div className="relative">
      <Scene src={verify} />
      <VerifyStamp stampWord={landing.hero.stamp} className="absolute inset-0 w-full overflow-visible" />
    </div>
  ),
  deliver: <Scene src={deliver} />,
} satisfies Record<(typeof below.how.steps)[number]['id'], ReactNode>

/** Three scenes on one road. */
export const HowItWorks = () => (
  <section
    className="wrap section drawn-when-near-[34rem] max-md:drawn-when-near-[82rem]"
    aria-labelledby="how-it-works"
  >
    <h2 id="how-it-works" className="mb-[clamp(1.5rem,3vw,2.5rem)] pt-4.5 text-3xl">
      {below.how.title}
    </h2>
    <Still>
      <ol className="grid gap-10 md:grid-cols-3 md:gap-0">
        {below.how.steps.map(({ id, title, text }, place) => (
          <li key={id}>
            {SCENES[id]}
            <div className="md:pr-8">
              <h3 className="mt-4 text-xl">
                <span className="mr-[0.4em] text-neel-500">{place + 1}</span>
                {title}
              </h3>
              <p className="mt-1 max-w-88 text-quiet">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </Still>
  </section>
)
