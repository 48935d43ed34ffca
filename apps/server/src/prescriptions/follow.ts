import { isFinalPrescriptionStatus, type PrescriptionEvent } from '@dawadoot/domain/prescription/status'

/** The state of a prescription; `revision` grows with every change. */
export type Snapshot = { revision: number; event: PrescriptionEvent }

type FollowOptions = {
  /** Undefined once the caller may no longer see it: signed out, or the prescription is gone. */
  look: () => Promise<Snapshot | undefined>
  /** Waits for a notice of a change, at most so long. */
  wait: (longestMs: number) => Promise<void>
  now: () => Date
  signal: AbortSignal
}

/** How often to look without a notice: they can be lost with a database connection. */
const LOOK_EVERY_MS = 5000
/** Proxies close connections that stay silent for longer. */
const HEARTBEAT_MS = 15_000

/** The current state first, then every change; ends after `completed` or `failed`. Decisions, "Stream events". */
export async function* follow({
  look,
  wait,
  now,
  signal,
}: FollowOptions): AsyncGenerator<Snapshot | 'heartbeat'> {
  let seen = -1
  let spoke = now().getTime()
  while (!signal.aborted) {
    const snapshot = await look()
    if (!snapshot || signal.aborted) return
    if (snapshot.revision > seen) {
      seen = snapshot.revision
      spoke = now().getTime()
      yield snapshot
      if (isFinalPrescriptionStatus(snapshot.event.status)) return
    } else if (now().getTime() - spoke >= HEARTBEAT_MS) {
      spoke = now().getTime()
      yield 'heartbeat'
    }
    await wait(LOOK_EVERY_MS)
  }
}
