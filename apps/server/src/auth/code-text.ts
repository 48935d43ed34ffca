import { brand } from '@dawadoot/domain/brand/brand'
import { formatOrderDate } from '@dawadoot/domain/order/date'

/** The time of day in India, as people read it: 12:05 pm. */
export const timeOfDay = (at: Date): string => formatOrderDate(at.toISOString()).replace(/^.*, /, '')

/**
 * The text message of a code. It says which code is the latest, and its last line lets phones fill the code in on our
 * own site only (the format for domain-bound codes that Safari and Chrome share).
 */
export const codeText = ({ code, host, sentAt }: { code: string; host: string; sentAt: Date }): string =>
  [
    `${code} is your ${brand.name} OTP, valid for 5 minutes.`,
    `It is the latest one (${timeOfDay(sentAt)}); earlier OTPs no longer work. Do not share it.`,
    '',
    `@${host} #${code}`,
  ].join('\n')
