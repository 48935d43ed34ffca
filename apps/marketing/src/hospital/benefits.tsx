import { DeliverScene } from '@dawadoot/ui/art/deliver-scene'
import { UploadScene } from '@dawadoot/ui/art/upload-scene'
import { VerifyScene } from '@dawadoot/ui/art/verify-scene'
import { Carousel } from '@dawadoot/ui/carousel/carousel'
import { site } from '../layout/words.ts'
import { hospital } from './words.ts'

/** Milliseconds per slide. Specification, second document, section 9. */
const WHY_SLIDE_MS = 6000

const SCENES = [
  <UploadScene key="patients" className="w-full" />,
  <VerifyScene key="staff" className="w-full" stampWord={site.checked} />,
  <DeliverScene key="management" className="w-full" />,
]

export function Benefits() {
  return (
    <Carousel
      label={hospital.benefits.title}
      words={site.pager}
      interval={WHY_SLIDE_MS}
      loop
      pagerClassName="mt-6"
      slides={hospital.benefits.slides.map(({ id, title, text }, index) => ({
        id,
        content: (
          <div className="grid items-center gap-6 md:grid-cols-[1fr_1.2fr] md:gap-12">
            <div className="max-w-104">{SCENES[index]}</div>
            <div>
              <h3 className="text-2xl">{title}</h3>
              <p className="mt-3 text-lg text-quiet">{text}</p>
            </div>
          </div>
        ),
      }))}
    />
  )
}
