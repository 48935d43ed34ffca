import type { Medicine } from '@dawadoot/domain/cart/medicine'
import { Note } from '@dawadoot/ui/note/note'
import { useState } from 'react'
import { addToCart, type CartStore } from './cart-store.ts'
import { MedicineSearch } from './medicine-search.tsx'
import { cartWords } from './words.ts'

/** Search to add. Schedule X is refused at once, in words. */
export function AddMedicine({ cart }: { cart: CartStore }) {
  const [picked, setPicked] = useState<Medicine>()
  const pick = (medicine: Medicine) => {
    if (medicine.schedule !== 'X') addToCart(cart, medicine)
    setPicked(medicine)
  }
  return (
    <div className="grid gap-3">
      <MedicineSearch cart={cart} onPick={pick} />
      <div role="status">
        {picked === undefined ? null : picked.schedule === 'X' ? (
          <Note tone="bad">
            <b>{cartWords.line.notSold}</b> {picked.name}. {cartWords.line.notSoldWhy}
          </Note>
        ) : (
          <span className="sr-only">{cartWords.search.added(picked.name)}</span>
        )}
      </div>
    </div>
  )
}
