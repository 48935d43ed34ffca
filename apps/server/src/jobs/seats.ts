/** Room for one job that is begun the moment it is stored: given back or filled, and no more than that. */
export type Seat<Job> = {
  /** Until when the stored job says that somebody is at it. */
  leaseUntil: Date
  /** Works the job off; for a job whose transaction has come about. */
  begin: (job: Job) => void
  leave: () => void
}

export type Seats<Job> = {
  /** Undefined while all are taken: then the job waits in the queue like any other. */
  take: () => Seat<Job> | undefined
  /** Resolves when nothing that was begun is half done. */
  allDone: () => Promise<void>
}

type Options<Job> = {
  most: number
  leaseMs: number
  clock: () => Date
  /** Does one job; never rejects. */
  work: (job: Job) => Promise<void>
  stopping: AbortSignal
}

/**
 * Whoever stores a job may also be the one who does it: that spares the queue the search for it. The row stays what
 * brings it back should this process die.
 */
export const createSeats = <Job>({ most, leaseMs, clock, work, stopping }: Options<Job>): Seats<Job> => {
  const atWork = new Set<Promise<void>>()
  let taken = 0
  const take = (): Seat<Job> | undefined => {
    if (taken >= most || stopping.aborted) return undefined
    taken += 1
    const leave = (): void => {
      taken -= 1
    }
    return {
      leaseUntil: new Date(clock().getTime() + leaseMs),
      begin: (job) => {
        const working: Promise<void> = work(job).finally(() => {
          atWork.delete(working)
          leave()
        })
        atWork.add(working)
      },
      leave,
    }
  }
  return { take, allDone: async () => void (await Promise.all(atWork)) }
}
