import { asMedicine, blockReason, type CartLine } from '@dawadoot/domain/cart/line'
import { chooseReading, confirmLine, replaceLine, setQuantity, undoReplace } from '@dawadoot/domain/cart/cart'
import type { Medicine, Offer } from '@dawadoot/domain/cart/medicine'
import { formatRupees } from '@dawadoot/domain/money/format-rupees'
import { Button } from '@dawadoot/ui/button/button'
import { IconButton } from '@dawadoot/ui/icon-button/icon-button'
import { Note } from '@dawadoot/ui/note/note'
import { Price } from '@dawadoot/ui/price/price'
import { Tag } from '@dawadoot/ui/tag/tag'
import { Check, Replace, Search, ShieldCheck, Trash2, Undo2 } from 'lucide-react'
import { memo, useRef, useState } from 'react'
import { Alternatives } from './alternatives.tsx'
import { type CartStore, changeLines, takeOut } from './cart-store.ts'
import { ChooseAnother } from './choose-another.tsx'
import { CropStrip, type StripTone } from './crop-strip.tsx'
import { Dosage } from './dosage.tsx'
import { LineQuantity } from './line-quantity.tsx'
import { type LineState, lineState, needsLook, replacements, suggestion } from './line-state.ts'
import { LineTag } from './line-tag.tsx'
import { PaperSlip } from './paper-slip.tsx'
import { searchWords } from './search-words.ts'
import { useLine } from './use-lines.ts'
import type { PagePicture } from './use-page-pictures.tsx'
import { cartWords } from './words.ts'

const words = cartWords.line

const TONES = {
  not_sold: 'bad',
  out_of_stock: 'bad',
  check: 'check',
  replaced: 'clear',
  added: 'clear',
  checked: 'clear',
  sure: 'clear',
} satisfies Record<LineState, StripTone>

type MedicineLineProps = {
  cart: CartStore
  /** Its quantity may be another by now: what shows it asks for itself. */
  line: CartLine
  /** Its place on the paper, or its medicine where it has none. */
  shownKey: string
  /** On the paper; what was not read from it has none. */
  number: number | undefined
  picture: PagePicture | undefined
  active: boolean
  onActivate: (key: string | undefined) => void
  /** It is on its way out of the cart: the strip stays while the body folds up to the line. */
  leaving: boolean
}

/**
 * One medicine of the cart, hanging from the words it was read from. Drawn anew only when something of its own has
 * changed: a cart may have a hundred.
 */
export const MedicineLine = memo(function MedicineLine({
  cart,
  line,
  shownKey,
  number,
  picture,
  active,
  onActivate,
  leaving,
}: MedicineLineProps) {
  const state = lineState(line)
  const { source } = line.medicine
  const place = source && number ? { key: shownKey, number, box: source.box, picture } : undefined
  return (
    <PaperSlip
      id={place ? `line-${place.number}` : undefined}
      label={line.medicine.name}
      onActivate={(on) => onActivate(on ? shownKey : undefined)}
    >
      <CropStrip tone={TONES[state]} active={active} tag={<LineTag state={state} />} place={place} />
      <div
        inert={leaving}
        className={`grid transition-[grid-template-rows,opacity] duration-500 ease-pen ${leaving ? 'grid-rows-[0fr] opacity-0' : 'grid-rows-[1fr]'}`}
      >
        <div className="min-h-0 overflow-clip [overflow-clip-margin:0.5rem]">
          <LineBody cart={cart} line={line} />
        </div>
      </div>
    </PaperSlip>
  )
})

