import { ApiError, OFFLINE_MESSAGE } from './api-error.ts'
import type { Client } from './client.ts'
import type { ClientOptions } from './transport.ts'

const GROUPS = [
  'auth',
  'users',
  'addresses',
  'places',
  'medicines',
  'prescriptions',
  'orders',
  'privacy',
] as const satisfies readonly (keyof Client)[]

/**
 * The same client, whose code is fetched by the first call: a page that has nothing to ask yet does not carry it.
 * When that fetch fails the call rejects as one that found no network, with what `whyLost` says, and the next call
 * tries again.
 */
export const createLateClient = (
  options: ClientOptions,
  load: () => Promise<(options: ClientOptions) => Client>,
  whyLost: () => Promise<string> = async () => OFFLINE_MESSAGE,
): Client => {
  let coming: Promise<Client> | undefined
  const arrive = () =>
    (coming ??= load().then(
      (create) => create(options),
      async (cause: unknown) => {
        coming = undefined
        throw new ApiError('offline', await whyLost(), { cause })
      },
    ))
  const group = (name: keyof Client) =>
    new Proxy(
      {},
      {
        get:
          (_, call) =>
          async (...given: unknown[]): Promise<unknown> => {
            const target: object = (await arrive())[name]
            const method: unknown = Reflect.get(target, call)
            if (typeof method !== 'function') throw new TypeError(`The client has no ${name}.${String(call)}`)
            return Reflect.apply(method, target, given)
          },
      },
    )
  // every call of every group is a function that gives a promise, which is all that the type asks for
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return Object.fromEntries(GROUPS.map((name) => [name, group(name)])) as unknown as Client
}
