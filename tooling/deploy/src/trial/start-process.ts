import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { createInterface } from 'node:readline'
import { root } from './places.ts'

export type Started = {
  kill: (signal: NodeJS.Signals) => Promise<void>
  /** Tells every line that the program says from now on. */
  onLine: (listener: (line: string) => void) => void
}

const alive = ({ exitCode, signalCode }: ChildProcess): boolean => exitCode === null && signalCode === null

/** Starts a program and waits until it says `ready`; what it says goes to a file. Throws when it ends before. */
export const startProcess = async (
  command: string,
  args: readonly string[],
  at: { env: Record<string, string>; ready: string; log: string; cwd?: string },
): Promise<Started> => {
  const { PATH = '', HOME = '' } = process.env
  const child = spawn(command, args, {
    cwd: at.cwd ?? root,
    env: { PATH, HOME, ...at.env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const listeners: ((line: string) => void)[] = []
  const file = createWriteStream(at.log)
  await new Promise<void>((resolve, reject) => {
    const hear = (line: string): void => {
      file.write(`${line}\n`)
      if (line.includes(at.ready)) resolve()
      for (const listener of listeners) listener(line)
    }
    for (const stream of [child.stdout, child.stderr]) createInterface(stream).on('line', hear)
    child.once('error', reject)
    child.once('exit', (code) => reject(new Error(`${command} ended with ${code}; ${at.log} says why`)))
  })
  process.once('exit', () => child.kill('SIGKILL'))
  return {
    kill: async (signal) => {
      if (!alive(child)) return
      const exited = once(child, 'exit')
      child.kill(signal)
      await exited
    },
    onLine: (listener) => void listeners.push(listener),
  }
}
