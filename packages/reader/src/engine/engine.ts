import type { Raster } from '../page/raster.ts'
import type { TextLine } from '../page/text-line.ts'
import type { QuarterTurn } from '../page/turn.ts'

/**
 * What an engine made of one page. `lines` are in pixels of the page after it was turned clockwise by `turned`.
 * A place that looks like writing but could not be read is a line with no text and confidence 0.
 */
type EngineReading = { lines: TextLine[]; turned: QuarterTurn }

/** Turns pictures into text. Which medicine is meant is never an engine's business. */
export type Engine = {
  readonly name: string
  /** Takes a page in colour and light as photographed. */
  read(page: Raster): Promise<EngineReading>
  close(): Promise<void>
}
