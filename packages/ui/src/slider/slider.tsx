import { useId } from 'react'

export type SliderProps = {
  label: string
  value: number
  min: number
  max: number
  step?: number
  onValueChange: (value: number) => void
  /** How a value reads: "₹500". Also what a screen reader says. */
  format?: (value: number) => string
  className?: string
}

const THUMB =
  '[&::-webkit-slider-thumb]:size-9 [&::-webkit-slider-thumb]:appearance-none [&::-webkit-slider-thumb]:rounded-full [&::-webkit-slider-thumb]:border-8 [&::-webkit-slider-thumb]:border-solid [&::-webkit-slider-thumb]:border-rekha [&::-webkit-slider-thumb]:bg-white [&::-webkit-slider-thumb]:shadow-key ' +
  '[&::-moz-range-thumb]:box-border [&::-moz-range-thumb]:size-9 [&::-moz-range-thumb]:rounded-full [&::-moz-range-thumb]:border-8 [&::-moz-range-thumb]:border-solid [&::-moz-range-thumb]:border-rekha [&::-moz-range-thumb]:bg-white [&::-moz-range-thumb]:shadow-key'
const FOCUS =
  'outline-none [&:focus-visible::-webkit-slider-thumb]:outline-3 [&:focus-visible::-webkit-slider-thumb]:outline-offset-3 [&:focus-visible::-webkit-slider-thumb]:outline-neel-500 [&:focus-visible::-moz-range-thumb]:outline-3 [&:focus-visible::-moz-range-thumb]:outline-offset-3 [&:focus-visible::-moz-range-thumb]:outline-neel-500'

/** A station that is moved along a line. The browser's own range input does the moving. */
export function Slider({
  label,
  value,
  min,
  max,
  step = 1,
  onValueChange,
  format = String,
  className = '',
}: SliderProps) {
  const id = useId()
  const share = max > min ? Math.min(1, Math.max(0, (value - min) / (max - min))) : 0
  return (
    <div className={`grid gap-2 ${className}`}>
      <div className="flex items-baseline justify-between gap-4">
        <label htmlFor={id} className="font-semibold">
          {label}
        </label>
        <output htmlFor={id} className="num text-2xl font-bold font-stretch-110% tracking-[-0.025em]">
          {format(value)}
        </output>
      </div>
      <div className="relative h-12">
        {/* half a thumb in from both ends, where the thumb's middle can stand */}
        <svg
          className="absolute top-5.5 left-4.5 h-1 w-[calc(100%-2.25rem)] overflow-visible"
          aria-hidden
          focusable="false"
        >
          <rect x="-1.125rem" width="calc(100% + 2.25rem)" height="4" className="fill-neel-200" />
          <rect x="-1.125rem" width="1.125rem" height="4" className="fill-rekha" />
          <rect width={`${(share * 100).toFixed(2)}%`} height="4" className="fill-rekha" />
        </svg>
        <input
          id={id}
          type="range"
          value={value}
          min={min}
          max={max}
          step={step}
          aria-valuetext={format(value)}
          onChange={(event) => onValueChange(event.target.valueAsNumber)}
          className={`absolute inset-0 m-0 h-12 w-full cursor-pointer appearance-none bg-transparent ${THUMB} ${FOCUS}`}
        />
      </div>
      <div className="num flex justify-between text-xs text-quiet" aria-hidden>
        <span>{format(min)}</span>
        <span>{format(max)}</span>
      </div>
    </div>
  )
}
