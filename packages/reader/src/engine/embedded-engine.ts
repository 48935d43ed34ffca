import { flattenLight } from '../page/flatten-light.ts'
import type { Gray } from '../page/raster.ts'
import type { TextLine } from '../page/text-line.ts'
import { turn } from '../page/turn.ts'
import { detectText } from './detect-text.ts'
import type { Engine } from './engine.ts'
import { findTurn } from './find-turn.ts'
import { isUpright } from './legibility.ts'
import { openOcr } from './ocr.ts'
import type { Ocr } from './ocr.ts'

const DETECTION_SIDE = 960

/** Reads with models that ship inside npm packages; needs no network. */
export async function openEmbeddedEngine(): Promise<Engine> {
  const ocr = await openOcr()
  return {
    name: 'embedded',
    async read(page) {
      const flat = await flattenLight(page)
      const lines = await readLines(ocr, flat)
      if (isUpright(lines)) return { lines, turned: 0 }
      const turned = await findTurn(ocr, flat)
      return { lines: turned === 0 ? lines : await readLines(ocr, turn(flat, turned)), turned }
    },
    close: () => ocr.close(),
  }
}

async function readLines(ocr: Ocr, picture: Gray): Promise<TextLine[]> {
  return ocr.recognise(picture, await detectText(ocr.detection, picture, DETECTION_SIDE))
}
