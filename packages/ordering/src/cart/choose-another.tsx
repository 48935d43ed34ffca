import type { Medicine, Offer } from '@dawadoot/domain/cart/medicine'
import { Check } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Alternatives } from './alternatives.tsx'
import { MedicineSearch } from './medicine-search.tsx'
import { cartWords } from './words.ts'

const words = cartWords.line

type ChooseAnotherProps = {
  label: string
  /** Other readings of the same words, best first. */
  candidates: readonly Offer[]
  /** What was read, to begin the search with. */
  read: string
  warehouseId: string
  inCart: ReadonlySet<string>
  onChoose: (medicine: Medicine | Offer) => void
}

/** What else a line of the paper may mean: the reader's own guesses, or any medicine by name. */
export function ChooseAnother({
  label,
  candidates,
  read,
  warehouseId,
  inCart,
  onChoose,
}: ChooseAnotherProps) {
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
        label={offers.length > 0 ? words.candidatesSearch : label}
        startWith={read}
        warehouseId={warehouseId}
        inCart={inCart}
        onPick={onChoose}
      />
    </div>
  )
}
