import { once } from 'node:events'
import * as v from 'valibot'

const Targets = v.tupleWithRest([v.object({ webSocketDebuggerUrl: v.string() })], v.unknown())
const Reply = v.object({
  id: v.number(),
  result: v.optional(v.looseObject({ usedSize: v.optional(v.number()) })),
})

export type HeapProbe = {
  /** Bytes that are in use once all garbage has been collected. */
  usedBytes: () => Promise<number>
  close: () => void
}

/** Looks into the heap of another process through its inspector, so that the process itself needs no door for it. */
export const openHeapProbe = async (port: number): Promise<HeapProbe> => {
  const [target] = v.parse(Targets, await (await fetch(`http://127.0.0.1:${port}/json/list`)).json())
  const socket = new WebSocket(target.webSocketDebuggerUrl)
  await once(socket, 'open')
  let last = 0
  const gone = once(socket, 'close').then(() => {
    throw new Error('the inspector has gone')
  })
  gone.catch(() => undefined)
  const answerTo = (id: number): Promise<number> =>
    new Promise((resolve) => {
      const hear = ({ data }: MessageEvent): void => {
        const reply = v.parse(Reply, JSON.parse(String(data)))
        if (reply.id !== id) return
        socket.removeEventListener('message', hear)
        resolve(reply.result?.usedSize ?? 0)
      }
      socket.addEventListener('message', hear)
    })
  const ask = (method: string): Promise<number> => {
    last += 1
    const answer = Promise.race([answerTo(last), gone])
    socket.send(JSON.stringify({ id: last, method }))
    return answer
  }
  return {
    usedBytes: async () => {
      await ask('HeapProfiler.collectGarbage')
      return ask('Runtime.getHeapUsage')
    },
    close: () => socket.close(),
  }
}
