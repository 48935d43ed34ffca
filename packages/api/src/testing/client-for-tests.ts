import { createClient, type Client } from '../client/client.ts'

export type TestClient = {
  client: Client
  unauthorized: string[]
  reports: string[]
  signIn: (token: string | undefined) => void
}

/** A client on http://shop.test/api that answers for its session and remembers what it was told. */
export const clientForTests = (fetch: typeof globalThis.fetch = globalThis.fetch): TestClient => {
  let token: string | undefined = 'token-1'
  const unauthorized: string[] = []
  const reports: string[] = []
  const client = createClient({
    baseUrl: 'http://shop.test/api',
    fetch,
    session: { token: () => token, unauthorized: (dead) => unauthorized.push(dead) },
    report: (message) => reports.push(message),
  })
  return {
    client,
    unauthorized,
    reports,
    signIn: (next) => {
      token = next
    },
  }
}
