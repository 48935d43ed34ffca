import sharp from 'sharp'
import type { Raster } from '../page/raster.ts'
import type { TextLine } from '../page/text-line.ts'
import type { AskVision } from './vision-endpoint.ts'

/** Reads a page that another engine found writing on but could not read. `seen` are the places of that writing. */
export type SecondEngine = {
  /** Lines in pixels of the page; none when nobody can read it. Rejects when there is no answer that fits the paper. */
  read(page: Raster, seen: readonly TextLine[]): Promise<TextLine[]>
}

const QUESTION =
  'Copy this medical prescription line by line, exactly as written. Do not correct, complete, translate or guess; leave out ' +
  'what you cannot read. Answer with JSON only: {"lines":[{"text":"...","box":[x,y,width,height]}]}, where the box is the ' +
  'place of the line in fractions (0 to 1) of the width and height of the picture, from its top left corner.'

const SIDE = 1600
const MOST_LINES = 200
const LONGEST_LINE = 200
/** Above what OCR must reach to be believed, below what print that was read reaches. */
const CONFIDENCE = 0.8
/** An answer most of which stands where there is no ink was made up. */
const LEAST_ON_INK = 0.8

/** An engine that shows pages to somebody else. Its answer is believed only where the page has ink. */
export function openVisionEngine(ask: AskVision): SecondEngine {
  return {
    async read(page, seen) {
      const lines = parseAnswer(await ask(await toJpeg(page), QUESTION), page)
      const onInk = lines.filter((line) => seen.some((place) => overlap(line, place)))
      if (onInk.length < lines.length * LEAST_ON_INK) throw new Error('the answer does not fit the paper')
      return onInk
    },
  }
}

async function toJpeg({ data, width, height }: Raster): Promise<Uint8Array> {
  return sharp(data, { raw: { width, height, channels: 3 } })
    .resize({ width: SIDE, height: SIDE, fit: 'inside', withoutEnlargement: true })
    .jpeg({ quality: 85 })
    .toBuffer()
}

function parseAnswer(answer: string, page: Raster): TextLine[] {
  const json = answer.slice(answer.indexOf('{'), answer.lastIndexOf('}') + 1) // many wrap it in a Markdown fence
  const parsed: unknown = JSON.parse(json)
  if (typeof parsed !== 'object' || parsed === null || !('lines' in parsed) || !Array.isArray(parsed.lines))
    throw new Error('the answer is no list of lines')
  if (parsed.lines.length > MOST_LINES) throw new Error('no page has so many lines')
  return parsed.lines.map((line: unknown) => toTextLine(line, page))
}

function toTextLine(line: unknown, page: Raster): TextLine {
  if (typeof line !== 'object' || line === null || !('text' in line) || !('box' in line))
    throw new Error('a line of the answer has no text or place')
  const { text, box } = line
  if (typeof text !== 'string' || text.length > LONGEST_LINE)
    throw new Error('a line of the answer is no line')
  if (!Array.isArray(box) || box.length !== 4) throw new Error('a line of the answer has no place')
  const [x, y, width, height] = box.map((part: unknown) =>
    typeof part === 'number' && part >= 0 && part <= 1 ? part : undefined,
  )
  if (x === undefined || y === undefined || !width || !height)
    throw new Error('a line of the answer is not on the page')
  return {
    text: text.replaceAll(/\p{Cc}/gu, ' ').trim(),
    confidence: CONFIDENCE,
    x: x * page.width,
    y: y * page.height,
    width: width * page.width,
    height: height * page.height,
  }
}

const overlap = (a: TextLine, b: TextLine) =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height
