import type { ErrorCode } from '@dawadoot/api/contract/error-codes'
import { FILE_PROBLEM_WORDS } from '@dawadoot/domain/prescription/file'
import type { ReadFailure } from '@dawadoot/domain/prescription/reading'
import { fileKind } from '@dawadoot/reader/file-kind'
import { problem, type ProblemError } from '../web/problem.ts'

const REFUSALS = {
  unreadable: 'file_damaged',
  damaged: 'file_damaged',
  timed_out: 'file_damaged',
  empty: 'file_empty',
  encrypted: 'file_encrypted',
  too_many_pages: 'file_too_many_pages',
  image_too_large: 'file_too_many_pixels',
  type_unsupported: 'file_type_unsupported',
} as const satisfies Record<ReadFailure, ErrorCode>

/** What to answer to a file that cannot be read; `head` is how it begins. */
export const fileRefusal = (reason: ReadFailure, head: Uint8Array): ProblemError =>
  problem(REFUSALS[reason], fileKind(head) === 'heic' ? { message: FILE_PROBLEM_WORDS.file_heic } : {})
