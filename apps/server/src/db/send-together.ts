import type pg from 'pg'

/**
 * What is asked of a connection in one go leaves in one piece: a `begin` with its first statement, statements that do
 * not wait for each other. Each piece wakes the database once, which costs more than the piece itself.
 */
export const sendTogether = (client: pg.PoolClient): void => {
  const send = client.query.bind(client)
  let held = false
  const letGo = (): void => {
    held = false
    client.connection.stream.uncork()
  }
  Object.assign(client, {
    query: (...asked: unknown[]): unknown => {
      if (!held) {
        held = true
        client.connection.stream.cork()
        process.nextTick(letGo)
      }
      return Reflect.apply(send, undefined, asked)
    },
  })
}
