import { CircleAlert } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { Radio } from '../radio-group/radio.tsx'

export type SelectCardProps = {
  /** Shared by the cards of one choice. */
  name: string
  value: string
  selected: boolean
  onSelect: (value: string) => void
  title: ReactNode
  /** Beside the title: a tag. */
  tag?: ReactNode
  /** Lines under the title. */
  children?: ReactNode
  /** At the right: an icon, or a small action of its own. */
  action?: ReactNode
  /** Why it cannot be chosen, or what is wrong with it. */
  problem?: ReactNode
  disabled?: boolean
  className?: string
}

/** A card that is one of several choices. All of it is the radio's target, save the action. */
export function SelectCard({
  name,
  value,
  selected,
  onSelect,
  title,
  tag,
  children,
  action,
  problem,
  disabled = false,
  className = '',
}: SelectCardProps) {
  const id = useId()
  const lines = Boolean(children || problem)
  const described = [children ? `${id}-about` : '', problem ? `${id}-problem` : ''].filter(Boolean).join(' ')
  return (
    <div
      className={`relative grid grid-cols-[auto_1fr_auto] gap-x-3.5 gap-y-1 rounded-md border-2 p-4 has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-neel-500 ${lines ? 'items-start' : 'items-center'} ${look(selected, disabled)} ${className}`}
    >
      <Radio
        id={id}
        name={name}
        value={value}
        checked={selected}
        disabled={disabled}
        aria-describedby={described || undefined}
        onChange={() => onSelect(value)}
        className={`focus-visible:outline-none ${lines ? 'mt-0.5' : ''}`}
      />
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-2">
          <label htmlFor={id} className="font-strong after:absolute after:inset-0 after:rounded-md">
            {title}
          </label>
          {tag}
        </p>
        {children ? (
          <div id={`${id}-about`} className="text-sm leading-[1.45]">
            {children}
          </div>
        ) : null}
        {problem ? (
          <p
            id={`${id}-problem`}
            className="mt-1.5 flex items-center gap-1.5 text-sm font-medium text-sindoor-700"
          >
            <CircleAlert aria-hidden className="size-[1.375em] shrink-0" />
            {problem}
          </p>
        ) : null}
      </div>
      {action ? <div className="relative -my-2 -mr-2 grid min-h-11 place-items-center">{action}</div> : null}
    </div>
  )
}

function look(selected: boolean, disabled: boolean) {
  if (disabled) return 'border-khadi-300 bg-khadi-100 text-khadi-700'
  return selected
    ? 'border-neel-700 bg-neel-50 inset-ring-1 inset-ring-neel-700'
    : 'border-khadi-300 bg-surface hover:border-neel-500'
}
