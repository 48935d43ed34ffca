import { KIOSK } from '@dawadoot/domain/kiosk/timers'
import { DeliverScene } from '@dawadoot/ui/art/deliver-scene'
import { UploadScene } from '@dawadoot/ui/art/upload-scene'
import { VerifyScene } from '@dawadoot/ui/art/verify-scene'
import { Button } from '@dawadoot/ui/button/button'
import { WalkingStrip } from '@dawadoot/ui/walking-strip/walking-strip'
import { ShieldCheck } from 'lucide-react'
import { useDeferredValue } from 'react'
import { useNavigate } from 'react-router'
import { KioskTop } from '../../features/frame/kiosk-top.tsx'
import { useKiosk } from '../../features/kiosk.tsx'
import { paths } from '../../paths.ts'
import { words } from '../../words.ts'
import { TabStrip } from './tab-strip.tsx'
import { goOn } from './wizard-store.ts'

const { start } = words.order

/** Step 1. Without a session Start opens the login. Specification, section 2, Kiosk. */
export function StartStep({ signedIn }: { signedIn: boolean }) {
  const { wizard } = useKiosk()
  const navigate = useNavigate()
  const go = () => (signedIn ? goOn(wizard) : void navigate(paths.login, { replace: true }))
  return (
    <div className="flex min-h-dvh flex-col bg-neel-900 text-neel-100">
      <KioskTop tone="ink" />
      <main className="flex flex-1 flex-col gap-7 px-(--size-gutter) pt-8 pb-6 landscape:grid landscape:grid-cols-[minmax(0,1fr)_min(27rem,45vw)] landscape:grid-rows-[1fr_auto] landscape:gap-x-10 landscape:gap-y-6 landscape:pt-8">
        <div className="landscape:self-center">
          <h1 className="text-4xl text-white">{start.title}</h1>
          <p lang="hi" className="mt-4 text-xl font-medium">
            {start.hindi}
          </p>
        </div>
        <Scenes />
        <div className="mt-auto">
          <Button
            variant="on-ink"
            full
            hindi={start.startHindi}
            onClick={go}
            className="min-h-24! rounded-[1.25rem]! text-[2rem]! landscape:min-h-20!"
          >
            {start.start}
          </Button>
          <p className="mt-5 flex items-center justify-center gap-2.5 [&_svg]:size-[1.375em] [&_svg]:shrink-0">
            <ShieldCheck aria-hidden />
            {start.privacy}
          </p>
        </div>
      </main>
    </div>
  )
}

/** Three scenes that share one ground line, so that the strip reads as a walk along it. */
function Scenes() {
  // three hundred shapes: they come a moment after what can be read and pressed, into the room that is kept for them
  const drawn = useDeferredValue(true, false)
  const drawings = [
    <UploadScene key="upload" className="block w-full" />,
    <VerifyScene key="verify" className="block w-full" stampWord="CHECKED" />,
    <DeliverScene key="deliver" className="block w-full" />,
  ]
  return (
    <div className="-mx-(--size-gutter) min-w-0 border-b-[0.375rem] border-neel-400 bg-page text-ink landscape:-mt-8 large-text:landscape:mt-0 landscape:-mb-6 landscape:ml-0 landscape:row-span-2 landscape:flex landscape:flex-col landscape:justify-center landscape:border-b-0">
      <div className="px-(--size-gutter) pt-6">
        <TabStrip step="start" />
      </div>
      <WalkingStrip
        label={start.steps}
        words={{ pause: start.pause, play: start.play }}
        interval={KIOSK.slider.everyMs}
        step={KIOSK.slider.stepPx}
      >
        {start.scenes.map(({ title, hindi }, index) => (
          <figure key={title} className="w-100 pt-3">
            <div className="aspect-[10/7]">{drawn ? drawings[index] : null}</div>
            <figcaption className="px-6 pt-3 pb-4 text-xl leading-[1.2] font-bold">
              {index + 1}. {title}
              <span lang="hi" aria-hidden className="hi mt-1 text-quiet">
                {hindi}
              </span>
            </figcaption>
          </figure>
        ))}
      </WalkingStrip>
    </div>
  )
}
