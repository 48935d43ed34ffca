import { openEmbeddedEngine } from './engine/embedded-engine.ts'
import type { Engine } from './engine/engine.ts'
import { hasLegiblePrint } from './engine/legibility.ts'
import { openVisionEngine } from './engine/vision-engine.ts'
import type { SecondEngine } from './engine/vision-engine.ts'
import type { AskVision } from './engine/vision-endpoint.ts'
import { createMatcher } from './match/matcher.ts'
import type { Matcher } from './match/matcher.ts'
import { matchRows } from './match/match-rows.ts'
import type { PageRows } from './match/match-rows.ts'
import { DamagedFile } from './page/damaged-file.ts'
import { openPages } from './page/open-pages.ts'
import type { Page } from './page/open-pages.ts'
import { toPageImage, toPhoto } from './page/page-image.ts'
import type { Raster } from './page/raster.ts'
import type { TextLine } from './page/text-line.ts'
import { turn } from './page/turn.ts'
import { joinRows } from './parse/join-rows.ts'
import { parseLetterhead } from './parse/parse-letterhead.ts'
import type {
  PageImage,
  Photo,
  PrescriptionReader,
  ReaderKnowledge,
  Reading,
  ReadOptions,
} from './reading.ts'

export type * from './reading.ts'

type ReadPage = PageRows & { legible: boolean }

/**
 * A reader in this process: bytes of a PDF, PNG or JPEG in, the medicines on it out. Needs no network.
 * Bad input ends as `failed` with a reason. A page on which nothing can be read as print is `unreadable`, also when
 * guesses could be made of it; a legible page that names no medicine is `read` with none. `askVision` is asked only for pages
 * with writing that the embedded engine cannot read.
 */
export async function createReader(
  knowledge: ReaderKnowledge,
  askVision?: AskVision,
): Promise<PrescriptionReader> {
  const engine = await openEmbeddedEngine()
  const second = askVision && openVisionEngine(askVision)
  const matcher = createMatcher(knowledge)
  return {
    read: (bytes, options) => readPrescription(bytes, { engine, second, matcher }, options),
    close: () => engine.close(),
  }
}

async function readPrescription(
  bytes: Uint8Array,
  { engine, second, matcher }: { engine: Engine; second: SecondEngine | undefined; matcher: Matcher },
  { signal, onProgress, today }: ReadOptions = {},
): Promise<Reading> {
  const images: PageImage[] = []
  const pages: ReadPage[] = []
  let kept: { photo?: Photo } = {}
  const helper = second && untilItFails(second)
  try {
    signal?.throwIfAborted()
    const opened = await openPages(bytes)
    if (typeof opened === 'string') return { status: 'failed', reason: opened, pages: [] }
    for (let index = 0; index < opened.count; index++) {
      onProgress?.({ stage: 'reading', page: index + 1, pages: opened.count })
      const page = await opened.open(index)
      const keep = (picture: Raster) =>
        Promise.all([toPageImage(picture, index + 1), opened.from === 'photo' ? toPhoto(picture) : undefined])
      // Nearly every page is upright, so it is written down while it is read.
      const asOpened = keep(page.picture)
      asOpened.catch(() => {}) // a reading that breaks off leaves it to itself
      const { rows, picture } = await readPage(page, index + 1, engine, helper)
      signal?.throwIfAborted()
      pages.push(rows)
      const [image, photo] = await (picture === page.picture ? asOpened : keep(picture))
      images.push(image)
      if (photo) kept = { photo }
    }
  } catch (error) {
    if (error instanceof DamagedFile) return { status: 'failed', reason: 'damaged', pages: images, ...kept }
    throw error
  }
  onProgress?.({ stage: 'matching' })
  const { medicines, unmatched } = matchRows(pages, matcher)
  const sure = medicines.some(({ source }) => source.tier === 'sure')
  if (!sure && !pages.some((page) => page.legible)) {
    return { status: 'failed', reason: 'unreadable', pages: images, ...kept }
  }
  const letterhead = parseLetterhead(
    pages.flatMap((page) => page.rows.map((row) => row.text)),
    today,
  )
  return { status: 'read', medicines, unmatched, pages: images, ...kept, ...letterhead }
}

async function readPage(
  page: Page,
  number: number,
  engine: Engine,
  helper: SecondEngine | undefined,
): Promise<{ rows: ReadPage; picture: Raster }> {
  if (page.kind === 'text') {
    const rows = {
      page: number,
      width: page.width,
      height: page.height,
      rows: joinRows(page.lines),
      legible: true,
    }
    return { rows, picture: page.picture }
  }
  const { lines, turned } = await engine.read(page.picture)
  const upright = turn(page.picture, turned)
  const { width, height } = upright
  const legible = hasLegiblePrint(lines, height)
  const helped = legible || lines.length === 0 ? [] : await readWith(helper, upright, lines)
  const rows = joinRows((helped.length > 0 ? helped : lines).filter(isWriting))
  return {
    rows: { page: number, width, height, rows, legible: legible || helped.length > 0 },
    picture: upright,
  }
}

/** A letter or two that nobody could read are a speck of dirt, or a number of a list that would pass for a form. */
const isWriting = ({ text, confidence }: TextLine) => text.length > 2 || (text !== '' && confidence >= 0.5)

/** No lines when the second engine cannot read the page either, whatever the reason: the page stays as it is. */
const readWith = async (helper: SecondEngine | undefined, ...given: Parameters<SecondEngine['read']>) =>
  (await helper?.read(...given).catch(() => undefined)) ?? []

/** A document of many pages must not use up its time on waiting for somebody else. */
const LATEST_QUESTION_MS = 40_000

/** One that is slow or broken for a page is so for the next, too: no document waits for it twice. */
function untilItFails(engine: SecondEngine): SecondEngine {
  const tooLate = AbortSignal.timeout(LATEST_QUESTION_MS)
  let failed: Promise<never> | undefined
  return {
    read: (...given) =>
      failed ??
      (tooLate.aborted ? Promise.reject(new Error('no time is left to ask')) : undefined) ??
      engine.read(...given).catch((error: unknown) => {
        failed = Promise.reject(error)
        return failed
      }),
  }
}
