export type TextMessage = {
  mobile: string
  text: string
  otp: string | null
  /** The same for each try of one message, so that a provider can tell a repetition. */
  key?: string
}
export type SentMessage = TextMessage & { sentAt: Date }

/** Resolves when the message has been handed over; rejects when it has not. */
export type SmsGateway = {
  send: (message: TextMessage) => Promise<void>
  /** The last messages, newest first: only the console gateway keeps them. */
  outbox?: (mobile?: string) => readonly SentMessage[]
}
