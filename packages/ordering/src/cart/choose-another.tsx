import type { Medicine, Offer } from '@dawadoot/domain/cart/medicine'
import { Check } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Alternatives } from './alternatives.tsx'
import type { CartStore } from './cart-store.ts'
import { MedicineSearch } from './medicine-search.tsx'
import { useInCart } from './use-lines.ts'
import { cartWords } from './words.ts'

const words = cartWords.line

type ChooseAnotherProps = {
  cart: CartStore
  label: string
  /** Other readings of the same words, best first. */
  candidates: readonly Offer[]
  /** What was read, to begin the search with. */
  read: string
  onChoose: (medicine: Medicine | Offer) => void
}

/** What else a line of the paper may mean: the reader's own guesses, or any medicine by name. */
export function ChooseAnother({ cart, label, candidates, read, onChoose }: ChooseAnotherProps) {
  const inCart = useInCart(cart)
  const box = useRef<HTMLDivElement>(null)
  // who asked for it wants to type or choose now
  useEffect(() => box.current?.querySelector('input')?.focus(), [])
  const offers = candidates.filter(({ id }) => !inCart.has(id))
  return (
    <div ref={box} className="grid gap-4">
      {offers.length > 0 ? (
        <Alternatives
          legend={words.candidates}
          offers={offers}
          action={words.choose}
          icon={<Check aria-hidden />}
          onReplace={onChoose}
        />
      ) : null}
      <MedicineSearch
        cart={cart}
        label={offers.length > 0 ? words.candidatesSearch : label}
        startWith={read}
        onPick={onChoose}
      />
    </div>
  )
}
