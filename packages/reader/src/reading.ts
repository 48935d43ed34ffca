import type { Dosage, LineSource, ReadFailure, UnmatchedLine } from '@dawadoot/domain/prescription/reading'

/** A medicine of the catalogue, as much of it as the reader needs. `strength` is as printed: `500mg + 125mg`. */
export type KnownMedicine = {
  id: string
  name: string
  brand: string
  form: string
  strength: string
  composition: string
  unitsPerPack: number
}

/** Another name of a salt, such as `acetaminophen` for `paracetamol`. */
export type SaltAlias = { alias: string; canonical: string }

/** A page for the eye: upright, without metadata, at most 1600 pixels on its longer side. `page` counts from 1. */
export type PageImage = {
  page: number
  bytes: Uint8Array
  type: 'image/webp' | 'image/jpeg'
  width: number
  height: number
}

/** The uploaded photo made anew from its pixels, as large as it was read: what may be kept of it. */
export type Photo = { bytes: Uint8Array; type: 'image/jpeg' }

/** `candidates` are medicine ids, best first; the first one is `medicineId`. */
export type ReadMedicine = {
  medicineId: string
  source: LineSource
  dosage?: Dosage
  candidates: readonly string[]
}

/** `date` is YYYY-MM-DD. */
export type Letterhead = { patient?: string; doctor?: string; date?: string }

/** `photo` is there when the file is a photo and could be decoded. */
type Seen = { pages: readonly PageImage[]; photo?: Photo }

export type Reading = Seen &
  (
    | ({
        status: 'read'
        medicines: readonly ReadMedicine[]
        unmatched: readonly UnmatchedLine[]
      } & Letterhead)
    | { status: 'failed'; reason: ReadFailure }
  )

export type Progress = { stage: 'reading'; page: number; pages: number } | { stage: 'matching' }

/** `today` is YYYY-MM-DD where the prescription is read; a later date on it is a slip and not returned. */
export type ReadOptions = {
  signal?: AbortSignal
  onProgress?: (progress: Progress) => void
  today?: string
}

/**
 * Bad input is an answer, not an error. `read` rejects when its signal is aborted, with the signal's reason; a reader
 * whose work happens in a process of its own also when that process broke.
 */
export type PrescriptionReader = {
  read(bytes: Uint8Array, options?: ReadOptions): Promise<Reading>
  close(): Promise<void>
}

/** What a reader knows: swapping the catalogue is a matter of data. */
export type ReaderKnowledge = { medicines: readonly KnownMedicine[]; aliases: readonly SaltAlias[] }
