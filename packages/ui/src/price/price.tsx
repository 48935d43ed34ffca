import type { ComponentProps } from 'react'

export type PriceProps = Omit<ComponentProps<'p'>, 'children'> & {
  /** What is paid, ready to read: "₹44.80". */
  price: string
  /** The printed price with its label, struck through: "MRP ₹112.00". */
  mrp?: string | undefined
  /** What is saved: "60% off". */
  saving?: string | undefined
}

/** What it costs, what is saved, what is printed on the pack. */
export function Price({ price, mrp, saving, className = '', ...rest }: PriceProps) {
  return (
    <p {...rest} className={`num flex flex-wrap items-center gap-x-3 gap-y-1 ${className}`}>
      <strong className="text-[1.625rem] leading-none font-bold tracking-[-0.02em] max-md:text-2xl">
        {price}
      </strong>
      {saving === undefined ? null : <span className="save">{saving}</span>}
      {mrp === undefined ? null : (
        <s className="basis-full text-sm text-khadi-600 decoration-[1.5px]">{mrp}</s>
      )}
    </p>
  )
}

/** A saving on its own, on the highlighter. */
export function Saving({ className = '', ...rest }: ComponentProps<'span'>) {
  return <span {...rest} className={`save num ${className}`} />
}
