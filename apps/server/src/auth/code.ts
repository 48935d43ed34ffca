import { createHmac, timingSafeEqual } from 'node:crypto'
import { OTP_LENGTH } from '@dawadoot/domain/person/otp'

const CODES = 10 ** OTP_LENGTH
/** The largest multiple of a million below 2^32: a number above it is drawn again, so that no code is likelier. */
const FAIR = Math.floor(2 ** 32 / CODES) * CODES

/** Six digits, leading zeros kept. */
export const newCode = (randomBytes: (count: number) => Uint8Array): string => {
  for (;;) {
    const drawn = Buffer.from(randomBytes(4)).readUInt32BE()
    if (drawn < FAIR) return String(drawn % CODES).padStart(OTP_LENGTH, '0')
  }
}

/** All that is stored of a code. It has only a million values, so a plain hash would give it away. */
export const codeHmac = (secret: string, mobile: string, code: string): string =>
  createHmac('sha256', secret).update(`code|${mobile}|${code}`).digest('hex')

export const clientHmac = (secret: string, client: string): string =>
  createHmac('sha256', secret).update(`client|${client}`).digest('hex').slice(0, 32)

/** In a time that does not depend on where they differ. */
export const sameHmac = (a: string, b: string): boolean =>
  a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b))
