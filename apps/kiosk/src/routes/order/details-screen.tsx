import { Button } from '@dawadoot/ui/button/button'
import { Note } from '@dawadoot/ui/note/note'
import type { ReactNode } from 'react'
import { KioskScreen } from '../../features/frame/kiosk-screen.tsx'
import { words } from '../../words.ts'
import { TabStrip } from './tab-strip.tsx'

const { details: say } = words.order

/** What both order types' forms are given. */
export type DetailsFormProps = {
  prescriptionId: string | undefined
  name: string
  mobile: string
  /** The choice of the order type. */
  head: ReactNode
  onBack: () => void
  /** Without an id the address was saved all the same, and the flow goes on. */
  onSaved: (addressId: string | undefined) => void
}

export type DetailsScreenProps = Pick<DetailsFormProps, 'head' | 'onBack'> & {
  problem: string | undefined
  confirm: ReactNode
  children: ReactNode
}

/** The frame of step 3 around either form. */
export function DetailsScreen({ head, onBack, problem, confirm, children }: DetailsScreenProps) {
  return (
    <KioskScreen
      foot={
        <>
          <Button variant="quiet" onClick={onBack}>
            {words.order.back}
          </Button>
          {confirm}
        </>
      }
    >
      <TabStrip step="details" />
      <h1 className="text-2xl">{say.title}</h1>
      {head}
      {children}
      {problem ? (
        <Note tone="bad" role="alert">
          {problem}
        </Note>
      ) : null}
    </KioskScreen>
  )
}