function LineBody({ cart, line }: Pick<MedicineLineProps, 'cart' | 'line'>) {
  const { medicine, inPlaceOf } = line
  const [open, setOpen] = useState<'another' | 'replace'>()
  const blocked = blockReason(line)
  const offers = replacements(line)
  const suggested = useLine(cart, line, suggestion)
  const body = useRef<HTMLDivElement>(null)
  /** For what takes the pressed button away: focus stays with the line, or with the list. */
  const settle = (rule: Parameters<typeof changeLines>[1]) => {
    body.current?.closest('article')?.focus({ preventScroll: true })
    changeLines(cart, rule)
  }
  const remove = () => {
    body.current?.closest('section')?.focus({ preventScroll: true })
    takeOut(cart, medicine.id)
  }
  const toggle = (what: 'another' | 'replace') => setOpen(open === what ? undefined : what)

  const choose = (other: Medicine | Offer) => {
    // a reading of the same words: they and their dosage stay
    const base = asMedicine(other, medicine)
    const alternatives = 'alternatives' in other ? other.alternatives : base.alternatives
    settle((lines) => chooseReading(lines, medicine.id, { ...base, alternatives }))
    setOpen(undefined)
  }

  return (
    <div ref={body} className="grid grid-cols-[minmax(0,1fr)] gap-3.5 px-4.5 pt-4 pb-4.5">
      <div>
        <div className="flex items-start justify-between gap-3">
          <h2 className="flex min-w-0 flex-wrap items-center gap-x-2.5 gap-y-1 text-xl leading-[1.15] font-stretch-106% tracking-[-0.012em] wrap-anywhere">
            {medicine.name}
            {medicine.schedule === 'H1' ? (
              <Tag tone="geru" icon={<ShieldCheck aria-hidden />}>
                {words.h1}
              </Tag>
            ) : null}
          </h2>
          <IconButton
            label={words.removeNamed(medicine.name)}
            icon={<Trash2 aria-hidden />}
            onClick={remove}
            className="-mt-2.5 -mr-3 -mb-3 text-khadi-700"
          />
        </div>
        <p className="mt-1 text-sm text-quiet first-letter:uppercase">
          {[medicine.stripUnit, medicine.composition.join(' + ')].filter(Boolean).join('. ')}
        </p>
        {medicine.schedule === 'H1' ? <p className="mt-1 text-sm text-quiet">{words.h1Why}</p> : null}
      </div>
      {medicine.dosage ? <Dosage dosage={medicine.dosage} /> : null}
      {inPlaceOf ? (
        <div className="flex flex-wrap items-center justify-between gap-x-3 text-sm">
          <p className="min-w-0 text-quiet">{words.inPlaceOf(inPlaceOf.name)}</p>
          <Button
            variant="quiet"
            size="sm"
            icon={<Undo2 aria-hidden />}
            onClick={() => settle((lines) => undoReplace(lines, medicine.id))}
          >
            {words.undo}
          </Button>
        </div>
      ) : null}
      {line.addedByCustomer && !blocked && medicine.schedule !== 'OTC' ? (
        <p className="text-sm text-quiet">{words.pharmacistChecks}</p>
      ) : null}
      {needsLook(line) && medicine.source ? (
        <Note tone="warn">
          {words.readAs.before}
          <span className="hand text-base">“{medicine.source.text}”</span>
          {words.readAs.after}
        </Note>
      ) : null}
      {blocked === 'not_sold_online' ? (
        <Note tone="bad">
          <b>{words.notSold}</b> {words.notSoldWhy}
        </Note>
      ) : null}
      {blocked === 'out_of_stock' ? <Note tone="bad">{words.outOfStock}</Note> : null}
      {blocked === 'not_sold_online' ? null : (
        <div className="flex items-center justify-between gap-3 max-md:gap-2 max-[21.5rem]:flex-wrap">
          <Price
            price={formatRupees(medicine.pricing.sellingPrice)}
            {...(medicine.pricing.mrp > medicine.pricing.sellingPrice
              ? {
                  mrp: words.mrp(formatRupees(medicine.pricing.mrp)),
                  saving: words.saving(medicine.pricing.discountPercent),
                }
              : {})}
            className="min-w-0 flex-1 max-md:gap-x-2 max-md:[&_.save]:text-sm max-md:[&_strong]:text-xl"
          />
          <LineQuantity cart={cart} line={line} />
        </div>
      )}
      {needsLook(line) ? (
        <div className="flex flex-wrap gap-2">
          <Button
            variant="line"
            size="sm"
            icon={<Check aria-hidden />}
            onClick={() => settle((lines) => confirmLine(lines, medicine.id))}
          >
            {words.looksRight}
          </Button>
          <Button
            variant="quiet"
            size="sm"
            icon={<Search aria-hidden />}
            aria-expanded={open === 'another'}
            onClick={() => toggle('another')}
          >
            {words.chooseAnother}
          </Button>
        </div>
      ) : null}
      {open === 'another' ? (
        <ChooseAnother
          cart={cart}
          label={words.searchMedicine}
          candidates={medicine.candidates ?? []}
          read={searchWords(medicine.source?.text ?? '')}
          onChoose={choose}
        />
      ) : null}
      {blocked || (offers.length === 0 && !suggested) ? null : (
        <div className="-mx-1 -my-1.5 flex flex-wrap items-center justify-between gap-x-2">
          {offers.length > 0 ? (
            <Button
              variant="quiet"
              size="sm"
              icon={<Replace aria-hidden />}
              aria-expanded={open === 'replace'}
              onClick={() => toggle('replace')}
            >
              {open === 'replace' ? words.keep : words.replace}
            </Button>
          ) : null}
          {suggested ? (
            <Button
              variant="quiet"
              size="sm"
              className="ml-auto"
              onClick={() => settle((lines) => setQuantity(lines, medicine.id, suggested))}
            >
              {words.suggested(suggested)}
            </Button>
          ) : null}
        </div>
      )}
      {blocked === 'choose_alternative' || open === 'replace' ? (
        <Alternatives
          legend={words.sameComposition}
          offers={offers}
          onReplace={(offer) => settle((lines) => replaceLine(lines, medicine.id, offer))}
        />
      ) : null}
    </div>
  )
}
