import { join } from 'node:path'
import type { Env } from '../env.ts'
import type { Log } from '../log.ts'
import { StartProblem } from '../start-problem.ts'
import type { BlobStore } from './blob-store.ts'
import { BlobStoreFailure } from './blob-store-failure.ts'
import { createFolderStore } from './folder-store.ts'
import { createS3Store } from './s3-store.ts'

/** The object store of the settings, else a folder of the data directory. */
export const openBlobs = (env: Env, dataDir: string): BlobStore => {
  const { S3_ENDPOINT: endpoint, S3_BUCKET: bucket, S3_ACCESS_KEY: accessKey, S3_SECRET_KEY: secretKey } = env
  return endpoint && bucket && accessKey && secretKey
    ? createS3Store({ endpoint, bucket, accessKey, secretKey, region: env.S3_REGION })
    : createFolderStore(join(dataDir, 'blobs'))
}

/**
 * Looks into the store once. One that refuses us is a wrong setting, and nobody should find that out at an upload;
 * one that is out of reach may come back, and until then uploads are asked to wait.
 */
export const checkBlobs = async (blobs: BlobStore, log: Pick<Log, 'trouble'>): Promise<void> => {
  try {
    await blobs.list()[Symbol.asyncIterator]().next()
  } catch (error) {
    if (!(error instanceof BlobStoreFailure)) throw error
    if (error.status !== undefined && error.status < 500)
      throw new StartProblem(
        `The object store at S3_ENDPOINT refuses us (${error.status}). Check S3_BUCKET, S3_REGION, S3_ACCESS_KEY and S3_SECRET_KEY.`,
      )
    log.trouble('the object store is out of reach: uploads have to wait', error)
  }
}
