import { parse, serialize } from 'hono/utils/cookie'
import type { Settings } from '../settings.ts'

/** The longest that browsers keep one; it is renewed whenever the kiosk asks where it stands. */
const DAYS = 400

const isSecure = ({ sites }: Pick<Settings, 'sites'>): boolean => sites.kiosk.startsWith('https:')
/** Under TLS no other host of the domain can set it. */
const nameFor = (secure: boolean): string => (secure ? '__Host-kioskDevice' : 'kioskDevice')

/** What the device's cookie holds; scripts never see it. */
export const deviceToken = (request: Request, settings: Pick<Settings, 'sites'>): string | undefined =>
  parse(request.headers.get('cookie') ?? '')[nameFor(isSecure(settings))]

/**
 * Set-Cookie for the device. It goes with calls from the kiosk's own pages only. Where the API is another site than
 * the kiosk, browsers would not send it at all, so there it is a partitioned one. Decisions, "Replies".
 */
export const deviceCookie = (token: string, request: Request, settings: Pick<Settings, 'sites'>): string => {
  const shared = { path: '/', httpOnly: true, maxAge: DAYS * 24 * 3600 } as const
  if (!isSecure(settings))
    return serialize(nameFor(false), token, { ...shared, sameSite: 'Strict', secure: false })
  return request.headers.get('sec-fetch-site') === 'cross-site'
    ? serialize(nameFor(true), token, { ...shared, secure: true, sameSite: 'None', partitioned: true })
    : serialize(nameFor(true), token, { ...shared, secure: true, sameSite: 'Strict' })
}
