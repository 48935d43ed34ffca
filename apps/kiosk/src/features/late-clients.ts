import type { Client } from '@dawadoot/api'
import type { createKioskClient, KioskClient } from '@dawadoot/api/client/kiosk'
import { createLateClient } from '@dawadoot/api/client/late-client'
import type { ClientOptions } from '@dawadoot/api/client/transport'

/** The code of both clients comes after the first screen, which stands without it. */
const door = () => import('./client-door.ts')

/** For whoever stands at the kiosk; the device's cookie goes along, wherever the API is. */
export const lateClient = (options: ClientOptions): Client =>
  createLateClient({ ...options, credentials: 'include' }, () =>
    door().then(({ createClient }) => createClient),
  )

/** For the device itself. */
export const lateKioskClient = (options: Parameters<typeof createKioskClient>[0]): KioskClient => {
  let coming: Promise<KioskClient> | undefined
  const arrive = () =>
    (coming ??= door().then(
      ({ createKioskClient: create }) => create(options),
      (cause: unknown) => {
        // without a connection: the next call tries again
        coming = undefined
        throw cause
      },
    ))
  return {
    where: async () => (await arrive()).where(),
    enrol: async (code) => (await arrive()).enrol(code),
    status: async (code) => (await arrive()).status(code),
  }
}
