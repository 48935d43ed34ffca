/** The wizard's five steps and the tab strip above them. Specification, section 2; decisions, "Kiosk". */
export const KIOSK_STEPS = ['start', 'upload', 'details', 'medicines', 'placed'] as const
export type KioskStep = (typeof KIOSK_STEPS)[number]

export const KIOSK_TABS = ['Upload Prescription', 'Verify Medicines', 'Confirm Order'] as const
export type KioskTab = (typeof KIOSK_TABS)[number]

const TAB_OF = {
  start: 'Upload Prescription',
  upload: 'Upload Prescription',
  details: 'Verify Medicines',
  medicines: 'Verify Medicines',
  placed: 'Confirm Order',
} as const satisfies Record<KioskStep, KioskTab>

/** The tab a step belongs to. The confirm-order drawer opens over `medicines` and counts as Confirm Order. */
export const tabOf = (step: KioskStep, drawerOpen = false): KioskTab =>
  drawerOpen ? 'Confirm Order' : TAB_OF[step]

const moved = (step: KioskStep, by: 1 | -1): KioskStep => KIOSK_STEPS[KIOSK_STEPS.indexOf(step) + by] ?? step

/** Next and back go by one, and stay where there is nothing further. */
export const nextStep = (step: KioskStep): KioskStep => moved(step, 1)
export const previousStep = (step: KioskStep): KioskStep => moved(step, -1)
