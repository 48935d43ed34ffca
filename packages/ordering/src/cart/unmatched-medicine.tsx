import { asMedicine } from '@dawadoot/domain/cart/line'
import type { Medicine, Offer } from '@dawadoot/domain/cart/medicine'
import { Button } from '@dawadoot/ui/button/button'
import { Tag } from '@dawadoot/ui/tag/tag'
import { CircleQuestionMark, Search } from 'lucide-react'
import { useState } from 'react'
import { addToCart, type CartStore, dismissUnmatched } from './cart-store.ts'
import { ChooseAnother } from './choose-another.tsx'
import { CropStrip } from './crop-strip.tsx'
import { foundFor, type ShownLine } from './paper-lines.ts'
import { PaperSlip } from './paper-slip.tsx'
import { searchWords } from './search-words.ts'
import type { PagePicture } from './use-page-pictures.tsx'
import { cartWords } from './words.ts'

const words = cartWords.line

type UnmatchedMedicineProps = {
  cart: CartStore
  shown: Extract<ShownLine, { kind: 'unmatched' }>
  picture: PagePicture | undefined
  active: boolean
  onActivate: (key: string | undefined) => void
}

/** A line of the paper that looks like a medicine and is none we know: the customer names it, or leaves it out. */
export function UnmatchedMedicine({ cart, shown, picture, active, onActivate }: UnmatchedMedicineProps) {
  const { key, number, unmatched } = shown
  const [searching, setSearching] = useState(false)

  const take = (medicine: Medicine | Offer) => {
    const whole =
      'alternatives' in medicine ? medicine : asMedicine(medicine, { ...medicine, alternatives: [] })
    addToCart(cart, foundFor(whole, unmatched))
  }

  return (
    <PaperSlip
      id={`line-${number}`}
      label={cartWords.paper.mark.unmatched(number)}
      onActivate={(on) => onActivate(on ? key : undefined)}
    >
      <CropStrip
        tone="unmatched"
        active={active}
        tag={
          <Tag tone="mute" icon={<CircleQuestionMark aria-hidden />}>
            {words.tags.unmatched}
          </Tag>
        }
        place={{ key, number, box: unmatched.box, picture }}
      />
      <div className="grid gap-3.5 px-4.5 pt-4 pb-4.5">
        <p className="text-sm">{words.unmatched}</p>
        <div className="flex flex-wrap gap-2">
          <Button
            variant="line"
            size="sm"
            icon={<Search aria-hidden />}
            aria-expanded={searching}
            onClick={() => setSearching(!searching)}
          >
            {words.searchMedicine}
          </Button>
          <Button
            variant="quiet"
            size="sm"
            onClick={({ currentTarget }) => {
              currentTarget.closest('section')?.focus({ preventScroll: true })
              dismissUnmatched(cart, key)
            }}
          >
            {words.leaveOut}
          </Button>
        </div>
        {searching ? (
          <ChooseAnother
            cart={cart}
            label={cartWords.search.labelFor(number)}
            candidates={[]}
            read={searchWords(unmatched.text)}
            onChoose={take}
          />
        ) : null}
      </div>
    </PaperSlip>
  )
}
