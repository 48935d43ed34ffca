import { ResultScreen } from '@dawadoot/ordering/cart/result-screen'
import { Button } from '@dawadoot/ui/button/button'
import { Note } from '@dawadoot/ui/note/note'
import { useState } from 'react'
import { KioskFrame, KioskScreen } from '../../features/frame/kiosk-screen.tsx'
import { useKiosk } from '../../features/kiosk.tsx'
import { words } from '../../words.ts'
import { TabStrip } from './tab-strip.tsx'
import { goBack, goOn, type Wizard } from './wizard-store.ts'

const { medicines: say } = words.order

/** Step 4: the shared result and cart. The order's id comes back to the wizard, which shows step 5. */
export function MedicinesStep({ prescriptionId, addressId }: Pick<Wizard, 'prescriptionId' | 'addressId'>) {
  const { wizard } = useKiosk()
  const [confirming, setConfirming] = useState(false)
  const back = (
    <Button variant="quiet" onClick={() => goBack(wizard)}>
      {words.order.back}
    </Button>
  )
  if (!prescriptionId || !addressId) {
    return (
      <KioskScreen foot={back}>
        <TabStrip step="medicines" />
        <Note tone="warn" role="alert">
          {prescriptionId ? say.waiting : say.noPrescription}
        </Note>
      </KioskScreen>
    )
  }
  return (
    <KioskFrame>
      <div className="grid grid-cols-[1fr_auto] items-center gap-4 large-text:grid-cols-1 px-(--size-gutter) pt-4">
        <TabStrip step="medicines" confirming={confirming} />
        {back}
      </div>
      <div className="flex-1">
        <ResultScreen
          link={{ prescriptionId, addressId }}
          onPlaced={(orderId) => goOn(wizard, { orderId })}
          onConfirming={setConfirming}
        />
      </div>
    </KioskFrame>
  )
}
