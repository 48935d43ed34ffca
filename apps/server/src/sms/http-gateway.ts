import type { SmsGateway, TextMessage } from './sms-gateway.ts'

export type HttpGatewaySettings = {
  url: string
  token: string
  /** A JSON body in which {mobile}, {text} and {otp} are filled in. */
  template: string
}

export const DEFAULT_SMS_TEMPLATE = '{"to":"+91{mobile}","text":"{text}"}'

const TIMEOUT_MS = 8000

/** Inside a JSON string: quotes and line ends escaped, without the outer quotes. */
const inJson = (text: string): string => JSON.stringify(text).slice(1, -1)

const fill = (template: string, { mobile, text, otp }: TextMessage): string =>
  template.replaceAll(/\{(mobile|text|otp)\}/g, (_, name) =>
    inJson(name === 'mobile' ? mobile : name === 'text' ? text : (otp ?? '')),
  )

/** Whether a template is a JSON body for every text there may be. */
export const makesJson = (template: string): boolean => {
  try {
    JSON.parse(fill(template, { mobile: '9000000001', text: '"\n\\', otp: '000000' }))
    return true
  } catch {
    return false
  }
}

/** Hands messages to a provider: POST with a bearer token. Its answer is not read beyond the status. */
export const createHttpGateway = (
  settings: HttpGatewaySettings,
  fetcher: typeof fetch = fetch,
): SmsGateway => ({
  send: async (message) => {
    const reply = await fetcher(settings.url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${settings.token}`,
        ...(message.key !== undefined && { 'idempotency-key': message.key }),
      },
      body: fill(settings.template, message),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    await reply.body?.cancel()
    if (!reply.ok) throw new Error(`the gateway answered ${reply.status}`)
  },
})
