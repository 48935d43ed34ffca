import { messageOf } from '@dawadoot/api/client/api-error'

/** What to tell a person: the server's message, else the screen's own. 'API Error' tells nobody anything. */
export const refusalOf = (error: unknown, fallback: string): string => {
  const message = messageOf(error, fallback)
  return message === 'API Error' ? fallback : message
}
