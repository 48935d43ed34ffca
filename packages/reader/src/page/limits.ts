/** Decisions, "Prescription, cart, order". */
export const MAX_PAGES = 20
export const MAX_PIXELS = 40_000_000

/** A PDF page is at most this many points (1/72 inch) on a side: 14,400 is the format's own limit. */
export const MAX_PAGE_POINTS = 20_000

/** The models read best near this size; more pixels cost time and memory and find nothing more. */
export const READING_SIDE = 1800
export const PAGE_IMAGE_SIDE = 1600
