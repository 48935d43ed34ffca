import type { ReadFailure } from '@dawadoot/domain/prescription/reading'

/**
 * The process that read was ended, or ended by itself, before it answered. The file may be to blame, or the machine: it
 * is worth another try, and `reason` is what to say when that fails, too.
 */
export class ReadingBrokeOff extends Error {
  override name = 'ReadingBrokeOff'
  readonly reason: ReadFailure

  constructor(reason: ReadFailure, options?: ErrorOptions) {
    super(`the reading broke off: ${reason}`, options)
    this.reason = reason
  }
}
