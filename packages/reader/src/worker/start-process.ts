import { fork } from 'node:child_process'
import { constants, setPriority } from 'node:os'
import { fileURLToPath } from 'node:url'
import type { AskVision } from '../engine/vision-endpoint.ts'
import type { Progress, ReaderKnowledge, Reading } from '../reading.ts'
import type { FromProcess, ToProcess } from './messages.ts'

/** The process went away before it answered. */
export class ProcessEnded extends Error {
  override name = 'ProcessEnded'
}

export type ReaderProcess = {
  /** Undefined when the system could not start it. */
  pid: number | undefined
  /** Rejects when the process ends before it could start. */
  ready: Promise<void>
  /** Rejects with ProcessEnded when the process breaks or is killed. One reading at a time. */
  read(
    bytes: Uint8Array,
    options: { onProgress: (progress: Progress) => void; today: string | undefined },
  ): Promise<Reading>
  /** Resolves when the process is gone. */
  kill(): Promise<void>
  hasEnded(): boolean
}

/**
 * A process of its own and no worker thread, because ending a thread while the OCR runtime works in it aborts the whole
 * server (onnxruntime-node 1.30: uncaught Napi::Error). It also gives back all native memory, which a thread does not.
 * It gets nothing of the server's environment and no key to a vision endpoint: what parses strangers' files holds no secrets.
 */
export function startReaderProcess(
  knowledge: ReaderKnowledge,
  maxOldGenerationSizeMb: number,
  askVision?: AskVision,
): ReaderProcess {
  const child = fork(fileURLToPath(new URL('reader-process.ts', import.meta.url)), {
    serialization: 'advanced',
    execArgv: [`--max-old-space-size=${maxOldGenerationSizeMb}`],
    env: systemEnvironment(),
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  // Before it has threads, which take over what they find. Whoever waits for an answer goes before who waits for a reading,
  // and yet a reading gets a tenth of a core that everybody wants.
  if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL)
  const gone = new Promise<void>((resolve) => {
    child.once('exit', () => resolve())
    child.once('error', () => resolve())
  })
  function answerTo<T>(
    message: ToProcess,
    hear: (reply: FromProcess, done: (answer: T) => void) => void,
  ): Promise<T> {
    const { promise, resolve, reject } = Promise.withResolvers<T>()
    const onMessage = (reply: FromProcess) => hear(reply, resolve)
    const onEnd = () => reject(new ProcessEnded('the reading process ended'))
    child.on('message', onMessage)
    child.once('exit', onEnd)
    child.send(message, (error) => {
      if (error) onEnd()
    })
    return promise.finally(() => {
      child.off('message', onMessage)
      child.off('exit', onEnd)
    })
  }

  child.on('message', (reply: FromProcess) => {
    if (reply.type !== 'look' || !askVision) return
    const tellAnswer = (answer: string | undefined) => {
      if (child.connected) child.send({ type: 'seen', answer } satisfies ToProcess, () => {})
    }
    askVision(reply.jpeg, reply.question).then(tellAnswer, () => tellAnswer(undefined))
  })

  const ready = answerTo<void>(
    { type: 'start', knowledge, hasVision: askVision !== undefined },
    (reply, done) => {
      if (reply.type === 'ready') done()
    },
  ).catch((cause: unknown) => {
    throw new Error('the reading process could not start', { cause })
  })
  ready.catch(() => {}) // whoever waits hears of it; nobody has to be waiting

  return {
    pid: child.pid,
    ready,
    read: (bytes, { onProgress, today }) =>
      answerTo<Reading>({ type: 'read', bytes, ...(today !== undefined && { today }) }, (reply, done) => {
        if (reply.type === 'progress') onProgress(reply.progress)
        if (reply.type === 'done') done(reply.reading)
      }),
    kill: () => {
      child.kill('SIGKILL')
      return gone
    },
    hasEnded: () => child.exitCode !== null || child.signalCode !== null || child.pid === undefined,
  }
}

/**
 * What the dynamic loader and the C library may need, and no more. Of glibc's heaps, one for each thread, most would only
 * hold on to memory that was given back.
 */
const SYSTEM_NAMES = ['PATH', 'LD_LIBRARY_PATH', 'TMPDIR', 'TEMP', 'SystemRoot', 'LANG', 'TZ']

function systemEnvironment(): NodeJS.ProcessEnv {
  const given = SYSTEM_NAMES.flatMap((name) => {
    const value = process.env[name]
    return value === undefined ? [] : [[name, value]]
  })
  return { ...Object.fromEntries(given), MALLOC_ARENA_MAX: '2' }
}
