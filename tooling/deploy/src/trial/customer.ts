import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { createClient } from '@dawadoot/api'
import { ApiError } from '@dawadoot/api/client/api-error'
import type { AddressDraft } from '@dawadoot/api/client/addresses'
import type { Address } from '@dawadoot/domain/address/address'
import { lineFromPrescription } from '@dawadoot/domain/cart/line'
import { CONSENT_VERSION } from '@dawadoot/domain/person/consent'
import * as v from 'valibot'

const Inbox = v.object({ messages: v.array(v.object({ otp: v.nullable(v.string()) })) })

const home = (mobile: string): AddressDraft => ({
  deliveryType: 'home',
  userName: 'Asha Rao',
  userContact: mobile,
  name: 'Home',
  address: '12 Janpath',
  pincode: '110001',
  district: 'New Delhi',
  state: 'Delhi',
  country: 'India',
  isDefault: true,
})

/** What a person would try again: nobody answered, or the answer was that it is not possible now. */
const mayPass = (error: unknown): boolean =>
  error instanceof ApiError &&
  (error.status === undefined ||
    error.status >= 500 ||
    error.code === 'timed_out' ||
    error.code === 'offline')

const TRIES = 60
const BETWEEN_TRIES_MS = 250

export type Customer = {
  /** Uploads the paper, follows its reading and orders what was read; gives the order's id. */
  order: (paper: File) => Promise<string>
  /** The ids of all orders that the server knows of. */
  orders: () => Promise<readonly string[]>
  /** How often a call had to be made again. */
  retries: () => number
  /** Milliseconds from the first to the last event of the latest stream. */
  streamed: () => number
}

/** Somebody who signs in through the proxy and saves an address there; tries again as a person would, with one key. */
export const signIn = async (at: { site: string; inbox: string; mobile: string }): Promise<Customer> => {
  const { site, inbox, mobile } = at
  let token: string | undefined
  let retries = 0
  let streamed = 0
  const client = createClient({
    baseUrl: `${site}/api`,
    session: { token: () => token, unauthorized: () => undefined },
  })
  const insist = async <T>(call: () => Promise<T>): Promise<T> => {
    for (let attempt = 1; ; attempt += 1)
      try {
        return await call()
      } catch (error) {
        if (!mayPass(error) || attempt === TRIES) throw error
        retries += 1
        await sleep(BETWEEN_TRIES_MS)
      }
  }

  await insist(() => client.auth.sendOtp({ mobile, consentVersion: CONSENT_VERSION }))
  const { messages } = v.parse(Inbox, await (await fetch(`${inbox}?mobile=${mobile}`)).json())
  const otp = messages.find((message) => message.otp !== null)?.otp
  if (!otp) throw new Error('no code was sent')
  token = (await insist(() => client.auth.verifyOtp({ mobile, otp }))).token
  const address: Address | undefined = await insist(() => client.addresses.add(home(mobile), 'web'))
  if (!address) throw new Error('the address was saved without an id')

  return {
    order: async (paper) => {
      const uploadKey = randomUUID()
      const { id } = await insist(() =>
        client.prescriptions.upload(paper, { idempotencyKey: uploadKey, consentVersion: CONSENT_VERSION }),
      )
      const heard: number[] = []
      await insist(() =>
        client.prescriptions.watch(id, {
          onEvent: () => void heard.push(performance.now()),
          signal: new AbortController().signal,
        }),
      )
      streamed = (heard.at(-1) ?? 0) - (heard[0] ?? 0)
      const result = await insist(() =>
        client.prescriptions.result({ prescriptionId: id, addressId: address.id }),
      )
      const lines = result.medicines.map(lineFromPrescription)
      if (lines.length === 0) throw new Error('nothing was read')
      const orderKey = randomUUID()
      return insist(() =>
        client.orders.create(
          {
            lines,
            address,
            paymentMode: 'cod',
            warehouseId: result.warehouseId,
            prescriptionId: id,
            customerName: 'Asha Rao',
            alsoOpen: true,
          },
          orderKey,
        ),
      )
    },
    orders: async () => (await insist(() => client.orders.history())).map((order) => order.id),
    retries: () => retries,
    streamed: () => streamed,
  }
}
