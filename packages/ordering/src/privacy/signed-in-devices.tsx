import type { Device } from '@dawadoot/domain/person/device'
import { Button } from '@dawadoot/ui/button/button'
import { Tag } from '@dawadoot/ui/tag/tag'
import { useState } from 'react'
import { useOrdering } from '../ordering.tsx'
import { signOut } from '../session/session-store.ts'
import { PrivacyPart } from './privacy-part.tsx'
import { SureDialog } from './sure-dialog.tsx'
import { privacyWords } from './words.ts'

const words = privacyWords.devices

const nameOf = ({ type, label }: Device): string => {
  if (label === undefined) return words.unknown[type]
  return type === 'kiosk' ? words.kioskWith(label) : label
}

/** Every session of the person, with a way out of each. */
export const SignedInDevices = ({
  devices,
  onChanged,
}: {
  devices: readonly Device[]
  onChanged: () => void
}) => {
  const { client, session, notify } = useOrdering()
  const [asking, setAsking] = useState(false)
  return (
    <PrivacyPart title={words.title}>
      <ul className="grid gap-3">
        {devices.map((device) => (
          <li key={device.id}>
            <DeviceRow device={device} onChanged={onChanged} />
          </li>
        ))}
      </ul>
      <Button variant="line" className="sm:justify-self-start" onClick={() => setAsking(true)}>
        {words.everywhere.open}
      </Button>
      <SureDialog
        open={asking}
        title={words.everywhere.title}
        yes={words.everywhere.yes}
        busyLabel={words.everywhere.busy}
        failed={words.everywhere.failed}
        act={async () => {
          await client.privacy.signOutEverywhere()
          signOut(session)
          notify.success(words.everywhere.done)
        }}
        onClose={() => setAsking(false)}
      >
        <p>{words.everywhere.text}</p>
      </SureDialog>
    </PrivacyPart>
  )
}

const DeviceRow = ({ device, onChanged }: { device: Device; onChanged: () => void }) => {
  const { client, notify } = useOrdering()
  const [busy, setBusy] = useState(false)
  const name = nameOf(device)
  const leave = async () => {
    setBusy(true)
    try {
      await client.privacy.signOutDevice(device.id)
      notify.success(words.signedOut)
      onChanged()
    } catch {
      notify.error(words.failed)
      setBusy(false)
    }
  }
  return (
    <div className="hang hang-pad flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
      <div className="min-w-0 text-sm leading-[1.45]">
        <p className="flex flex-wrap items-center gap-2 text-base font-medium">
          {name}
          {device.current ? <Tag>{words.current}</Tag> : null}
        </p>
        <p className="text-quiet">{words.since(device.startedAt)}</p>
        <p className="text-quiet">{words.used(device.usedAt)}</p>
      </div>
      {device.current ? null : (
        <Button
          variant="line"
          size="sm"
          aria-label={words.signOutOf(name)}
          busy={busy}
          onClick={() => void leave()}
        >
          {words.signOut}
        </Button>
      )}
    </div>
  )
}
