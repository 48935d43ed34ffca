import type { Progress, ReaderKnowledge, Reading } from '../reading.ts'

/** What the reading process is told. The first message is what it should know. */
export type ToProcess =
  | { type: 'start'; knowledge: ReaderKnowledge }
  | { type: 'read'; bytes: Uint8Array; today?: string }

export type FromProcess =
  | { type: 'ready' }
  | { type: 'progress'; progress: Progress }
  | { type: 'done'; reading: Reading }
