import type { Claim } from '@dawadoot/domain/brand/sample'
import { formatDay } from '@dawadoot/domain/order/date'
import { site } from './words.ts'

export type ClaimsProps = {
  figures: readonly { value: string; label: string; basis: string; asOf: string }[]
  claims: readonly Claim[]
}

/** What a page claims, with what each claim rests on and the day that was checked; claims of one basis share a line. */
export function Claims({ figures, claims }: ClaimsProps) {
  const all = [
    ...figures.map(({ value, label, ...rest }) => ({ text: `${value} ${label}`, ...rest })),
    ...claims,
  ]
  const lines = Map.groupBy(all, ({ basis, asOf }) => site.claims.basis(basis, formatDay(asOf)))
  return (
    <section className="wrap section" aria-label={site.claims.title}>
      <h2 className="text-lg">{site.claims.title}</h2>
      <dl className="mt-4 grid gap-x-10 gap-y-4 text-sm md:grid-cols-2 lg:grid-cols-3">
        {Array.from(lines, ([basis, stated]) => (
          <div key={basis} className="border-t border-khadi-300 pt-3">
            <dt className="font-semibold">{stated.map(({ text }) => text).join(', ')}</dt>
            <dd className="text-quiet">{basis}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
