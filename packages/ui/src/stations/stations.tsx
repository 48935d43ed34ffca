export type Station = { label: string; hindi?: string }

export type StationsProps = {
  /** What the line leads through: "Progress". */
  label: string
  stations: readonly Station[]
  /** Index of the station where we are; one past the last when all is done. */
  now: number
  className?: string
}

/** Steps as stations on a line: done is filled, now is ringed, the rest is still to come. */
export function Stations({ label, stations, now, className = '' }: StationsProps) {
  return (
    <ol aria-label={label} className={`stations ${className}`}>
      {stations.map((station, index) => (
        <li
          key={station.label}
          data-state={index < now ? 'done' : index === now ? 'now' : 'later'}
          aria-current={index === now ? 'step' : undefined}
        >
          {station.label}
          {station.hindi === undefined ? null : (
            <span lang="hi" aria-hidden className="hi">
              {station.hindi}
            </span>
          )}
        </li>
      ))}
    </ol>
  )
}
