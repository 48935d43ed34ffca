/** A place on a page in fractions of its width and height (0 to 1), origin at the top left. */
export type PageBox = { x: number; y: number; width: number; height: number }
export type Size = { width: number; height: number }
/** Clockwise quarter turns. */
export type Turn = 0 | 1 | 2 | 3

const TURNS = [0, 1, 2, 3] as const satisfies readonly Turn[]
export const nextTurn = (turn: Turn): Turn => TURNS[turn + 1] ?? 0

/** Where a box lies once its page has been turned. */
export function turnBox({ x, y, width, height }: PageBox, turn: Turn): PageBox {
  switch (turn) {
    case 0:
      return { x, y, width, height }
    case 1:
      return { x: 1 - y - height, y: x, width: height, height: width }
    case 2:
      return { x: 1 - x - width, y: 1 - y - height, width, height }
    case 3:
      return { x: y, y: 1 - x - width, width: height, height: width }
  }
}

export const turnSize = ({ width, height }: Size, turn: Turn): Size =>
  turn % 2 === 0 ? { width, height } : { width: height, height: width }

/** The SVG transform that lays a picture of `size` into its turned sheet. */
export function turnPicture({ width, height }: Size, turn: Turn): string | undefined {
  switch (turn) {
    case 0:
      return undefined
    case 1:
      return `translate(${height} 0) rotate(90)`
    case 2:
      return `translate(${width} ${height}) rotate(180)`
    case 3:
      return `translate(0 ${width}) rotate(270)`
  }
}
