import { DamagedFile } from './damaged-file.ts'
import type { Pdfium } from './pdfium.ts'
import type { Raster } from './raster.ts'

type Size = { width: number; height: number }

const BITMAP_BGR = 2
const WHITE = 0xff_ff_ff_ff
const WITH_ANNOTATIONS = 0x01
const RED_FIRST = 0x10
const IMAGE_OBJECT = 3
/** Small pages are enlarged at most this much. */
const MAX_SCALE = 4
/** A picture over half of the page: a scan. Its hidden text layer, if any, is another machine's guess. */
const SCAN_SHARE = 0.5

/** Draws a page on white so that its longer side has the given number of pixels. */
export function renderPdfPage(pdfium: Pdfium, page: number, size: Size, longerSide: number): Raster {
  const scale = Math.min(MAX_SCALE, longerSide / Math.max(size.width, size.height))
  const width = Math.max(1, Math.round(size.width * scale))
  const height = Math.max(1, Math.round(size.height * scale))
  const stride = width * 3
  const address = pdfium.wasmExports.malloc(stride * height)
  if (address === 0) throw new DamagedFile('no memory for the page')
  const bitmap = pdfium._FPDFBitmap_CreateEx(width, height, BITMAP_BGR, address, stride)
  try {
    pdfium._FPDFBitmap_FillRect(bitmap, 0, 0, width, height, WHITE)
    pdfium._FPDF_RenderPageBitmap(bitmap, page, 0, 0, width, height, 0, WITH_ANNOTATIONS | RED_FIRST)
    return { data: pdfium.HEAPU8.slice(address, address + stride * height), width, height }
  } finally {
    pdfium._FPDFBitmap_Destroy(bitmap)
    pdfium.wasmExports.free(address)
  }
}

export function hasPagePicture(pdfium: Pdfium, page: number, pageArea: number): boolean {
  const scratch = pdfium.wasmExports.malloc(4 * Float32Array.BYTES_PER_ELEMENT)
  try {
    const count = pdfium._FPDFPage_CountObjects(page)
    for (let index = 0; index < count; index++) {
      const object = pdfium._FPDFPage_GetObject(page, index)
      if (pdfium._FPDFPageObj_GetType(object) !== IMAGE_OBJECT) continue
      if (objectArea(pdfium, object, scratch) >= pageArea * SCAN_SHARE) return true
    }
    return false
  } finally {
    pdfium.wasmExports.free(scratch)
  }
}

function objectArea(pdfium: Pdfium, object: number, scratch: number): number {
  if (!pdfium._FPDFPageObj_GetBounds(object, scratch, scratch + 4, scratch + 8, scratch + 12)) return 0
  const memory = new DataView(pdfium.HEAPU8.buffer)
  const [left, bottom, right, top] = [0, 4, 8, 12].map((offset) => memory.getFloat32(scratch + offset, true))
  return ((right ?? 0) - (left ?? 0)) * ((top ?? 0) - (bottom ?? 0))
}
