import { lock } from 'proper-lockfile'

/** A message for the person who starts the server; it carries no stack into the terminal. */
export class StartProblem extends Error {
  override name = 'StartProblem'
}

const isHeld = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ELOCKED'

/**
 * One process at a time: PGlite takes no lock of its own, and two of them destroy the data. The lock is refreshed
 * while the process lives, so that one that was killed does not keep the next from starting for long.
 */
export const lockDirectory = async (
  directory: string,
  onLost: (error: unknown) => void,
): Promise<() => Promise<void>> => {
  try {
    return await lock(directory, { stale: 5000, update: 1000, onCompromised: onLost })
  } catch (error) {
    if (!isHeld(error)) throw error
    throw new StartProblem(
      `The data directory ${directory} is in use by another server. Stop that one, or set DATA_DIR to another directory.`,
    )
  }
}
