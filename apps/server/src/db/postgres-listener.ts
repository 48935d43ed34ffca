import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import type { Listener } from './database.ts'

type Options = { connectionString: string; onTrouble: (error: unknown) => void }

const FIRST_RETRY_MS = 250
const LONGEST_RETRY_MS = 5000

/**
 * One connection for all LISTENs of this process. A pool cannot do it: its connections go back and forth. When the
 * connection is lost it is opened again, and every listener is told that it may have missed something.
 */
export const createPostgresListener = ({ connectionString, onTrouble }: Options) => {
  const listeners = new Map<string, Set<Listener>>()
  const closing = new AbortController()
  let connection: Promise<pg.Client | undefined> | undefined

  const connect = async (): Promise<pg.Client> => {
    const client = new pg.Client({ connectionString, connectionTimeoutMillis: 5000, keepAlive: true })
    client.on('error', onTrouble)
    client.on('notification', ({ channel, payload }) => {
      for (const listener of listeners.get(channel) ?? []) listener(payload ?? '')
    })
    await client.connect()
    for (const channel of listeners.keys()) await client.query(`listen ${client.escapeIdentifier(channel)}`)
    client.once('end', () => {
      if (!closing.signal.aborted) connection = reconnect()
    })
    return client
  }

  /** Undefined only when the server is closing. */
  const reconnect = async (): Promise<pg.Client | undefined> => {
    for (let wait = FIRST_RETRY_MS; !closing.signal.aborted; wait = Math.min(wait * 2, LONGEST_RETRY_MS)) {
      await sleep(wait, undefined, { signal: closing.signal, ref: false }).catch(() => undefined)
      try {
        const client = await connect()
        for (const group of listeners.values()) for (const listener of group) listener(undefined)
        return client
      } catch (error) {
        onTrouble(error)
      }
    }
    return undefined
  }

  const listen = async (channel: string, listener: Listener): Promise<() => Promise<void>> => {
    const group = listeners.get(channel) ?? new Set()
    listeners.set(channel, group.add(listener))
    connection ??= connect().catch((error: unknown) => {
      onTrouble(error)
      return reconnect()
    })
    const client = await connection
    await client?.query(`listen ${client.escapeIdentifier(channel)}`)
    return async () => {
      group.delete(listener)
    }
  }

  const close = async (): Promise<void> => {
    closing.abort()
    const client = await connection
    await client?.end()
  }

  return { listen, close }
}
