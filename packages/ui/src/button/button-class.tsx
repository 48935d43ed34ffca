export type ButtonVariant = 'filled' | 'line' | 'quiet' | 'danger' | 'stop' | 'on-ink'
export type ButtonSize = 'sm' | 'md' | 'lg' | 'xl'
export type ButtonLook = {
  /** One `filled` per view. `danger` opens a way out, `stop` is the last yes, `on-ink` stands on dark. */
  variant?: ButtonVariant | undefined
  /** 44, 52 or 60 px high; `xl` is the one thing on a kiosk's screen. On the kiosk all grow with it. */
  size?: ButtonSize | undefined
  /** As wide as what it stands in. */
  full?: boolean | undefined
}

const SHAPE =
  'inline-flex min-w-11 items-center justify-center border-2 py-2 text-center font-strong font-stretch-107% leading-[1.15] ' +
  'no-underline whitespace-nowrap max-[21.5rem]:whitespace-normal transition-[background-color] duration-(--duration-tap) ' +
  'translate-y-0 active:translate-y-px disabled:cursor-not-allowed disabled:translate-y-0 aria-disabled:cursor-not-allowed aria-disabled:translate-y-0'

const OFF = 'disabled:border-transparent disabled:bg-khadi-200 disabled:text-khadi-700'

const VARIANTS = {
  filled: `border-transparent bg-action text-white hover:bg-neel-800 ${OFF}`,
  line: `border-neel-700 bg-surface text-neel-700 hover:bg-neel-100 ${OFF}`,
  quiet: 'border-transparent text-neel-700 hover:bg-neel-100 disabled:bg-transparent disabled:text-khadi-700',
  danger: `border-sindoor-200 text-sindoor-700 hover:bg-sindoor-50 ${OFF}`,
  stop: `border-transparent bg-sindoor-600 text-white hover:bg-sindoor-700 ${OFF}`,
  'on-ink': `border-transparent bg-white text-neel-800 hover:bg-neel-100 ${OFF}`,
} satisfies Record<ButtonVariant, string>

const SIZES = {
  sm: 'min-h-11 gap-2 rounded-md px-4 text-sm kiosk:min-h-12',
  md: 'min-h-(--size-target) gap-2.5 rounded-md px-6 text-base kiosk:min-h-16 kiosk:text-lg',
  lg: 'min-h-15 gap-2.5 rounded-[1rem] px-7.5 text-lg kiosk:min-h-16',
  xl: 'min-h-26 gap-3 rounded-[1.25rem] px-8 text-[2rem] landscape:min-h-20',
} satisfies Record<ButtonSize, string>

/** A button's look, for what must be a link (see ButtonLink) or a label. */
export function buttonClass({ variant = 'filled', size = 'md', full = false }: ButtonLook = {}, more = '') {
  const narrow = variant === 'quiet' ? '!px-3' : ''
  return [SHAPE, SIZES[size], VARIANTS[variant], narrow, full ? 'w-full' : '', more].filter(Boolean).join(' ')
}
