/**
 * The store could not be reached, or answered with `status`: uploads and pictures have to wait, everything else goes
 * on.
 */
export class BlobStoreFailure extends Error {
  override name = 'BlobStoreFailure'
  readonly status: number | undefined
  constructor(message: string, { status, cause }: { status?: number; cause?: unknown } = {}) {
    super(message, { cause })
    this.status = status
  }
}
