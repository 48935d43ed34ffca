import { once } from 'node:events'
import { createServer } from 'node:http'
import { connect } from 'node:net'
import { afterEach, describe, expect, test } from 'vitest'
import { hostOf, listen } from './listen.ts'

const server = createServer()
afterEach(() => server.close())

describe('a demonstration', () => {
  test('is not offered to other machines', async () => {
    const port = await listen(server, 0, hostOf({ HOST: undefined, NODE_ENV: 'development' }))
    expect(server.address()).toMatchObject({ address: '127.0.0.1' })
    const socket = connect(port, 'localhost')
    await once(socket, 'connect')
    socket.destroy()
  })

  test('is offered where HOST says', () => {
    expect(hostOf({ HOST: '0.0.0.0', NODE_ENV: 'development' })).toBe('0.0.0.0')
  })
})

test('production takes every address of the machine, or the one it is told', () => {
  expect(hostOf({ HOST: undefined, NODE_ENV: 'production' })).toBeUndefined()
  expect(hostOf({ HOST: '10.0.0.5', NODE_ENV: 'production' })).toBe('10.0.0.5')
})
