/** The small drawings of states: 240 px of the line, and what became of it. Decorative. */

const Line = (props: { d: string; dots?: boolean; thin?: boolean }) => (
  <path
    d={props.d}
    fill="none"
    stroke="var(--color-neel-600)"
    strokeWidth={props.thin ? 4 : 5}
    strokeDasharray={props.dots ? '2 12' : undefined}
    strokeLinecap="round"
  />
)

/** It went wrong: the line is cut. */
export const CutLine = () => (
  <svg viewBox="0 0 240 90" className="w-full" aria-hidden>
    <Line d="M3 70H92" />
    <Line d="M148 70H237" dots />
    <Line d="M104 54l-6 32M120 54l-6 32" thin />
  </svg>
)

/** There is nothing yet: a blank slip on the line. */
export const BlankSlip = () => (
  <svg viewBox="0 0 240 90" className="w-full" aria-hidden>
    <Line d="M3 70H237" />
    <path
      d="M97 6l47-2 1 63-8-4-8 4-8-4-8 4-8-4-8 4z"
      fill="var(--color-khadi-0)"
      stroke="var(--color-neel-950)"
      strokeWidth="3"
      strokeLinejoin="round"
    />
  </svg>
)

/** We are near, and do not reach it. */
export const OutOfReach = () => (
  <svg viewBox="0 0 240 90" className="w-full" aria-hidden>
    <Line d="M68 70H196" dots />
    <circle
      cx="40"
      cy="66"
      r="21"
      fill="var(--color-neel-100)"
      stroke="var(--color-neel-600)"
      strokeWidth="3"
    />
    <circle cx="40" cy="66" r="6" fill="var(--color-neel-700)" />
    <path
      d="M204 70V28h28v42M204 70h28"
      fill="var(--color-neel-100)"
      stroke="var(--color-neel-950)"
      strokeWidth="3"
      strokeLinejoin="round"
    />
    <path d="M198 26h40" stroke="var(--color-neel-950)" strokeWidth="4" strokeLinecap="round" />
    <circle cx="226" cy="50" r="2.5" fill="var(--color-haldi-400)" />
  </svg>
)
