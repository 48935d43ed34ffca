import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'

/** A way to the database that can go silent without breaking, as a network does that drops every packet. */
export const openSilentProxy = async (databaseUrl: string) => {
  const target = new URL(databaseUrl)
  const sockets = new Set<Socket>()
  let silent = false
  const pass = (from: Socket, to: Socket): void => {
    sockets.add(from)
    if (silent) from.pause()
    from.on('data', (chunk) => to.write(chunk))
    from.on('close', () => {
      sockets.delete(from)
      to.destroy()
    })
    from.on('error', () => undefined)
  }
  const server = createServer((near) => {
    const far = connect(Number(target.port), target.hostname)
    pass(near, far)
    pass(far, near)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const url = new URL(databaseUrl)
  url.hostname = '127.0.0.1'
  url.port = String(typeof address === 'object' && address ? address.port : 0)
  return {
    url: url.href,
    goSilent: () => {
      silent = true
      for (const socket of sockets) socket.pause()
    },
    speak: () => {
      silent = false
      for (const socket of sockets) socket.resume()
    },
    close: () => {
      for (const socket of sockets) socket.destroy()
      server.close()
    },
  }
}
