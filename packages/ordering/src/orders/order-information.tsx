import { brand } from '@dawadoot/domain/brand/brand'
import { whatsappLink } from '@dawadoot/domain/brand/whatsapp-link'
import { formatOrderDate } from '@dawadoot/domain/order/date'
import { type OrderDetails, PAYMENT_LABELS, PAYMENT_MODES } from '@dawadoot/domain/order/order'
import { writtenMobile } from '@dawadoot/domain/person/written-mobile'
import { ButtonLink } from '@dawadoot/ui/button/button-link'
import { Card } from '@dawadoot/ui/card/card'
import { Link } from '@dawadoot/ui/link/link'
import { MessageCircle, Phone } from 'lucide-react'
import type { ReactNode } from 'react'
import { useOrdering } from '../ordering.tsx'
import { orderWords } from './words.ts'

const words = orderWords.information
const help = orderWords.help

export const paymentText = (method: string): string => {
  const mode = PAYMENT_MODES.find((known) => known === method.toLowerCase())
  return mode ? PAYMENT_LABELS[mode] : method
}

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div>
    <dt className="text-sm text-quiet">{label}</dt>
    <dd className="font-medium wrap-anywhere">{children}</dd>
  </div>
)

/** Where it goes, when it was placed, how it is paid. `children`: what can be done about it. */
export function OrderInformation({ order, children }: { order: OrderDetails; children?: ReactNode }) {
  const { name, phone, address, city, state, pincode } = order.deliveryAddress
  return (
    <Card aria-labelledby="order-information">
      <h2 id="order-information" className="mb-4 text-xl">
        {words.title}
      </h2>
      <dl className="grid gap-4">
        <Fact label={words.deliverTo}>
          {[name, writtenMobile(phone)].filter(Boolean).join(', ')}
          <br />
          {[address, city, [state, pincode].filter(Boolean).join('\u{a0}')].filter(Boolean).join(', ')}
        </Fact>
        <Fact label={words.placed}>{formatOrderDate(order.orderDate)}</Fact>
        <Fact label={words.payment}>{paymentText(order.paymentMethod)}</Fact>
      </dl>
      {children}
    </Card>
  )
}

/** Who sells it and who answers for it: what an Indian pharmacy must show. */
export function SellerInformation({ order }: { order: OrderDetails }) {
  const { surface } = useOrdering()
  const { seller, licence, gstin, pharmacist, grievance, refund } = brand.legal
  const linked = surface === 'web'
  return (
    <Card aria-labelledby="order-help" className="md:col-span-2">
      <h2 id="order-help" className="mb-3 text-xl">
        {help.title}
      </h2>
      {linked ? (
        <div className="mb-5 flex flex-wrap gap-3">
          <ButtonLink
            variant="line"
            size="sm"
            icon={<Phone aria-hidden />}
            href={`tel:${brand.phone.value.tel}`}
          >
            {help.call(brand.phone.value.display)}
          </ButtonLink>
          <ButtonLink
            variant="line"
            size="sm"
            icon={<MessageCircle aria-hidden />}
            href={whatsappLink(help.whatsappText(order.id))}
            target="_blank"
            rel="noopener noreferrer"
          >
            {help.whatsapp}
            <span className="sr-only"> {help.newTab}</span>
          </ButtonLink>
        </div>
      ) : (
        <p className="mb-4">{help.call(brand.phone.value.display)}</p>
      )}
      <dl className="grid gap-3 text-sm sm:grid-cols-2 lg:grid-cols-3">
        <Fact label={words.pharmacist}>
          {order.verifiedBy ?? `${pharmacist.value.name}, ${pharmacist.value.registration}`}
        </Fact>
        <Fact label={words.seller}>{seller.value}</Fact>
        <Fact label={words.licence}>{licence.value}</Fact>
        <Fact label={words.gstin}>{gstin.value}</Fact>
        <Fact label={words.refund}>{refund}</Fact>
        <Fact label={words.grievance}>
          {grievance.value.name},{' '}
          {linked ? (
            <Link href={`mailto:${grievance.value.email}`}>{grievance.value.email}</Link>
          ) : (
            grievance.value.email
          )}
        </Fact>
      </dl>
    </Card>
  )
}
