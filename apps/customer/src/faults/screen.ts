import type { Maps } from '@dawadoot/ordering/addresses/maps'
import type { Ordering } from '@dawadoot/ordering/ordering'
import type { Called } from '@dawadoot/ordering/testing/faulty-network'
import type { FaultKind } from '@dawadoot/ordering/testing/faults'
import type { RenderedApp } from '../testing/render-app.tsx'

/** What a failure says: beside what it is about, and in a toast. Nothing where the specification only logs. */
export type Said = { place?: string; toast?: string }

/** One call of one screen: how a person gets there, makes it, is told that it failed, and goes on. */
export type Screen = {
  name: string
  called: Called | 'every call'
  at: string
  /** Nobody is signed in. */
  visitor?: true
  /** Whoever signs in here has no name yet. */
  newcomer?: true
  before?: (ordering: Ordering) => void
  /** The place search, where the screen has one. */
  maps?: (fetch: typeof globalThis.fetch) => Maps
  /** The call carries a session, which a 401 ends. */
  endsSession?: true
  /** Signing in again is all that it needs. */
  resumes?: true
  /** What was typed belongs to the session that ended. */
  losesWhenEnded?: true
  /** The way to the call; all is well. */
  reach?: (app: RenderedApp) => Promise<void>
  /** Makes the call, where arriving does not. */
  act?: (app: RenderedApp) => Promise<void>
  /** What stands in the place of an answer that cannot be read, by the fault's name or for all. */
  fallback: string | Readonly<Record<string, string>>
  /** From the reason to what is said of it; `quiet` screens say nothing and go on with what they have. */
  says: 'quiet' | ((reason: string, kind: FaultKind) => Said)
  /** Faults that are as good as an answer here. */
  takes?: readonly string[]
  /** How long it is tried before it is said, ms of the test's clock. */
  patience?: number
  /** What was typed or chosen is still there. */
  kept?: (app: RenderedApp) => void | Promise<void>
  /** Once all is well again. A reading that failed for want of a connection needs no press. */
  again: (app: RenderedApp) => Promise<void>
  byItself?: true
  done: (app: RenderedApp) => void | Promise<void>
}

export const inBoth = (reason: string): Said => ({ place: reason, toast: reason })
export const inPlace = (reason: string): Said => ({ place: reason })
