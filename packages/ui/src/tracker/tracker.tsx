import { Check, X } from 'lucide-react'
import type { ReactNode } from 'react'

export type TrackerStep = {
  label: string
  /** Under the label: a time, a place. */
  detail?: ReactNode
  /** `cut`: it ended here, before its time. */
  state: 'done' | 'now' | 'later' | 'cut'
}

export type TrackerProps = {
  /** Name of the list: "Order status". */
  label: string
  steps: readonly TrackerStep[]
  /** Said after a done step's label to those who do not see the tick. */
  doneLabel?: string
  /** Rides on the stretch that leads on from now; wide screens only, decorative. */
  ride?: ReactNode
  /** Waits above the last step; wide screens only, decorative. */
  home?: ReactNode
  className?: string
}

/** Stations of one journey: solid is done, dots are still to come, a cut is the end. Down a line where it is narrow. */
export function Tracker({ label, steps, doneLabel, ride, home, className = '' }: TrackerProps) {
  return (
    <div className={`@container ${className}`}>
      <ol aria-label={label} className={ride || home ? 'track track-art' : 'track'}>
        {steps.map((step, index) => (
          <li
            key={step.label}
            data-state={step.state}
            data-line={lineAfter(step, steps[index + 1])}
            aria-current={step.state === 'now' ? 'step' : undefined}
          >
            <span aria-hidden className="track-node">
              {step.state === 'done' ? <Check strokeWidth={3.5} /> : null}
              {step.state === 'cut' ? <X strokeWidth={3} /> : null}
            </span>
            <b>
              {step.label}
              {step.state === 'done' && doneLabel !== undefined ? (
                <span className="sr-only">, {doneLabel}</span>
              ) : null}
            </b>
            {step.detail === undefined ? null : (
              <span className="block text-sm text-quiet">{step.detail}</span>
            )}
            {step.state === 'now' && ride ? <Scene name="ride">{ride}</Scene> : null}
            {index === steps.length - 1 && home ? <Scene name="home">{home}</Scene> : null}
          </li>
        ))}
      </ol>
    </div>
  )
}

const Scene = ({ name, children }: { name: 'ride' | 'home'; children: ReactNode }) => (
  <span aria-hidden data-scene={name} className="track-scene">
    {children}
  </span>
)

/** The stretch of line between a step and the next. */
function lineAfter(step: TrackerStep, next: TrackerStep | undefined) {
  if (!next) return 'none'
  if (next.state === 'cut') return 'cut'
  if (step.state === 'now') return 'riding'
  return step.state === 'done' ? 'solid' : 'dots'
}
