import type { Endpoint } from '@dawadoot/api/contract/endpoint'
import { getResponse, http, HttpResponse, type HttpHandler } from 'msw'
import type { Fault } from './faults.ts'

/** Which call: one of the contract's, or of another service by its method and address. */
export type Called = Pick<Endpoint, 'method' | 'path'> | { method: 'get' | 'post'; url: string }

/** Another service's answer. */
export const elsewhere = (url: string, body: object): HttpHandler =>
  http.post(url, () => HttpResponse.json(JSON.parse(JSON.stringify(body))))

export type FaultyNetwork = {
  fetch: typeof globalThis.fetch
  /** From now on this call, or every call, fails in this way. */
  break: (called: Called | 'every call', fault: Fault) => void
  mend: () => void
}

const patternOf = ({ path }: { path: string }): RegExp =>
  new RegExp(`/api${path.replace(/\{\w+\}/g, '[^/]+')}$`)

const isCalled = (called: Called, { method, url }: Request): boolean =>
  called.method === method.toLowerCase() &&
  ('url' in called ? url === called.url : patternOf(called).test(new URL(url).pathname))

/** A server that works behind a network that can be broken, one call at a time. Nothing leaves the process. */
export const faultyNetwork = (handlers: readonly HttpHandler[]): FaultyNetwork => {
  let broken: { called: Called | 'every call'; fault: Fault } | undefined
  return {
    fetch: async (input, init) => {
      const request = new Request(input, init)
      const well = async () => {
        const given = await getResponse([...handlers], request.clone())
        if (!given) throw new Error(`Nobody answers ${request.method} ${request.url} in this test`)
        return given
      }
      const fails = broken && (broken.called === 'every call' || isCalled(broken.called, request))
      return broken && fails ? broken.fault.answer(request, well) : well()
    },
    break: (called, fault) => {
      broken = { called, fault }
    },
    mend: () => {
      broken = undefined
    },
  }
}
