/** The clients' code, in one part that is fetched with the first call. */
export { createClient } from '@dawadoot/api'
export { createKioskClient } from '@dawadoot/api/client/kiosk'
