import { flattenLight } from '../page/flatten-light.ts'
import type { Raster } from '../page/raster.ts'
import type { TextLine } from '../page/text-line.ts'
import { turn } from '../page/turn.ts'
import { detectText } from './detect-text.ts'
import type { Engine } from './engine.ts'
import { findTurn } from './find-turn.ts'
import { isUpright } from './legibility.ts'
import { loadOcrModels } from './ocr-models.ts'
import type { OcrModels } from './ocr-models.ts'
import { recogniseLines } from './recognise-lines.ts'

const DETECTION_SIDE = 960

/** Reads with models that ship inside npm packages; needs no network. */
export async function openEmbeddedEngine(): Promise<Engine> {
  const models = await loadOcrModels()
  return {
    name: 'embedded',
    async read(page) {
      const flat = await flattenLight(page)
      const lines = await readLines(models, flat)
      if (isUpright(lines)) return { lines, turned: 0 }
      const turned = await findTurn(models, flat)
      return { lines: turned === 0 ? lines : await readLines(models, turn(flat, turned)), turned }
    },
    async close() {
      await Promise.all([models.detection.release(), models.recognition.release()])
    },
  }
}

async function readLines(models: OcrModels, picture: Raster): Promise<TextLine[]> {
  return recogniseLines(models, picture, await detectText(models.detection, picture, DETECTION_SIDE))
}
