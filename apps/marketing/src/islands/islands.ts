/** Every island by its name; each is a chunk of its own. */
export const ISLANDS = {
  'page-header': () => import('../layout/page-header.tsx').then((file) => file.PageHeader),
  'franchise-benefits': () => import('../franchise/benefits.tsx').then((file) => file.Benefits),
  'franchise-calculator': () =>
    import('../franchise/calculator.tsx').then((file) => file.FranchiseCalculator),
  'franchise-form': () => import('../franchise/inquiry-form.tsx').then((file) => file.FranchiseForm),
  'franchise-voices': () => import('../franchise/voices.tsx').then((file) => file.PartnerVoices),
  'hospital-benefits': () => import('../hospital/benefits.tsx').then((file) => file.Benefits),
  'hospital-calculator': () => import('../hospital/calculator.tsx').then((file) => file.HospitalCalculator),
  'hospital-form': () => import('../hospital/inquiry-form.tsx').then((file) => file.HospitalForm),
  'hospital-voices': () => import('../hospital/voices.tsx').then((file) => file.HospitalVoices),
} as const
export type IslandName = keyof typeof ISLANDS

export const isIslandName = (name: string): name is IslandName => Object.hasOwn(ISLANDS, name)
