// An SMS gateway inside a test: it writes down what it accepted and when, by the test's clock, and is away when a test says so.

import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

export type Accepted = { id: string; to: string; text: string; at: Date }
export type SmsGateway = {
  url: string
  isAway: boolean
  /** Everything it accepted, the oldest first; a message that was sent twice under one id is there once. */
  accepted: Accepted[]
  close(): Promise<void>
}

export const startSms = async (clock: () => Date): Promise<SmsGateway> => {
  const accepted = new Map<string, Accepted>()
  const state = { isAway: false }
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part as Buffer)
    if (state.isAway) return void response.writeHead(503).end()
    // The start of a portal tries each outside part by HEAD.
    if (request.method === 'HEAD') return void response.end()
    const { id, to, text } = JSON.parse(Buffer.concat(parts).toString())
    if (!accepted.has(id)) accepted.set(id, { id, to, text, at: clock() })
    response.writeHead(202).end()
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    get isAway() {
      return state.isAway
    },
    set isAway(isAway: boolean) {
      state.isAway = isAway
    },
    get accepted() {
      return [...accepted.values()]
    },
    close: async () => {
      server.closeAllConnections()
      await new Promise(resolve => server.close(resolve))
    },
  }
}
