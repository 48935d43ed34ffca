import { KIOSK_TABS, type KioskStep, tabOf } from '@dawadoot/domain/kiosk/steps'
import { Stations } from '@dawadoot/ui/stations/stations'
import { words } from '../../words.ts'

const TABS = KIOSK_TABS.map((label) => ({ label }))

/** Where in the order this step is; once the order is placed, all is done. */
export function TabStrip({ step, confirming = false }: { step: KioskStep; confirming?: boolean }) {
  const now = step === 'placed' ? KIOSK_TABS.length : KIOSK_TABS.indexOf(tabOf(step, confirming))
  return <Stations label={words.order.progress} stations={TABS} now={now} />
}
