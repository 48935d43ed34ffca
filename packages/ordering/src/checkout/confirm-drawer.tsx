import { isAbort } from '@dawadoot/api/client/api-error'
import type { Address } from '@dawadoot/domain/address/address'
import { isBlocked } from '@dawadoot/domain/cart/line'
import type { PaymentMode } from '@dawadoot/domain/order/order'
import { AlertDialog } from '@dawadoot/ui/alert-dialog/alert-dialog'
import { Drawer } from '@dawadoot/ui/drawer/drawer'
import { Note } from '@dawadoot/ui/note/note'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useStore } from 'zustand'
import { AddressPicker, PICKER_TITLES, type PickerMode } from '../addresses/address-picker.tsx'
import { CartChanges } from '../cart/cart-changes.tsx'
import { type CartStore, seeChanges } from '../cart/cart-store.ts'
import { refusalOf } from '../form/refusal.ts'
import { useOrdering } from '../ordering.tsx'
import { addressesOf } from '../profile/profile-store.ts'
import { useProfile } from '../profile/use-profile.tsx'
import { STORED } from '../storage/browser-storage.ts'
import { createCheckoutStore, orderAgain, placeOrder, type Placing, stopAsking } from './checkout-store.ts'
import { DeliverTo } from './deliver-to.tsx'
import { DrawerBill } from './drawer-bill.tsx'
import { moveCartTo } from './move-cart.ts'
import { PaymentModeChoice } from './payment-mode.tsx'
import { checkoutWords as words } from './words.ts'

export type ConfirmDrawerProps = {
  open: boolean
  onClose: () => void
  cart: CartStore
  /** Called with the id of the order that was placed. On the kiosk nothing else happens then. */
  onPlaced?: ((orderId: string) => void) | undefined
}

type Move =
  | { status: 'none' }
  | { status: 'moving' }
  | { status: 'moved' }
  | { status: 'failed'; message: string }

/** Where to, how to pay, what it comes to: the last look before an order. Specification, sections 2 and 4. */
export function ConfirmDrawer(props: ConfirmDrawerProps) {
  // fresh every time it opens, save for the attempt to place: a lost answer outlives a closed drawer
  const [checkout] = useState(createCheckoutStore)
  return props.open ? <OpenDrawer {...props} checkout={checkout} /> : null
}

function OpenDrawer({
  onClose,
  cart,
  onPlaced,
  checkout,
}: ConfirmDrawerProps & { checkout: ReturnType<typeof createCheckoutStore> }) {
  const ordering = useOrdering()
  const { lines, addressId, changes } = useStore(cart)
  const { placing } = useStore(checkout)
  const address = addressesOf(useProfile()).find(({ id }) => id === addressId)
  const [paymentMode, setPaymentMode] = useState<PaymentMode>('cod')
  const [picking, setPicking] = useState<PickerMode>()
  const [move, setMove] = useState<Move>({ status: 'none' })
  const work = useRef<AbortController>(undefined)
  useEffect(() => () => work.current?.abort(), [])

  const busy = placing.status === 'placing' || placing.status === 'placed'
  const place = () => void placeOrder(ordering, checkout, { cart, address, paymentMode, onPlaced })

  const moveTo = async (chosen: Address) => {
    setPicking(undefined)
    if (chosen.id === addressId) return
    work.current?.abort()
    const { signal } = (work.current = new AbortController())
    setMove({ status: 'moving' })
    try {
      await moveCartTo(ordering, cart, chosen.id, signal)
      if (signal.aborted) return
      ordering.storage.local.write(STORED.selectedAddress, chosen)
      setMove({ status: 'moved' })
    } catch (error) {
      if (!isAbort(error) && !signal.aborted)
        setMove({ status: 'failed', message: refusalOf(error, words.wentWrong) })
    }
  }

  const blocked = lines.filter(isBlocked).length
  return (
    <>
      <Drawer
        open
        title={
          picking === undefined
            ? words.title
            : picking === 'select'
              ? words.chooseTitle
              : PICKER_TITLES[picking]
        }
        closeLabel={words.close}
        escapeCloses={!busy}
        onClose={() => {
          if (busy) return
          seeChanges(cart)
          onClose()
        }}
        foot={
          picking === undefined ? (
            <DrawerBill
              lines={lines}
              placing={busy}
              waiting={move.status === 'moving'}
              onPlace={place}
              onBack={onClose}
            />
          ) : undefined
        }
      >
        {picking === undefined ? (
          <div className="grid gap-5">
            {blocked > 0 ? null : <PlacingNote placing={placing} />}
            <CartChanges changes={changes} />
            {blocked > 0 ? (
              <Note tone="bad" role="alert">
                {words.blocked(blocked)}
              </Note>
            ) : null}
            <Part title={words.deliverTo}>
              <DeliverTo address={address} onPick={busy ? undefined : setPicking} />
              <div role="status" className="text-sm text-quiet">
                {move.status === 'moving' ? words.moving : null}
                {move.status === 'moved' && changes.length === 0 ? words.moved : null}
              </div>
              {move.status === 'failed' ? (
                <Note tone="bad" role="alert">
                  {move.message}
                </Note>
              ) : null}
            </Part>
            <Part title={words.payBy}>
              <PaymentModeChoice value={paymentMode} onChange={setPaymentMode} />
            </Part>
          </div>
        ) : (
          <AddressPicker
            adding={picking === 'add'}
            initialId={addressId}
            prescriptionId={cart.getState().prescriptionId}
            onModeChange={setPicking}
            onConfirm={(chosen) => void moveTo(chosen)}
          />
        )}
      </Drawer>
      <AlertDialog
        open={placing.status === 'asking'}
        tone="go"
        title={words.openOrder.title}
        yes={words.openOrder.yes}
        no={words.openOrder.no}
        onNo={() => stopAsking(checkout)}
        onYes={() => {
          orderAgain(checkout)
          place()
        }}
      >
        {words.openOrder.text(placing.status === 'asking' ? placing.openOrderId : undefined)}
      </AlertDialog>
    </>
  )
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="grid gap-3">
    <h3 className="text-lg">{title}</h3>
    {children}
  </section>
)

/** What became of the last attempt. */
function PlacingNote({ placing }: { placing: Placing }) {
  if (placing.status === 'lines_changed')
    return (
      <Note tone="warn" role="alert">
        {words.pricesChanged}
      </Note>
    )
  if (placing.status !== 'failed') return null
  return (
    <Note tone="bad" role="alert">
      {placing.message}
    </Note>
  )
}
