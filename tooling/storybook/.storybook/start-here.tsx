/** Specimens for the front page. They show the tokens themselves, so they cannot fall behind them. */
import { Mark } from '@dawadoot/ui/logo/logo'

const RAMPS = {
  neel: [50, 100, 200, 300, 400, 500, 600, 700, 800, 900, 950],
  khadi: [0, 50, 100, 200, 300, 400, 500, 600, 700, 800],
  haldi: [50, 100, 200, 300, 400, 700],
  neem: [50, 200, 600, 700],
  geru: [50, 200, 600, 700],
  sindoor: [50, 200, 600, 700],
}

const MEANS: Record<string, string> = {
  neel: 'indigo ink: action, text',
  khadi: 'paper: surfaces, rules, quiet text',
  haldi: 'you save',
  neem: 'good',
  geru: 'please check',
  sindoor: 'stop',
}

export function Colours() {
  return (
    <div className="grid gap-1.5">
      {Object.entries(RAMPS).map(([name, steps]) => (
        <div key={name} className="flex items-center">
          {steps.map((step) => (
            <svg key={step} className="h-9 w-12" aria-hidden>
              <rect width="100%" height="100%" fill={`var(--color-${name}-${step})`} />
            </svg>
          ))}
          <span className="pl-3 text-sm">
            <b>{name}</b>, {MEANS[name]}
          </span>
        </div>
      ))}
    </div>
  )
}

export function Type() {
  return (
    <div className="grid gap-2">
      <p className="display text-4xl">Anek 4xl</p>
      <p className="display text-3xl">Anek 3xl</p>
      <p className="display text-2xl">Anek 2xl</p>
      <p className="text-xl font-strong">Anek xl, 24: card titles, totals</p>
      <p className="text-lg">Anek lg, 20: lead text, input text</p>
      <p>
        Anek base, 18: body. <span lang="hi">दवा समय पर, दरवाज़े पर।</span>
      </p>
      <p className="text-sm text-quiet">Anek sm, 16: labels, meta</p>
      <p className="text-xs text-quiet">Anek xs, 15: tags and captions</p>
      <p className="hand text-xl">“Tiro italic: what a person wrote or said.”</p>
    </div>
  )
}

export function Spacing() {
  return (
    <div className="mb-6 flex items-end gap-4">
      <Size className="size-1" label="1" />
      <Size className="size-2" label="2" />
      <Size className="size-4" label="4" />
      <Size className="size-6" label="6" />
      <Size className="size-8" label="8" />
      <Size className="size-12" label="12, least target" />
      <Size className="size-(--size-target)" label="size-target" />
    </div>
  )
}

const Size = ({ className, label }: { className: string; label: string }) => (
  <span className="grid justify-items-center gap-2 text-xs text-quiet">
    <span className={`bg-neel-200 ${className}`} />
    {label}
  </span>
)

export function Surfaces() {
  return (
    <div className="grid gap-6 sm:grid-cols-3">
      <div className="hang hang-pad">
        <code>hang</code>, <code>hang-pad</code>
      </div>
      <div className="bill">
        <code>bill</code>
      </div>
      <div className="frame bg-neel-50 p-6">
        <code>frame</code>
      </div>
    </div>
  )
}

const WORDS = [
  ['wrap', 'the page’s measure: 76rem between gutters'],
  ['section, section-head', 'a section’s space; a heading under its own line'],
  ['display', 'a headline’s letters'],
  ['num', 'prices and times: tabular'],
  ['hand', 'a person’s words'],
  ['hi', 'the Hindi line under an action'],
  ['hang, hang-pad', 'a slip on the line, and its padding'],
  ['mark, save', 'the highlighter, in text and as a tag'],
  ['frame', 'four corners; --frame-inset, --frame-length, --frame'],
  ['kiosk-foot', 'the kiosk’s main actions, in the lower third'],
]

export function Words() {
  return (
    <dl className="grid gap-2">
      {WORDS.map(([word, means]) => (
        <div key={word} className="grid grid-cols-[14rem_1fr] border-t border-rule pt-2">
          <dt>
            <code>{word}</code>
          </dt>
          <dd className="text-quiet">{means}</dd>
        </div>
      ))}
    </dl>
  )
}

export const Line = () => (
  <div className="my-4 overflow-hidden border-t-[0.3125rem] border-rekha text-rekha">
    <Mark className="!h-24 !overflow-hidden" />
  </div>
)
