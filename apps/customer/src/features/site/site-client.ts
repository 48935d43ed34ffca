import { type Client, createClient } from '@dawadoot/api'
import type { ClientOptions } from '@dawadoot/api/client/transport'
import { uploadByXhr } from '@dawadoot/api/client/upload'

/** The client with uploads that tell their progress: nothing on the first page needs it before somebody signs in. */
export const createSiteClient = (options: ClientOptions): Client =>
  createClient({ ...options, upload: uploadByXhr })
