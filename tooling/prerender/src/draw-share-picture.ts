import { createCanvas, GlobalFonts, type SKRSContext2D } from '@napi-rs/canvas'
import { type DrawnSvg, drawSvg } from './drawn-svg.ts'

/** Where the page's own scene stands, and whether on paper or on ink. Pixels; the scene's foot is the picture's. */
export type ShareLook = { tone: 'paper' | 'ink'; scene: { x: number; width: number } }

export const SHARE_SIZE = { width: 1200, height: 630 } as const
const FONT = 'Anek'
const LEFT = 56
const TITLE = { size: 68, line: 74, y: 184 }
const TONES = {
  paper: { page: '#fbfaf7', title: '#0c1030', lead: '#4d4641' },
  ink: { page: '#171c4d', title: '#ffffff', lead: '#e9edff' },
} as const
const LINE = '#2d379e'

/** The text of the first such element of a page; throws where there is none. */
const firstText = (html: string, tag: string): string => {
  const text = new RegExp(`<${tag}\\b[^>]*>([^<]+)</${tag}>`).exec(html)?.[1]
  if (text === undefined) throw new Error(`the page has no ${tag} of text alone`)
  return text.replaceAll('&amp;', '&').replaceAll('&#x27;', "'")
}

const firstSvg = (html: string, box: string): string => {
  const svg = new RegExp(`<svg viewBox="${box}"[\\s\\S]*?</svg>`).exec(html)?.[0]
  if (svg === undefined) throw new Error(`the page has no drawing of ${box}`)
  return svg
}

const lines = (context: SKRSContext2D, text: string, width: number): string[] => {
  const made: string[] = []
  for (const word of text.split(' ')) {
    const last = made.at(-1)
    const longer = `${last} ${word}`
    if (last !== undefined && context.measureText(longer).width <= width) made[made.length - 1] = longer
    else made.push(word)
  }
  return made
}

const place = (context: SKRSContext2D, { image, width, height }: DrawnSvg, x: number, wide: number) => {
  const high = (wide * height) / width
  context.drawImage(image, x, SHARE_SIZE.height - high, wide, high)
}

/**
 * What is shown where a page's address is shared: its title, its lead and its scene under the line, out of the built page
 * itself. The same page gives the same bytes. `font` is the file of the page's first font.
 */
export const drawSharePicture = async (html: string, font: Buffer, look: ShareLook): Promise<Buffer> => {
  GlobalFonts.register(font, FONT)
  const main = html.slice(html.indexOf('<main'))
  const { tone, scene } = look
  const colours = TONES[tone]
  const canvas = createCanvas(SHARE_SIZE.width, SHARE_SIZE.height)
  const context = canvas.getContext('2d')
  context.fillStyle = colours.page
  context.fillRect(0, 0, SHARE_SIZE.width, SHARE_SIZE.height)
  context.fillStyle = LINE
  context.fillRect(0, 0, SHARE_SIZE.width, 8)

  // the ground goes on to both sides of a scene that is not as wide as the picture
  if (tone === 'paper' && scene.x > LEFT) context.fillRect(0, SHARE_SIZE.height - 6, SHARE_SIZE.width, 6)
  place(context, await drawSvg(firstSvg(main, '0 0 \\d{3,} \\d+'), html, FONT), scene.x, scene.width)

  const ink = tone === 'ink' ? '#8f9bea' : LINE
  const mark = await drawSvg(firstSvg(html, '4 7.5 58 56').replaceAll('currentColor', ink), html, FONT)
  context.drawImage(mark.image, LEFT, 5, 64, (64 * mark.height) / mark.width)
  context.fillStyle = colours.title
  context.font = `700 34px ${FONT}`
  context.fillText(firstText(html, 'b'), LEFT + 78, 58)

  const wide = scene.x > LEFT ? scene.x - LEFT - 24 : SHARE_SIZE.width - 2 * LEFT
  context.font = `700 ${TITLE.size}px ${FONT}`
  context.letterSpacing = '-1.5px'
  const title = lines(context, firstText(main, 'h1'), wide)
  title.forEach((line, row) => context.fillText(line, LEFT, TITLE.y + row * TITLE.line))
  context.font = `460 27px ${FONT}`
  context.letterSpacing = '0px'
  context.fillStyle = colours.lead
  const below = TITLE.y + title.length * TITLE.line - 10
  lines(context, firstText(main, 'p'), wide).forEach((line, row) =>
    context.fillText(line, LEFT, below + row * 38),
  )
  return canvas.toBuffer('image/png')
}
