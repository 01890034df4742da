// Between LoopBack's client and the portal: brings the session that a browser would, and records each call.

import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { TestPortal } from '../../server/test-portal.ts'

export type RecordedCall = { method: string; path: string; body?: unknown; status: number }

export const startProxy = async (person: Pick<Awaited<ReturnType<TestPortal['citizen']>>, 'send'>) => {
  const calls: RecordedCall[] = []
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const text = Buffer.concat(chunks).toString()
    const body = text === '' ? undefined : JSON.parse(text)
    const { method = 'GET', url = '' } = request
    const answer = await person.send(`${method} ${url.replace('/api/', '')}`, { body })
    calls.push({ method, path: decodeURIComponent(url), ...(body ? { body } : {}), status: answer.status })
    response.writeHead(answer.status, { 'content-type': 'application/json' })
    response.end(JSON.stringify(answer.body))
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}/api`, calls, close: () => new Promise(done => server.close(done)) }
}
