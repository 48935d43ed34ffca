import { brand } from '@dawadoot/domain/brand/brand'
import { formatRupees } from '@dawadoot/domain/money/format-rupees'
import { timesPaise, zeroPaise } from '@dawadoot/domain/money/paise'
import { formatOrderDate } from '@dawadoot/domain/order/date'
import type { OrderDetails, OrderItem } from '@dawadoot/domain/order/order'
import { formatExpiry } from '@dawadoot/domain/order/pack'
import { isFinal } from '@dawadoot/domain/order/status'
import { writtenMobile } from '@dawadoot/domain/person/written-mobile'
import type { ReactNode } from 'react'
import { paymentText } from './order-information.tsx'
import { orderTotals } from './order-totals.ts'
import { orderWords } from './words.ts'

const words = orderWords.bill
const { items: itemWords, information } = orderWords

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div>
    <dt className="text-xs text-quiet">{label}</dt>
    <dd className="wrap-anywhere">{children}</dd>
  </div>
)

/** The order as a bill: who sold what to whom, and what it comes to. Stands on paper only. */
export function OrderBill({ order }: { order: OrderDetails }) {
  const { seller, licence, gstin, pharmacist } = brand.legal
  const { name, phone, address, city, state, pincode } = order.deliveryAddress
  return (
    <article aria-label={words.title} className="hidden text-sm print:block">
      <header className="mb-5 flex items-start justify-between gap-6 border-b-2 border-rekha pb-4">
        <div>
          <b className="text-xl">{brand.name}</b>
          <p>{seller.value}</p>
          <p>{licence.value}</p>
          <p>
            {information.gstin} {gstin.value}
          </p>
        </div>
        <div className="text-right">
          <h1 className="text-xl">{words.title}</h1>
          <p className="num font-semibold">#{order.id}</p>
          <p>{formatOrderDate(order.orderDate)}</p>
          {order.status === 'cancelled' ? <p className="font-semibold">{words.cancelled}</p> : null}
        </div>
      </header>
      <dl className="mb-5 grid grid-cols-2 gap-x-6 gap-y-3">
        <Fact label={information.deliverTo}>
          {[name, writtenMobile(phone)].filter(Boolean).join(', ')}
          <br />
          {[address, city, [state, pincode].filter(Boolean).join('\u{a0}')].filter(Boolean).join(', ')}
        </Fact>
        <Fact label={information.payment}>{paymentText(order.paymentMethod)}</Fact>
        <Fact label={information.pharmacist}>
          {order.verifiedBy ?? `${pharmacist.value.name}, ${pharmacist.value.registration}`}
        </Fact>
      </dl>
      <BillTable items={order.items} />
      <p className="mt-5 text-xs text-quiet">
        {words.taxes}{' '}
        {isFinal(order.status) || order.items.every(({ batches }) => batches) ? null : words.notPacked}
      </p>
    </article>
  )
}

function BillTable({ items }: { items: readonly OrderItem[] }) {
  const { total, saved } = orderTotals(items)
  const { item, quantity, mrp, price, amount } = words.columns
  return (
    <table className="num w-full border-collapse [&_:is(td,th)]:py-1.5 [&_:is(td,th)]:text-right [&_:is(td,th)+*]:pl-3 [&_:is(td,th):first-child]:text-left">
      <thead className="border-b border-ink">
        <tr>
          {[item, quantity, mrp, price, amount].map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {items.map((sold, index) => (
          // ids of items may be missing and need not be unique; the list never changes its order
          // oxlint-disable-next-line react/no-array-index-key
          <tr key={`${sold.id} ${index}`} className="break-inside-avoid border-b border-rule">
            <td>
              {sold.name}
              <PackFacts sold={sold} />
            </td>
            <td>{sold.quantity}</td>
            <td>
              {formatRupees(sold.mrp.amount)}
              {sold.mrp.estimated ? ` (${itemWords.estimated})` : null}
            </td>
            <td>{formatRupees(sold.price)}</td>
            <td>{formatRupees(timesPaise(sold.price, sold.quantity))}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        {saved > 0 ? <Sum label={itemWords.saved}>{formatRupees(saved)}</Sum> : null}
        <Sum label={itemWords.delivery}>{formatRupees(zeroPaise)}</Sum>
        <Sum label={itemWords.total} className="text-base font-bold">
          {formatRupees(total)}
        </Sum>
      </tfoot>
    </table>
  )
}

/** What a pharmacy's bill must name of every line: the goods' code, and batch and expiry of each pack. */
const PackFacts = ({ sold: { hsn, batches } }: { sold: OrderItem }) => (
  <span className="block text-xs text-quiet">
    {[
      ...(hsn === undefined ? [] : [words.hsn(hsn)]),
      ...(batches ?? []).map(({ batch, expiry }) => words.batch(batch, formatExpiry(expiry))),
    ].join('; ')}
  </span>
)

const Sum = ({ label, className, children }: { label: string; className?: string; children: ReactNode }) => (
  <tr className={className}>
    <th scope="row" colSpan={4} className="[font-weight:inherit]">
      {label}
    </th>
    <td>{children}</td>
  </tr>
)
