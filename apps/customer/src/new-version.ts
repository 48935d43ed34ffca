import { browserStorage } from '@dawadoot/ordering/storage/browser-storage'
import { words } from './words.ts'

/** This version's first file. Files are named by what is in them: where it is gone, another version is served. */
const OWN = import.meta.url
/** Under which the first file of the version is remembered that this tab was loaded anew from. */
const LEFT = 'dawadoot:left'

const { session } = browserStorage('web')
const left = () => session.read(LEFT, String)

/** Why a part's code did not come, for people: another version, or no network. */
export const whyLost = async (): Promise<string> => {
  const { outdated, unreachable } = words.notLoaded
  try {
    const { ok, status, headers } = await fetch(OWN, { method: 'HEAD', cache: 'no-store' })
    // a host may answer with a page for what it does not have
    const gone = ok ? !headers.get('content-type')?.includes('javascript') : status === 404
    return gone ? outdated : unreachable
  } catch {
    return unreachable
  }
}

const mayLeave = () => dispatchEvent(new Event('beforeunload', { cancelable: true }))

/**
 * A part's code could not be fetched. A page from before a deployment is loaded anew, once for each version, and asks
 * again for what was wanted; the cart and what was typed are in storage. Whoever holds what is not is asked as the
 * browser asks before a page is left. Else this is what to say.
 */
export const codeLost = async (wanted?: 'login' | 'order'): Promise<string | undefined> => {
  const why = await whyLost()
  if (why !== words.notLoaded.outdated || left() === OWN || !mayLeave()) return why
  session.write(LEFT, OWN)
  // blocked storage would remember nothing, and load for ever
  if (left() !== OWN) return why
  if (wanted) {
    const address = new URL(window.location.href)
    address.searchParams.set(wanted, '1')
    window.history.replaceState(null, '', address)
  }
  window.location.reload()
  return undefined
}

/** Whether this page is the newer version that another was left for. True once. */
export const justPickedUp = (): boolean => {
  const before = left()
  if (before === undefined || before === OWN) return false
  session.remove(LEFT)
  return true
}
