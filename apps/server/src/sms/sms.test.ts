import * as v from 'valibot'
import { expect, test } from 'vitest'
import { codeText } from '../auth/code-text.ts'
import { createConsoleGateway } from './console-gateway.ts'
import { createHttpGateway, DEFAULT_SMS_TEMPLATE } from './http-gateway.ts'

const MESSAGE = { mobile: '9000000001', text: 'Line "one"\nLine two', otp: '012345' }

test('a provider gets the message as JSON with its token', async () => {
  const calls: Request[] = []
  const gateway = createHttpGateway(
    { url: 'https://sms.example/send', token: 'abc', template: DEFAULT_SMS_TEMPLATE },
    async (input, init) => {
      calls.push(new Request(input, init))
      return new Response('{}')
    },
  )
  await gateway.send(MESSAGE)
  expect(calls[0]?.method).toBe('POST')
  expect(calls[0]?.headers.get('authorization')).toBe('Bearer abc')
  expect(await calls[0]?.json()).toEqual({ to: '+919000000001', text: MESSAGE.text })
})

test('the text of a code reaches the provider with its last line whole, by which a phone fills it in', async () => {
  let body: unknown
  const gateway = createHttpGateway(
    { url: 'https://sms.example', token: 'abc', template: DEFAULT_SMS_TEMPLATE },
    async (input, init) => {
      body = await new Request(input, init).json()
      return new Response()
    },
  )
  const sentAt = new Date('2026-11-27T06:30:00Z')
  const text = codeText({ code: '012345', host: 'shop.example', sentAt })
  await gateway.send({ mobile: '9000000001', text, otp: '012345' })
  const sent = v.parse(v.object({ text: v.string() }), body).text
  expect(sent.split('\n').at(-1)).toBe('@shop.example #012345')
  expect(sent).toContain('012345 is your Dawadoot OTP')
})

test('a message that is tried again carries the key of the first try', async () => {
  const keys: (string | null)[] = []
  const gateway = createHttpGateway(
    { url: 'https://sms.example', token: 'abc', template: DEFAULT_SMS_TEMPLATE },
    async (input, init) => {
      keys.push(new Request(input, init).headers.get('idempotency-key'))
      return new Response()
    },
  )
  await gateway.send({ ...MESSAGE, key: 'DD1-confirmed' })
  await gateway.send(MESSAGE)
  expect(keys).toEqual(['DD1-confirmed', null])
})

test('a template may ask for the code alone', async () => {
  let body: unknown
  const gateway = createHttpGateway(
    { url: 'https://sms.example', token: 'abc', template: '{"mobile":"{mobile}","code":"{otp}"}' },
    async (input, init) => {
      body = await new Request(input, init).json()
      return new Response()
    },
  )
  await gateway.send(MESSAGE)
  expect(body).toEqual({ mobile: '9000000001', code: '012345' })
})

test('a provider that refuses or is not there is an error', async () => {
  const settings = { url: 'https://sms.example', token: 'abc', template: DEFAULT_SMS_TEMPLATE }
  const refusing = createHttpGateway(settings, async () => new Response('no', { status: 402 }))
  await expect(refusing.send(MESSAGE)).rejects.toThrow('the gateway answered 402')
  const absent = createHttpGateway(settings, () => Promise.reject(new TypeError('fetch failed')))
  await expect(absent.send(MESSAGE)).rejects.toThrow('fetch failed')
})

test('the console keeps the last messages, newest first, by number', async () => {
  const printed: string[] = []
  const sentAt = new Date('2026-11-27T06:30:00Z')
  const gateway = createConsoleGateway({ print: (line) => void printed.push(line), clock: () => sentAt })
  await gateway.send({ mobile: '9000000001', text: 'first', otp: null })
  await gateway.send({ mobile: '9000000001', text: 'second', otp: '123456' })
  await gateway.send({ mobile: '8000000001', text: 'other', otp: null })
  expect(gateway.outbox('9000000001').map(({ text }) => text)).toEqual(['second', 'first'])
  expect(gateway.outbox()).toHaveLength(3)
  expect(printed[0]).toBe('Text message to 9000000001: first')
  for (let n = 0; n < 300; n++) await gateway.send({ mobile: '7000000001', text: String(n), otp: null })
  expect(gateway.outbox()).toHaveLength(200)
})
