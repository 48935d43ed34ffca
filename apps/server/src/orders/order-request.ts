import type { CreateOrder } from '@dawadoot/api/contract/orders'
import { asPaise, paiseFromRupees, type Paise } from '@dawadoot/domain/money/paise'
import { isActivePaymentMode, type PaymentMode } from '@dawadoot/domain/order/order'
import { problem } from '../web/problem.ts'
import type { Claim } from './judge-lines.ts'

export type OrderRequest = {
  claim: Claim
  /** By medicine: what the prescription named, where the customer took another brand of it. */
  inPlaceOf: ReadonlyMap<string, string>
  addressId: string
  prescriptionId: string
  warehouseId: string
  paymentMode: PaymentMode
  customerName: string | null
  alsoOpen: boolean
}

/** No price that we ask is like it, so a claim of it only ever means that prices differ. */
const NO_AMOUNT = asPaise(-1)

/** A claimed amount may be too large to be money at all. */
const claimed = (rupees: number): Paise => (Math.abs(rupees) < 1e12 ? paiseFromRupees(rupees) : NO_AMOUNT)

const medicineIdOf = (line: CreateOrder['medicines'][number], at: number): string => {
  const { id, matched_medicineId: matched = id } = line
  // Which of the two the customer means is not ours to guess.
  if (matched !== id)
    throw problem('input_invalid', {
      fields: { [`medicines.${at}.matched_medicineId`]: 'Not the same as the id' },
    })
  return id
}

/** What an order asks for, stripped of everything that the server knows better. */
export const readOrderRequest = (body: CreateOrder): OrderRequest => {
  if (!isActivePaymentMode(body.paymentMode))
    throw problem('input_invalid', { message: 'Coming soon', fields: { paymentMode: 'Coming soon' } })
  const { subtotal, total, discount, itemCount } = body.totals
  const lines = body.medicines.map((line, at) => ({
    medicineId: medicineIdOf(line, at),
    qty: line.qty,
    mrp: claimed(line.pricing.mrp),
    sellingPrice: claimed(line.pricing.sellingPrice),
  }))
  return {
    claim: {
      lines,
      totals: { subtotal: claimed(subtotal), total: claimed(total), discount: claimed(discount), itemCount },
    },
    inPlaceOf: new Map(
      body.medicines.flatMap(({ id, selectedRefId }) =>
        selectedRefId !== undefined && selectedRefId !== id ? [[id, selectedRefId]] : [],
      ),
    ),
    addressId:
      '_id' in body.address && typeof body.address._id === 'string'
        ? body.address._id
        : String(body.address.id),
    prescriptionId: body.prescriptionId,
    warehouseId: body.warehouseId,
    paymentMode: body.paymentMode,
    customerName: body.customerName ?? null,
    alsoOpen: body.alsoOpen ?? false,
  }
}

/**
 * The same order asked for again is the same text, whatever else the client sent along: a client that was told of
 * another open order and wants this one too still means this order.
 */
export const orderRequestText = ({ inPlaceOf, ...request }: OrderRequest): string =>
  JSON.stringify({ ...request, alsoOpen: undefined, inPlaceOf: [...inPlaceOf] })
