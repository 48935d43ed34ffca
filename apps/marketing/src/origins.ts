/** Where the apps are, without a slash at the end; the defaults are those of a start on one machine. */
const bare = (origin: string): string => origin.replace(/\/+$/, '')

const customerOrigin = bare(import.meta.env.VITE_CUSTOMER_ORIGIN ?? 'http://localhost:4000')
export const marketingOrigin = bare(
  import.meta.env.VITE_MARKETING_ORIGIN ?? 'http://marketing.localhost:4000',
)

/** Sessions do not cross origins: the customer app acts on the parameter and drops it from the address. */
export const customer = {
  home: `${customerOrigin}/`,
  order: `${customerOrigin}/?order=1`,
  login: `${customerOrigin}/?login=1`,
  contact: `${customerOrigin}/#contact`,
} as const
