import { createRequire } from 'node:module'
import { createCanvas, GlobalFonts } from '@napi-rs/canvas'
import type { Canvas, SKRSContext2D } from '@napi-rs/canvas'
import { PAGE } from './lay-out-page.ts'
import type { Ink, Measure } from './lay-out-page.ts'
import { between, pick, whole } from './random.ts'
import type { Random } from './random.ts'

/** What the doctor writes with. Scores on handwriting fonts are no measure of real handwriting. */
export type Hand = 'Roboto' | 'Kalam' | 'Caveat'

const require = createRequire(import.meta.url)
for (const [file, family] of [
  [require.resolve('@fontsource/roboto/files/roboto-latin-400-normal.woff2'), 'Roboto'],
  [require.resolve('@fontsource/roboto/files/roboto-latin-700-normal.woff2'), 'Roboto Bold'],
  [require.resolve('@fontsource/kalam/files/kalam-latin-400-normal.woff2'), 'Kalam'],
  [require.resolve('@fontsource/caveat/files/caveat-latin-500-normal.woff2'), 'Caveat'],
] as const) {
  GlobalFonts.registerFromPath(file, family)
}

const fontOf = (ink: Ink, hand: Hand) =>
  `${ink.size}px "${ink.pen === 'bold' ? 'Roboto Bold' : ink.pen === 'print' ? 'Roboto' : hand}"`

export function measureWith(hand: Hand): Measure {
  const context = createCanvas(8, 8).getContext('2d')
  return (ink) => {
    context.font = fontOf(ink, hand)
    return context.measureText(ink.text).width
  }
}

export function blankPage(): Canvas {
  const page = createCanvas(PAGE.width, PAGE.height)
  const context = page.getContext('2d')
  context.fillStyle = '#fdfcf6'
  context.fillRect(0, 0, PAGE.width, PAGE.height)
  return page
}

export function drawPage(random: Random, ink: readonly Ink[], hand: Hand): Canvas {
  const page = blankPage()
  const context = page.getContext('2d')
  context.fillStyle = '#14224a'
  context.fillRect(60, 208, PAGE.width - 120, 3)
  for (const line of ink) {
    context.fillStyle = line.pen === 'hand' ? '#1a2a8a' : '#16181d'
    context.font = fontOf(line, hand)
    if (line.pen === 'hand' && hand !== 'Roboto') writeByHand(random, context, line, hand)
    else context.fillText(line.text, line.x, line.y)
  }
  return page
}

/** Words jump and lean a little, lines climb or fall. */
function writeByHand(random: Random, context: SKRSContext2D, line: Ink, hand: Hand): void {
  context.save()
  context.translate(line.x, line.y)
  context.rotate(between(random, -0.012, 0.012))
  let along = 0
  for (const word of line.text.split(' ')) {
    const size = line.size * between(random, 0.93, 1.08)
    context.font = fontOf({ ...line, size }, hand)
    context.save()
    context.translate(along, between(random, -0.05, 0.05) * size)
    context.rotate(between(random, -0.02, 0.02))
    context.fillText(word, 0, 0)
    context.restore()
    along += context.measureText(word).width + size * between(random, 0.2, 0.34)
  }
  context.restore()
}

/** Loops and hooks in lines, as a hurried hand leaves them: writing to the eye, words to nobody. */
export function scribble(random: Random, page: Canvas, fromY: number, toY: number): void {
  const context = page.getContext('2d')
  context.strokeStyle = pick(random, ['#1a2a8a', '#222'])
  context.lineCap = 'round'
  for (let y = fromY; y < toY; y += whole(random, 80, 120)) {
    let x = whole(random, 80, 160)
    const end = whole(random, 500, PAGE.width - 120)
    while (x < end) {
      context.lineWidth = between(random, 2.5, 5)
      context.beginPath()
      context.moveTo(x, y)
      for (let stroke = whole(random, 4, 12); stroke > 0; stroke--) {
        const next = x + between(random, -6, 34)
        context.bezierCurveTo(
          x + between(random, -25, 40),
          y + between(random, -45, 15),
          next + between(random, -40, 25),
          y + between(random, -20, 32),
          next,
          y + between(random, -10, 10),
        )
        x = next
      }
      context.stroke()
      x += between(random, 18, 60)
    }
  }
}
