import { blockReason, lineFromPrescription } from '@dawadoot/domain/cart/line'
import type { Medicine } from '@dawadoot/domain/cart/medicine'
import { isSearchable, MEDICINE_SEARCH } from '@dawadoot/domain/cart/medicine-search'
import { formatRupees } from '@dawadoot/domain/money/format-rupees'
import { Combobox, type ComboboxList } from '@dawadoot/ui/combobox/combobox'
import { Search } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { refusalOf } from '../form/refusal.ts'
import { useOrdering } from '../ordering.tsx'
import type { CartStore } from './cart-store.ts'
import { useInCart } from './use-lines.ts'
import { cartWords } from './words.ts'

const words = cartWords.search

type Answer =
  | { typed: string; status: 'found'; medicines: readonly Medicine[] }
  | { typed: string; status: 'failed'; message: string }

/**
 * The answer to what is typed: asked 1000 ms after the last key, from 3 characters on. An answer to anything but
 * the present text is never shown, however late it comes. Specification, section 5.
 */
const useMedicineSearch = (text: string, warehouseId: string): Answer | undefined => {
  const { client } = useOrdering()
  const [answer, setAnswer] = useState<Answer>()
  const typed = text.trim()

  useEffect(() => {
    if (!isSearchable(typed)) return
    const work = new AbortController()
    const timer = setTimeout(() => {
      client.medicines.search({ warehouseId, medicineName: typed }, work.signal).then(
        (medicines) => {
          if (!work.signal.aborted) setAnswer({ typed, status: 'found', medicines })
        },
        (error: unknown) => {
          if (!work.signal.aborted)
            setAnswer({ typed, status: 'failed', message: refusalOf(error, words.failed) })
        },
      )
    }, MEDICINE_SEARCH.debounceMs)
    return () => {
      clearTimeout(timer)
      work.abort()
    }
  }, [client, typed, warehouseId])

  return answer?.typed === typed ? answer : undefined
}

const detailOf = (medicine: Medicine): string => {
  const reason = blockReason(lineFromPrescription(medicine))
  const state =
    reason === 'not_sold_online'
      ? words.notSold
      : medicine.inStock
        ? formatRupees(medicine.pricing.sellingPrice)
        : words.outOfStock
  return [medicine.stripUnit, medicine.composition.join(' + '), state].filter(Boolean).join('. ')
}

type MedicineSearchProps = {
  /** What is in it is not offered again. */
  cart: CartStore
  label?: string
  /** What is typed to begin with: the words of a line. */
  startWith?: string
  onPick: (medicine: Medicine) => void
}

/** Finds a medicine by name and hands it over. */
export function MedicineSearch({ cart, label = words.label, startWith = '', onPick }: MedicineSearchProps) {
  const inCart = useInCart(cart)
  const warehouseId = useStore(cart, (state) => state.warehouseId)
  const [text, setText] = useState(startWith)
  const answer = useMedicineSearch(text, warehouseId)
  const offered =
    answer?.status === 'found'
      ? answer.medicines.filter(({ id }) => !inCart.has(id)).slice(0, MEDICINE_SEARCH.limit)
      : []

  const list = ((): ComboboxList => {
    if (text.trim() === '') return { status: 'idle' }
    if (!isSearchable(text)) return { status: 'too-short', message: words.hint }
    if (!answer) return { status: 'loading', message: words.searching }
    if (answer.status === 'failed') return { status: 'failed', message: words.error(answer.message) }
    if (offered.length === 0) return { status: 'none', message: words.none }
    return {
      status: 'results',
      options: offered.map((medicine) => ({
        id: medicine.id,
        name: medicine.name,
        detail: detailOf(medicine),
      })),
    }
  })()

  return (
    <Combobox
      label={label}
      icon={<Search aria-hidden />}
      hint={words.hint}
      text={text}
      onTextChange={setText}
      list={list}
      onPick={({ id }) => {
        const medicine = offered.find((offer) => offer.id === id)
        if (!medicine) return
        setText('')
        onPick(medicine)
      }}
    />
  )
}
