import type { Endpoint } from '@dawadoot/api/contract/endpoint'
import type { Context } from 'hono'
import { admit, bearerOf } from './access.ts'
import { clientAddress } from './client-address.ts'
import type { ApiEnv } from './env.ts'
import type { Api } from './mount.ts'
import { problem } from './problem.ts'
import { readJson } from './read-body.ts'
import { readFile } from './read-file.ts'
import { readInput } from './read-input.ts'
import { isStorable } from './storable.ts'

const LONGEST_PARAM = 64

const readParams = (c: Context<ApiEnv>, endpoint: Endpoint): Record<string, string> => {
  const params: Record<string, string> = {}
  for (const [, name = ''] of endpoint.path.matchAll(/\{(\w+)\}/g)) {
    const value = c.req.param(name) ?? ''
    if (value.length > LONGEST_PARAM || !isStorable(value)) throw problem('not_found')
    params[name] = value
  }
  return params
}

const readKey = (c: Context<ApiEnv>, endpoint: Endpoint): string | undefined => {
  const key = endpoint.idempotent && c.req.header('idempotency-key')
  if (key ? !/^[\x21-\x7e]{8,128}$/.test(key) : endpoint.idempotent === 'required')
    throw problem('idempotency_key_missing')
  return key
}

/** What a call says, without who makes it: first what is cheap to refuse, and only then the body. */
export const readAsked = async ({ deps }: Api, endpoint: Endpoint, c: Context<ApiEnv>) => {
  const request = c.req.raw
  const params = readParams(c, endpoint)
  const idempotencyKey = readKey(c, endpoint)
  const query = endpoint.query && readInput(endpoint.query, c.req.query())
  const json = endpoint.body && (await readJson(request))
  return {
    params,
    query,
    body: endpoint.body && readInput(endpoint.body, json),
    file: endpoint.file && readFile(request, endpoint.file),
    idempotencyKey,
    client: clientAddress(c, deps.settings.trustProxy),
    requestId: c.get('requestId'),
    request,
    setHeader: (name: string, value: string) => c.header(name, value, { append: true }),
  }
}

/** From the cheapest refusal to the dearest: how often, who, which, and only then the body. */
export const readCall = async (api: Api, endpoint: Endpoint, c: Context<ApiEnv>) => {
  const { deps, lookUps, inHand } = api
  if (endpoint.method === 'get' && endpoint.access === 'public') {
    const retryAfter = lookUps(clientAddress(c, deps.settings.trustProxy), deps.clock())
    if (retryAfter !== undefined) throw problem('rate_limited', { retryAfter })
  }
  const bearer = bearerOf(c.req.raw)
  const session = await inHand.work(() => admit(deps, endpoint.access, bearer))
  if (endpoint.ownDeviceOnly && session?.type === 'kiosk')
    throw problem('forbidden', { message: 'Do this on your own device: a kiosk is everybody’s.' })
  return { ...(await readAsked(api, endpoint, c)), session, bearer }
}
