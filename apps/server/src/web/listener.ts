import type { RequestListener } from 'node:http'
import { getRequestListener, type Http2Bindings, type HttpBindings } from '@hono/node-server'

/** More than any client sends before it hears that it may not. */
const MOST_BYTES = 64 * 1024 * 1024

type Incoming = HttpBindings['incoming'] | Http2Bindings['incoming']

/**
 * Reads and forgets what somebody goes on sending whose answer has gone out. Browsers listen when they have sent all,
 * and a connection that is closed while there is something left to read is reset: the answer would be lost with it.
 * How long they may take is `requestTimeout`, as for any other body.
 */
const readOut = (incoming: Incoming): void => {
  let size = 0
  // Who was reading has stopped asking, and would hold up the rest.
  incoming.removeAllListeners('data')
  incoming.on('data', (piece: Uint8Array) => {
    size += piece.byteLength
    if (size > MOST_BYTES) incoming.destroy()
  })
  incoming.resume()
}

type Fetch = (request: Request, env: HttpBindings | Http2Bindings) => Response | Promise<Response>

/** Hands requests to the app, and lets no answer be lost because it came before its question was over. */
export const createListener = (fetch: Fetch): RequestListener =>
  getRequestListener(
    (request, env) => {
      const { incoming, outgoing } = env
      if (incoming.method !== 'GET' && incoming.method !== 'HEAD')
        outgoing.once('finish', () => {
          // Of what nobody has begun to read Node.js takes care by itself.
          if (incoming.readableDidRead && !incoming.readableEnded) readOut(incoming)
        })
      return fetch(request, env)
    },
    // Its own way closes the connection half a second later, whether all was read or not.
    { autoCleanupIncoming: false },
  )
