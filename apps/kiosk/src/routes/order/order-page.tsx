import { useSession } from '@dawadoot/ordering/session/use-session'
import { useStore } from 'zustand'
import { useKiosk } from '../../features/kiosk.tsx'
import { NeedsSession } from '../needs-session.tsx'
import { DetailsStep } from './details-step.tsx'
import { MedicinesStep } from './medicines-step.tsx'
import { PlacedStep } from './placed-step.tsx'
import { StartStep } from './start-step.tsx'
import { UploadStep } from './upload-step.tsx'
import type { Wizard } from './wizard-store.ts'

/** `/kiosk/order`: five steps under three tabs. Anybody may look at the first; the others are one person's. */
export function OrderPage() {
  const state = useStore(useKiosk().wizard)
  const signedIn = useSession().status === 'signed_in'
  if (state.step === 'start') return <StartStep signedIn={signedIn} />
  return <NeedsSession>{(user) => <Step state={state} name={user.name} mobile={user.mobile} />}</NeedsSession>
}

function Step({ state, name, mobile }: { state: Wizard; name: string; mobile: string }) {
  switch (state.step) {
    case 'upload':
      return <UploadStep />
    case 'details':
      return <DetailsStep prescriptionId={state.prescriptionId} name={name} mobile={mobile} />
    case 'medicines':
      return <MedicinesStep prescriptionId={state.prescriptionId} addressId={state.addressId} />
    case 'placed':
      return <PlacedStep orderId={state.orderId} />
    case 'start':
      return null
  }
}
