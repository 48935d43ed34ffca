/**
 * The turns in which a cart is painted, after its heading. Each has letters in it that no turn before it had, and those
 * are most of what laying out costs: together they would keep a cheap phone busy for as long as a press may wait.
 */
export const CART_TURNS = { paper: 1, beside: 2, firstLine: 3, linesInSight: 4, lines: 5, rest: 6 } as const
