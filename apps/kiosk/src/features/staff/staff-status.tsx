import type { KioskStatus } from '@dawadoot/api/client/kiosk'
import { formatOrderDate } from '@dawadoot/domain/order/date'
import { Button } from '@dawadoot/ui/button/button'
import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { buildName } from '../../env.ts'
import { words } from '../../words.ts'
import { KioskScreen } from '../frame/kiosk-screen.tsx'
import { useKiosk } from '../kiosk.tsx'
import { type CameraCheck, checkCamera } from './check-camera.ts'

const { staff: say } = words

export type StaffStatusProps = { status: KioskStatus; onBack: () => void }

/** What staff may know of this kiosk. Of the last order it tells the time, and nothing of whose it was. */
export function StaffStatus({ status: { device, lastOrderAt }, onBack }: StaffStatusProps) {
  const kiosk = useKiosk()
  const { openCamera } = kiosk
  const { connection, answeredInMs } = useStore(kiosk.device)
  const [camera, setCamera] = useState<CameraCheck>()
  useEffect(() => {
    let here = true
    void checkCamera(openCamera).then((checked) => {
      if (here) setCamera(checked)
    })
    return () => {
      here = false
    }
  }, [openCamera])

  const facts = [
    [say.hospital, device.hospital.name],
    [say.device, device.id],
    [say.since, formatOrderDate(device.enrolledAt.toISOString())],
    [say.camera, camera ? say.cameras[camera] : say.checking],
    [say.network, connection === 'ok' ? say.answers(answeredInMs ?? 0) : say.noAnswer],
    [say.lastOrder, lastOrderAt ? formatOrderDate(lastOrderAt.toISOString()) : say.noOrder],
    [say.version, buildName()],
  ] as const
  return (
    <KioskScreen
      foot={
        <Button variant="line" onClick={onBack} className="col-span-2">
          {words.order.back}
        </Button>
      }
    >
      <h1 className="pt-6 text-3xl landscape:pt-0">{say.title}</h1>
      <dl className="hang hang-pad grid">
        {facts.map(([label, value]) => (
          <div
            key={label}
            className="flex flex-wrap justify-between gap-x-6 border-t border-rule py-3 text-lg first:border-0"
          >
            <dt className="text-quiet">{label}</dt>
            <dd className="font-strong break-all">{value}</dd>
          </div>
        ))}
      </dl>
    </KioskScreen>
  )
}
