import { createLog, type Log } from './log.ts'
import { StartProblem } from './start-problem.ts'

/** How long a stopping process waits for the calls and jobs in hand. */
const LONGEST_WAIT_MS = 10_000

/** `drain` resolves once nothing is half done; `leaveMs` of it is for calls that still come. */
type Running = { log: Log; drain: () => Promise<void>; leaveMs?: number }

/** Too short to be noticed by who reads along. */
const PAUSE_MS = 20

/** What is written in one moment leaves in one piece: each piece wakes whoever reads it. */
const inPieces = (stream: NodeJS.WriteStream): ((text: string) => void) => {
  let waiting = ''
  const flush = (): void => {
    const piece = waiting
    waiting = ''
    if (piece !== '') stream.write(piece)
  }
  process.on('exit', flush)
  return (text) => {
    if (waiting === '') setTimeout(flush, PAUSE_MS).unref()
    waiting += text
  }
}

const toOut = inPieces(process.stdout)
export const say = (line: string): void => toOut(`${line}\n`)
export const writeLog = inPieces(process.stderr)

const drainOnSignal = ({ log, drain, leaveMs = 0 }: Running): void => {
  let stopping = false
  const onSignal = (): void => {
    // A second signal means now.
    if (stopping) process.exit(1)
    stopping = true
    setTimeout(() => process.exit(0), leaveMs + LONGEST_WAIT_MS).unref()
    drain().then(
      () => process.exit(0),
      (error: unknown) => {
        log.trouble('stopping failed', error)
        process.exit(1)
      },
    )
  }
  process.on('SIGINT', onSignal)
  process.on('SIGTERM', onSignal)
}

/** Starts what this process is for, or says in one line why it cannot; ends it decently at the first signal. */
export const runProcess = async (start: () => Promise<Running>): Promise<void> => {
  try {
    drainOnSignal(await start())
  } catch (error) {
    if (error instanceof StartProblem) writeLog(`${error.message}\n`)
    else {
      writeLog('The server could not start.\n')
      createLog(writeLog).trouble('the server could not start', error)
    }
    process.exit(1)
  }
}
