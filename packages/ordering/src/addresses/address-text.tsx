import type { Address, DeliveryType } from '@dawadoot/domain/address/address'
import { writtenMobile } from '@dawadoot/domain/person/written-mobile'
import { Tag } from '@dawadoot/ui/tag/tag'
import { House, Hospital } from 'lucide-react'
import { addressWords } from './words.ts'

const ICONS = { hospital: <Hospital aria-hidden />, home: <House aria-hidden /> } satisfies Record<
  DeliveryType,
  unknown
>

/** The delivery type, capitalised, as a chip. */
export const DeliveryTag = ({ type }: { type: DeliveryType }) => (
  <Tag icon={ICONS[type]}>{addressWords.types[type]}</Tag>
)

/** Whose address it is, and where. */
export const AddressText = ({ address }: { address: Address }) => {
  const { userName, userContact, houseNo, pincode, district, state, country } = address
  return (
    <>
      <p className="my-0.5 font-medium">
        {userName}, <span className="num whitespace-nowrap">{writtenMobile(userContact)}</span>
      </p>
      <address className="text-quiet not-italic">
        {[houseNo, address.address].filter(Boolean).join(', ')}
        <br />
        {[pincode, district, state, country].filter(Boolean).join(', ')}
      </address>
    </>
  )
}
