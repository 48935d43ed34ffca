import type { Server } from 'node:http'
import type { Env } from './env.ts'
import { StartProblem } from './start-problem.ts'

const REASONS: Record<string, (port: number) => string> = {
  EADDRINUSE: (port) => `Port ${port} is in use. Stop what is using it, or set PORT to another one.`,
  EACCES: (port) => `Port ${port} may not be used by this user. Set PORT to one above 1023.`,
  EADDRNOTAVAIL: () => 'HOST is no address of this machine.',
  ENOTFOUND: () => 'HOST is no address of this machine.',
}

/**
 * Which address to take. A demonstration shows everybody's codes, so other machines reach it only where HOST says so;
 * undefined is every address of this machine.
 */
export const hostOf = ({ HOST, NODE_ENV }: Pick<Env, 'HOST' | 'NODE_ENV'>): string | undefined =>
  HOST ?? (NODE_ENV === 'production' ? undefined : '127.0.0.1')

/** Connections that the system keeps for us while we are busy; it turns more away, and has a bound of its own. */
const WAITING = 4096

/** Takes the port (0: any free one) and gives it back. Until it is told otherwise the server answers "not yet". */
export const listen = (server: Server, port: number, host: string | undefined): Promise<number> =>
  new Promise((resolve, reject) => {
    server.on('request', (_, reply) =>
      reply.writeHead(503, { 'Retry-After': '1' }).end('The server is starting.\n'),
    )
    server.once('error', (error: NodeJS.ErrnoException) => {
      const words = REASONS[error.code ?? '']
      reject(words ? new StartProblem(words(port)) : error)
    })
    server.listen({ port, host, backlog: WAITING }, () => {
      const address = server.address()
      resolve(typeof address === 'object' && address ? address.port : port)
    })
  })
