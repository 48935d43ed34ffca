import type { SentMessage, SmsGateway } from './sms-gateway.ts'

const KEPT = 200

/** For development: prints each message and keeps the last ones, so that a code can be read without a phone. */
export const createConsoleGateway = ({
  print,
  clock,
}: {
  print: (line: string) => void
  clock: () => Date
}): SmsGateway & Required<Pick<SmsGateway, 'outbox'>> => {
  const messages: SentMessage[] = []
  return {
    send: async (message) => {
      messages.unshift({ ...message, sentAt: clock() })
      messages.length = Math.min(messages.length, KEPT)
      print(`Text message to ${message.mobile}: ${message.text.replaceAll('\n', ' ')}`)
    },
    outbox: (mobile) =>
      mobile === undefined ? messages : messages.filter((message) => message.mobile === mobile),
  }
}
