/** Kiosk timers and moves. Specification, section 9; decisions, "Kiosk". */
export const KIOSK = {
  uploadedDelayMs: 1500,
  placedCountdownSeconds: 30,
  slider: { stepPx: 270, everyMs: 3000 },
  idleMs: 60_000,
  idleCountdownSeconds: 30,
} as const
