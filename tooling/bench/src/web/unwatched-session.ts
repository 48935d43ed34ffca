import { EventEmitter, once } from 'node:events'
import type { Browser, CDPSession } from 'playwright'

/** One page's protocol: as much of a session as measuring needs. */
export type Protocol = Pick<CDPSession, 'send' | 'on'>

/**
 * Where a customer comes from: another site. What is opened from an empty tab takes over that tab's process, unless it
 * keeps apart from who opened it (`Cross-Origin-Opener-Policy`); then the process is thrown away. From another site
 * both begin with a process of their own.
 */
const ANOTHER_SITE = 'data:text/html,<title>Another site</title>'

type Told = { id?: number; method?: string; params?: unknown; result?: unknown; error?: { message: string } }

/**
 * A new page in a context of its own that Playwright knows nothing of. A page that is driven has the debugger's
 * Runtime domain on, and then every Error a script makes, also one that it only keeps for later, makes the browser read
 * its whole file once more for the place: 60 ms on a slow phone before React has done anything, which no customer has.
 */
export const openUnwatched = async (browser: Browser) => {
  const root = await browser.newBrowserCDPSession()
  const { browserContextId } = await root.send('Target.createBrowserContext')
  const { targetId } = await root.send('Target.createTarget', { url: 'about:blank', browserContextId })
  const { sessionId } = await root.send('Target.attachToTarget', { targetId, flatten: false })

  const waiting = new Map<number, PromiseWithResolvers<unknown>>()
  const events = new EventEmitter()
  root.on('Target.receivedMessageFromTarget', ({ message }) => {
    const { id, method = '', params, result, error }: Told = JSON.parse(message)
    if (id === undefined) events.emit(method, params)
    else if (error) waiting.get(id)?.reject(new Error(error.message))
    else waiting.get(id)?.resolve(result)
    if (id !== undefined) waiting.delete(id)
  })

  let last = 0
  const send = async (method: string, params?: object): Promise<unknown> => {
    last += 1
    const id = last
    const answer = Promise.withResolvers<unknown>()
    waiting.set(id, answer)
    await root.send('Target.sendMessageToTarget', {
      sessionId,
      message: JSON.stringify({ id, method, params }),
    })
    return answer.promise
  }
  const on = (event: string, listen: (told: unknown) => void) => events.on(event, listen)
  // the browser answers each method as its protocol says; the types know that protocol, this passes it on
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const cdp = { send, on } as unknown as Protocol
  await cdp.send('Page.enable')
  /** Until the next page has fired its load event. */
  const loaded = () => once(events, 'Page.loadEventFired')
  const atAnotherSite = loaded()
  await cdp.send('Page.navigate', { url: ANOTHER_SITE })
  await atAnotherSite
  const close = async () => {
    await root.send('Target.disposeBrowserContext', { browserContextId })
    await root.detach()
  }
  return { cdp, loaded, close }
}
