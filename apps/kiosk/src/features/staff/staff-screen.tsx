import type { KioskStatus } from '@dawadoot/api/client/kiosk'
import { Button } from '@dawadoot/ui/button/button'
import { useState } from 'react'
import { useStore } from 'zustand'
import { words } from '../../words.ts'
import { KioskScreen } from '../frame/kiosk-screen.tsx'
import { useKiosk } from '../kiosk.tsx'
import { SetUpScreen } from './set-up-screen.tsx'
import { StaffCodeForm } from './staff-code-form.tsx'
import { StaffStatus } from './staff-status.tsx'

const { staff: say } = words

/** Behind the hospital's name: the status of an enrolled kiosk, or the way to enrol one that only demonstrates. */
export function StaffScreen({ onBack }: { onBack: () => void }) {
  const { client, device } = useKiosk()
  const enrolled = useStore(device, ({ place }) => place.status === 'enrolled')
  const [status, setStatus] = useState<KioskStatus>()
  if (!enrolled) return <SetUpScreen onBack={onBack} />
  if (status) return <StaffStatus status={status} onBack={onBack} />
  return (
    <KioskScreen
      foot={
        <Button variant="quiet" onClick={onBack}>
          {words.order.back}
        </Button>
      }
    >
      <div className="mx-auto grid w-full max-w-140 gap-4 pt-6 landscape:pt-0">
        <h1 className="text-3xl">{say.title}</h1>
        <p className="text-lg text-quiet">{say.text}</p>
        <StaffCodeForm action={say.open} onCode={async (code) => setStatus(await client.status(code))} />
      </div>
    </KioskScreen>
  )
}
