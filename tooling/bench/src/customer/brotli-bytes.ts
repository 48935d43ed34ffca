import { readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'

export const brotliBytes = (path: string): number => brotliCompressSync(readFileSync(path)).length
