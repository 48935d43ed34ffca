import { createServer, connect, type Server, type Socket } from 'node:net'
import type { Link } from './profiles.ts'

const SEGMENT = 1460
const HEADERS = 40
const FIRST_WINDOW = 10 * SEGMENT
const LARGEST_WINDOW = 4 << 20
const ENOUGH_WAITING = 2 << 20

/** Does things at their times and in the order they came in: separate timers may overtake one another. */
const delayLine = () => {
  const waiting: { at: number; act: () => void }[] = []
  let timer: NodeJS.Timeout | undefined
  let last = 0
  const arm = () => {
    const [first] = waiting
    if (first && !timer) timer = setTimeout(run, Math.max(0, first.at - performance.now()))
  }
  const run = () => {
    timer = undefined
    while (waiting[0] && waiting[0].at <= performance.now() + 0.5) waiting.shift()?.act()
    arm()
  }
  return (at: number, act: () => void) => {
    last = Math.max(last, at)
    waiting.push({ at: last, act })
    arm()
  }
}

/** A wire that all connections share: gives the time at which the last of so many bytes has left it. */
const wire = (kilobits: number) => {
  let free = 0
  return (bytes: number): number => {
    free = Math.max(performance.now(), free) + (bytes * 8) / kilobits
    return free
  }
}

/** What the origin sends, cut into segments under a window that doubles with every round trip. */
const sendDown = (remote: Socket, client: Socket, half: number, down: (bytes: number) => number) => {
  const arrive = delayLine()
  const acknowledge = delayLine()
  let waiting = Buffer.alloc(0)
  let inFlight = 0
  let window = FIRST_WINDOW
  let ended = false
  const pump = () => {
    while (waiting.length > 0 && inFlight + Math.min(SEGMENT, waiting.length) <= window) {
      const segment = waiting.subarray(0, SEGMENT)
      waiting = waiting.subarray(segment.length)
      inFlight += segment.length
      const at = down(segment.length + HEADERS) + half
      arrive(at, () => client.writable && client.write(segment))
      acknowledge(at + half, () => {
        inFlight -= segment.length
        window = Math.min(window + segment.length, LARGEST_WINDOW)
        pump()
      })
    }
    if (waiting.length < ENOUGH_WAITING / 2 && remote.isPaused()) remote.resume()
    if (ended && waiting.length === 0) arrive(performance.now() + half, () => client.end())
  }
  remote.on('data', (bytes) => {
    waiting = Buffer.concat([waiting, bytes])
    if (waiting.length > ENOUGH_WAITING) remote.pause()
    pump()
  })
  remote.on('end', () => {
    ended = true
    pump()
  })
}

/** The first byte waits a whole round trip: SYN and SYN-ACK. */
const sendUp = (client: Socket, remote: Socket, { rtt }: Link, up: (bytes: number) => number) => {
  const opened = performance.now()
  const arrive = delayLine()
  client.on('data', (bytes) =>
    arrive(Math.max(up(bytes.length + HEADERS), opened + rtt) + rtt / 2, () => {
      if (remote.writable) remote.write(bytes)
    }),
  )
  client.on('end', () => arrive(performance.now() + rtt / 2, () => remote.end()))
}

const listening = (server: Server): Promise<number> =>
  new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      if (typeof address === 'object' && address) resolve(address.port)
    })
  })

/**
 * A narrow link before a server on this machine: TCP handshake, slow start, bandwidth shared by all connections, half
 * a round trip each way. TLS takes its round trips by itself, because every message is late. No loss, no DNS.
 */
export const startShaper = async (to: number, link: Link) => {
  const down = wire(link.down)
  const up = wire(link.up)
  const clients = new Set<Socket>()
  const server = createServer({ noDelay: true, allowHalfOpen: true }, (client) => {
    const remote = connect({ port: to, host: '127.0.0.1', noDelay: true, allowHalfOpen: true })
    clients.add(client)
    sendUp(client, remote, link, up)
    sendDown(remote, client, link.rtt / 2, down)
    for (const socket of [client, remote]) socket.on('error', () => client.destroy())
    client.on('close', () => {
      clients.delete(client)
      remote.destroy()
    })
  })
  const port = await listening(server)
  const close = () => {
    server.close()
    for (const client of clients) client.destroy()
  }
  return { port, close }
}
