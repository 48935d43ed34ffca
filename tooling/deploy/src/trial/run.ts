import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { root } from './places.ts'

/** Runs a program to its end and shows what it says; throws when it fails. */
export const run = (command: string, args: readonly string[], env: Record<string, string>): void => {
  const { status } = spawnSync(command, args, {
    cwd: root,
    env: { ...process.env, TURBO_TELEMETRY_DISABLED: '1', ...env },
    stdio: 'inherit',
  })
  if (status !== 0) throw new Error(`${command} failed`)
}

/** Runs a program and tells each line that it says; gives its exit code, null when a signal ended it. */
export const runWhile = async (
  command: string,
  args: readonly string[],
  { env, cwd = root, onLine }: { env: Record<string, string>; cwd?: string; onLine: (line: string) => void },
): Promise<number | null> => {
  const child = spawn(command, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  createInterface(child.stdout).on('line', onLine)
  const [code]: (number | null)[] = await once(child, 'exit')
  return code ?? null
}
