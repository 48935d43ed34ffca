import type { KioskStep } from '@dawadoot/domain/kiosk/steps'
import type { User } from '@dawadoot/domain/person/user'
import { useSession } from '@dawadoot/ordering/session/use-session'
import { Activity } from 'react'
import { useStore } from 'zustand'
import { useKiosk } from '../../features/kiosk.tsx'
import { NeedsSession } from '../needs-session.tsx'
import { DetailsStep } from './details-step.tsx'
import { MedicinesStep } from './medicines-step.tsx'
import { PlacedStep } from './placed-step.tsx'
import { StartStep } from './start-step.tsx'
import { UploadStep } from './upload-step.tsx'
import type { Wizard } from './wizard-store.ts'

/** Drawn out of sight, without its effects, while somebody waits at the step before it. */
const AHEAD: Partial<Record<KioskStep, KioskStep>> = { upload: 'details' }

/** `/kiosk/order`: five steps under three tabs. Anybody may look at the first; the others are one person's. */
export function OrderPage() {
  const state = useStore(useKiosk().wizard)
  const signedIn = useSession().status === 'signed_in'
  if (state.step === 'start') return <StartStep signedIn={signedIn} />
  const ahead = AHEAD[state.step]
  const steps = ahead ? [state.step, ahead] : [state.step]
  return (
    <NeedsSession>
      {(user) =>
        steps.map((step) => (
          <Activity key={step} mode={step === state.step ? 'visible' : 'hidden'}>
            <Step step={step} state={state} user={user} />
          </Activity>
        ))
      }
    </NeedsSession>
  )
}

function Step({ step, state, user }: { step: KioskStep; state: Wizard; user: User }) {
  switch (step) {
    case 'upload':
      return <UploadStep />
    case 'details':
      return <DetailsStep prescriptionId={state.prescriptionId} name={user.name} mobile={user.mobile} />
    case 'medicines':
      return <MedicinesStep prescriptionId={state.prescriptionId} addressId={state.addressId} />
    case 'placed':
      return <PlacedStep orderId={state.orderId} />
    case 'start':
      return null
  }
}
