import { cartAction } from '@dawadoot/domain/cart/cart'
import { isBlocked } from '@dawadoot/domain/cart/line'
import type { PrescriptionLink } from '@dawadoot/domain/prescription/link'
import type { PrescriptionResult } from '@dawadoot/domain/prescription/result'
import { Wires } from '@dawadoot/ui/page-image/wires'
import { FromTurn, Turns } from '../paint/turns.tsx'
import { BadgeCheck } from 'lucide-react'
import { useDeferredValue, useId, useRef, useState } from 'react'
import { LateConfirmDrawer } from '../checkout/late-dialog.tsx'
import { useOrdering } from '../ordering.tsx'
import { userOf } from '../session/session-store.ts'
import { AddMedicine } from './add-medicine.tsx'
import { CartChanges } from './cart-changes.tsx'
import { CartLines } from './cart-lines.tsx'
import { createCartStore, proceed, seeChanges, undoLeaveOut } from './cart-store.ts'
import { CART_TURNS } from './cart-turns.ts'
import { CustomerNameField, customerNameProblem } from './customer-name-field.tsx'
import { LeftOut } from './left-out.tsx'
import { PagePaper } from './page-paper.tsx'
import { shownLines, toneOf } from './paper-lines.ts'
import { PaymentDock, PaymentSummary } from './payment-summary.tsx'
import { PrescriptionFacts } from './prescription-facts.tsx'
import { SessionEnded } from './session-ended.tsx'
import { useActiveLine } from './use-active-line.ts'
import { useCartButQuantities } from './use-lines.ts'
import { useLeaving } from './use-leaving.tsx'
import type { PagePicture } from './use-page-pictures.tsx'
import { cartWords } from './words.ts'

const words = cartWords.review

export type CartReviewProps = {
  link: PrescriptionLink
  /** The address that `result` is for. */
  addressId: string
  result: PrescriptionResult
  /** Of its pages, by number. */
  pictures: ReadonlyMap<number, PagePicture>
  onPlaced?: ((orderId: string) => void) | undefined
  onConfirming?: ((open: boolean) => void) | undefined
}

/** The cart beside the paper it was read from. Specification, section 2, Cart review. */
export function CartReview({ link, addressId, result, pictures, onPlaced, onConfirming }: CartReviewProps) {
  const { storage, session, notify, surface } = useOrdering()
  const [cart] = useState(() =>
    createCartStore({
      storage,
      link,
      addressId,
      result,
      customerName: userOf(session.getState())?.name ?? '',
    }),
  )
  const { lines, leftOut, dismissed, changes, toBeConfirmed } = useCartButQuantities(cart)
  const { leaving, leave } = useLeaving()
  const { activeKey, activate } = useActiveLine()
  const [asked, setAsked] = useState(false)
  const [confirming, setConfirming] = useState(false)
  const nameId = useId()
  const list = useRef<HTMLElement>(null)

  const shown = shownLines(result, lines, dismissed)
  // what is beside the pressed button may follow a moment later
  const onPaper = useDeferredValue(shown)
  const wires = onPaper.map((entry) => ({
    id: entry.key,
    tone: toneOf(entry),
    active: entry.key === activeKey,
  }))

  const confirm = (open: boolean) => {
    setConfirming(open)
    onConfirming?.(open)
  }
  const go = () => {
    if (cartAction(lines) === 'proceed') {
      const blocked = lines.filter(isBlocked).map(({ medicine }) => medicine.id)
      return leave(blocked, () => proceed(cart))
    }
    if (lines.length === 0) return notify.error(words.noMedicines)
    if (customerNameProblem(cart.getState().customerName)) {
      setAsked(true)
      return document.getElementById(nameId)?.focus()
    }
    confirm(true)
  }

  return (
    <Turns last={CART_TURNS.rest}>
      <div className="wrap pt-7 pb-32">
        <SessionEnded />
        <header className="mb-6 flex flex-wrap items-end justify-between gap-5">
          <div>
            <h1 className="text-3xl">{words.title}</h1>
            <p className="mt-1.5 text-quiet">
              {result.medicines.length > 0 ? words.intro : words.introEmpty}
            </p>
          </div>
          <CustomerNameField id={nameId} cart={cart} asked={asked} />
        </header>
        <div className="relative grid grid-cols-[minmax(0,1fr)] gap-6 md:max-lg:grid-cols-[minmax(0,1fr)_19rem] lg:grid-cols-[21.5rem_minmax(0,1fr)_19rem] lg:items-start lg:gap-x-13 kiosk:grid-cols-[minmax(0,1fr)] kiosk:gap-6">
          {surface === 'kiosk' ? null : <Wires wires={wires} />}
          <div className="grid gap-4 lg:sticky lg:top-24 kiosk:static">
            <FromTurn at={CART_TURNS.paper}>
              <PagePaper
                pages={result.pages}
                pictures={pictures}
                lines={onPaper}
                activeKey={activeKey}
                onActivate={activate}
              />
            </FromTurn>
            <FromTurn at={CART_TURNS.beside}>
              <PrescriptionFacts result={result} />
            </FromTurn>
          </div>
          <section
            ref={list}
            aria-label={words.medicines}
            tabIndex={-1}
            className="grid grid-cols-1 gap-5 outline-none md:max-lg:col-span-2"
          >
            {confirming ? null : <CartChanges changes={changes} onSeen={() => seeChanges(cart)} />}
            {lines.length === 0 ? (
              <FromTurn at={CART_TURNS.firstLine}>
                <p className="text-quiet">{words.empty}</p>
              </FromTurn>
            ) : null}
            <CartLines
              shown={shown}
              cart={cart}
              pictures={pictures}
              leaving={leaving}
              activeKey={activeKey}
              onActivate={activate}
            />
            <FromTurn at={CART_TURNS.rest}>
              <AddMedicine cart={cart} />
            </FromTurn>
          </section>
          {/* on a tablet beside the paper, so that neither is stretched over the whole width */}
          <div className="md:max-lg:col-start-2 md:max-lg:row-start-1 lg:sticky lg:top-24 lg:-ml-7 kiosk:static kiosk:ml-0">
            <FromTurn at={CART_TURNS.rest}>
              <PaymentSummary cart={cart} onGo={go} />
              <LeftOut
                lines={leftOut}
                onUndo={() => {
                  list.current?.focus({ preventScroll: true })
                  undoLeaveOut(cart)
                }}
              />
              {toBeConfirmed ? <p className="mt-7 text-sm text-quiet">{words.toBeConfirmed}</p> : null}
              <p className="mt-7 flex gap-2 text-sm text-quiet [&_svg]:size-[1.375em] [&_svg]:shrink-0">
                <BadgeCheck aria-hidden />
                {words.pharmacist}
              </p>
            </FromTurn>
          </div>
        </div>
        <FromTurn at={CART_TURNS.beside}>
          <PaymentDock cart={cart} onGo={go} />
        </FromTurn>
        <FromTurn at={CART_TURNS.rest}>
          <LateConfirmDrawer
            open={confirming}
            onClose={() => confirm(false)}
            cart={cart}
            onPlaced={onPlaced}
          />
        </FromTurn>
      </div>
    </Turns>
  )
}
