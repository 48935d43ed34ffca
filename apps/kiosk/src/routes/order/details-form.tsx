import { Button } from '@dawadoot/ui/button/button'
import { Note } from '@dawadoot/ui/note/note'
import { withFieldGroup } from '@dawadoot/ordering/form/app-form'
import type { ReactNode } from 'react'
import { KioskBody, KioskFoot } from '../../features/frame/kiosk-screen.tsx'
import { words } from '../../words.ts'

const { details: say } = words.order

/** What both order types' forms are given. */
export type DetailsFormProps = {
  prescriptionId: string | undefined
  name: string
  mobile: string
  onBack: () => void
  /** Without an id the address was saved all the same, and the flow goes on. */
  onSaved: (addressId: string | undefined) => void
}

/** Who takes the medicines: asked alike, wherever they go. */
export const PersonFields = withFieldGroup({
  defaultValues: { user_name: '', user_contact: '' },
  render: ({ group }) => (
    <>
      <group.AppField name="user_name">
        {(field) => <field.TextField label={say.userName} autoComplete="off" required />}
      </group.AppField>
      <group.AppField name="user_contact">
        {(field) => <field.MobileField label={say.contact} autoComplete="off" required />}
      </group.AppField>
    </>
  ),
})

/** The names under which either form keeps them. */
export const PERSON = { user_name: 'user_name', user_contact: 'user_contact' } as const

export type DetailsPartsProps = Pick<DetailsFormProps, 'onBack'> & {
  problem: string | undefined
  confirm: ReactNode
  children: ReactNode
}

/** Either form's fields, what is wrong with them, and the way back and on. */
export const DetailsParts = ({ onBack, problem, confirm, children }: DetailsPartsProps) => (
  <>
    <KioskBody>
      {children}
      {problem ? (
        <Note tone="bad" role="alert">
          {problem}
        </Note>
      ) : null}
    </KioskBody>
    <KioskFoot>
      <Button variant="quiet" onClick={onBack}>
        {words.order.back}
      </Button>
      {confirm}
    </KioskFoot>
  </>
)
