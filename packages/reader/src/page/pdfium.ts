import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { PDFiumModule } from '@hyzyla/pdfium'

type Typed = Awaited<ReturnType<typeof PDFiumModule>>

/** Calls of pdfium that its npm wrapper ships but does not declare. Addresses are byte offsets into its memory. */
type Undeclared = {
  _FPDFText_GetUnicode(textPage: number, index: number): number
  _FPDFText_GetCharBox(
    textPage: number,
    index: number,
    left: number,
    right: number,
    bottom: number,
    top: number,
  ): number
  _FPDF_PageToDevice(
    page: number,
    startX: number,
    startY: number,
    sizeX: number,
    sizeY: number,
    rotate: number,
    pageX: number,
    pageY: number,
    deviceX: number,
    deviceY: number,
  ): number
  _FPDFPageObj_GetBounds(object: number, left: number, bottom: number, right: number, top: number): number
}

export type Pdfium = Typed & Undeclared

/**
 * A pdfium of its own for one document: a hostile file that breaks or bloats its memory takes nothing else down, and
 * dropping the instance gives all of it back. Only the compiled code is shared, so a second instance takes a few
 * milliseconds.
 */
export async function startPdfium(): Promise<Pdfium> {
  const code = await (compiled ??= compile())
  const pdfium = await PDFiumModule({
    instantiateWasm: (imports, receive) => {
      void WebAssembly.instantiate(code, imports).then(receive)
      return {}
    },
  })
  if (!isComplete(pdfium)) throw new Error('this build of pdfium lacks calls that the reader needs')
  pdfium._FPDF_InitLibraryWithConfig({ version: 2 })
  return pdfium
}

let compiled: Promise<WebAssembly.Module> | undefined
const compile = async () =>
  WebAssembly.compile(await readFile(fileURLToPath(import.meta.resolve('@hyzyla/pdfium/pdfium.wasm'))))

const UNDECLARED = [
  '_FPDFText_GetUnicode',
  '_FPDFText_GetCharBox',
  '_FPDF_PageToDevice',
  '_FPDFPageObj_GetBounds',
] as const satisfies readonly (keyof Undeclared)[]

const isComplete = (pdfium: Typed): pdfium is Pdfium =>
  UNDECLARED.every((name) => typeof Reflect.get(pdfium, name) === 'function')
