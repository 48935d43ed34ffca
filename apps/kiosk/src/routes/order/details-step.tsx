import type { DeliveryType } from '@dawadoot/domain/address/address'
import { Hospital, House } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { KioskFrame } from '../../features/frame/kiosk-screen.tsx'
import { useKiosk } from '../../features/kiosk.tsx'
import { words } from '../../words.ts'
import { HomeForm } from './home-form.tsx'
import { HospitalForm } from './hospital-form.tsx'
import { TabStrip } from './tab-strip.tsx'
import { goBack, goOn } from './wizard-store.ts'

const { details: say } = words.order

export type DetailsStepProps = { prescriptionId: string | undefined; name: string; mobile: string }

/** Step 3: to the bed or to the door, and who takes it. Inside Hospital unless told otherwise. */
export function DetailsStep({ prescriptionId, name, mobile }: DetailsStepProps) {
  const { wizard, hospital } = useKiosk()
  const [type, setType] = useState<DeliveryType>('hospital')
  const form = {
    prescriptionId,
    name,
    mobile,
    onBack: () => goBack(wizard),
    onSaved: (addressId: string | undefined) => goOn(wizard, { addressId }),
  }
  return (
    <KioskFrame>
      <div className="grid gap-5 px-(--size-gutter) pt-4 landscape:gap-3">
        <TabStrip step="details" />
        <h1 className="text-2xl">{say.title}</h1>
        <OrderType type={type} onChange={setType} />
      </div>
      {type === 'home' ? <HomeForm {...form} /> : <HospitalForm {...form} hospital={hospital} />}
    </KioskFrame>
  )
}

const TYPES = [
  { type: 'hospital', label: say.hospital, hindi: say.hospitalHindi, icon: <Hospital aria-hidden /> },
  { type: 'home', label: say.home, hindi: say.homeHindi, icon: <House aria-hidden /> },
] as const satisfies readonly { type: DeliveryType; label: string; hindi: string; icon: ReactNode }[]

function OrderType({ type, onChange }: { type: DeliveryType; onChange: (type: DeliveryType) => void }) {
  return (
    <div
      role="group"
      aria-label={say.type}
      className="grid grid-cols-2 rounded-md border-2 border-neel-200 bg-surface"
    >
      {TYPES.map((choice) => (
        <button
          key={choice.type}
          type="button"
          aria-pressed={type === choice.type}
          onClick={() => onChange(choice.type)}
          className="flex min-h-16 items-center justify-center gap-3 rounded-[0.625rem] px-4 text-left font-strong leading-tight aria-pressed:bg-action aria-pressed:text-white [&_svg]:size-7 [&_svg]:shrink-0"
        >
          {choice.icon}
          <span>
            {choice.label}
            <span lang="hi" aria-hidden className="hi">
              {choice.hindi}
            </span>
          </span>
        </button>
      ))}
    </div>
  )
}
