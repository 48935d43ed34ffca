import { Minus, Plus } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'

export type QuantitySelectProps = Omit<ComponentProps<'div'>, 'onChange' | 'children'> & {
  /** What is counted: "Quantity of Metformin SR 500 mg". */
  label: string
  lessLabel: string
  moreLabel: string
  value: number
  onValueChange: (value: number) => void
  min?: number
  max?: number
  disabled?: boolean
}

/** How many, one at a time. At an end its button says so but keeps the focus. */
export function QuantitySelect({
  label,
  lessLabel,
  moreLabel,
  value,
  onValueChange,
  min = 1,
  max = 10,
  disabled = false,
  className = '',
  ...rest
}: QuantitySelectProps) {
  const step = (to: number) => {
    if (to >= min && to <= max) onValueChange(to)
  }
  return (
    <div
      {...rest}
      role="group"
      aria-label={label}
      className={`inline-flex items-center rounded-md border-2 ${disabled ? 'border-khadi-300 bg-khadi-100 text-khadi-700' : 'border-edge bg-white text-neel-700'} ${className}`}
    >
      <Step
        label={lessLabel}
        icon={<Minus />}
        off={value <= min}
        disabled={disabled}
        onClick={() => step(value - 1)}
      />
      <output className="num min-w-9 text-center text-lg font-strong text-ink max-md:min-w-7">
        {/* of its own size, so that another number lays out nothing around it */}
        <span className="block h-[1lh] [contain:size_layout]">{value}</span>
      </output>
      <Step
        label={moreLabel}
        icon={<Plus />}
        off={value >= max}
        disabled={disabled}
        onClick={() => step(value + 1)}
      />
    </div>
  )
}

function Step(props: {
  label: string
  icon: ReactNode
  off: boolean
  disabled: boolean
  onClick: () => void
}) {
  return (
    <button
      type="button"
      aria-label={props.label}
      aria-disabled={props.off || undefined}
      disabled={props.disabled}
      onClick={props.onClick}
      className="grid size-12 place-items-center rounded-md hover:bg-neel-50 disabled:cursor-not-allowed disabled:hover:bg-transparent aria-disabled:cursor-not-allowed aria-disabled:text-khadi-500 aria-disabled:hover:bg-transparent max-[24.37rem]:w-11 [&_svg]:size-6"
    >
      {props.icon}
    </button>
  )
}
