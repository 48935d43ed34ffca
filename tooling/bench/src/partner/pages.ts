/** The partner pages, with the calculator of those that have one. */
export const PAGES = [
  { path: '/about' },
  { path: '/hospital-onboarding', calculator: { press: 'input', key: '5' } },
  { path: '/franchise', calculator: { press: 'button' } },
] as const satisfies readonly Page[]

/** `press` is within the calculator; what is typed into goes by `key`. */
export type Calculator = { press: string; key?: string }
export type Page = { path: string; calculator?: Calculator }

export const fileOf = (path: string): string => `${path.slice(1)}.html`
