/** Used where a result names no warehouse. Decisions, "Prescription, cart, order". */
export const DEFAULT_WAREHOUSE_ID = 'WH-DEL-01'
