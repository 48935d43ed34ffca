import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context } from 'hono'
import { isLoopback } from './loopback.ts'

/** One household or one carrier gateway: IPv4 as it is, IPv6 by its /64. */
const network = (address: string): string => {
  const plain = address.replace(/^::ffff:/i, '')
  if (!plain.includes(':')) return plain
  const [head = '', tail = ''] = plain.split('::')
  const start = head.split(':').filter(Boolean)
  const end = tail.split(':').filter(Boolean)
  const gap: string[] = plain.includes('::')
    ? Array(Math.max(0, 8 - start.length - end.length)).fill('0')
    : []
  return [...start, ...gap, ...end].slice(0, 4).join(':')
}

const connected = (c: Context): string => {
  try {
    return getConnInfo(c).remote.address ?? 'unknown'
  } catch {
    // Called in process, without a connection.
    return 'local'
  }
}

/** Whom a call is counted against. A proxy appends the address it saw, so only the last entry can be believed. */
export const clientAddress = (c: Context, trustProxy: boolean): string => {
  const forwarded = trustProxy ? c.req.header('x-forwarded-for')?.split(',').at(-1)?.trim() : undefined
  return network(forwarded || connected(c))
}

/** A proxy on this machine passes on calls from anywhere: what it adds says so. */
const PASSED_ON = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip']

/** Whether the caller is a program on this machine, and not a proxy that speaks for somebody else. */
export const isLocalCall = (c: Context, trustProxy: boolean): boolean =>
  !trustProxy && !PASSED_ON.some((name) => c.req.header(name) !== undefined) && isLoopback(connected(c))
