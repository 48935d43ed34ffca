import type { Progress, ReaderKnowledge, Reading } from '../reading.ts'

/** What the reading process is told. The first message is what it should know. */
export type ToProcess =
  | { type: 'start'; knowledge: ReaderKnowledge; hasVision: boolean }
  | { type: 'seen'; answer: string | undefined }
  | { type: 'read'; bytes: Uint8Array; today?: string }

export type FromProcess =
  | { type: 'ready' }
  /** The process has no key to a vision endpoint and asks its parent; one question at a time. */
  | { type: 'look'; jpeg: Uint8Array; question: string }
  | { type: 'progress'; progress: Progress }
  | { type: 'done'; reading: Reading }
