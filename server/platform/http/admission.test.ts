// Admission over a real server: what is beyond the limit is refused at once, a slow sender keeps nobody out, and room comes
// back with every answer.

import assert from 'node:assert/strict'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { after, before, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Admission, installAdmission } from './admission.ts'

const waiting: (() => void)[] = []
let admission: Admission
const serve = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
  for await (const _ of request) void _
  await admission.run(request, () => new Promise<void>(resolve => waiting.push(resolve)))
  response.end('done')
}
// Senders that give up in the middle are part of it.
const server = createServer((request, response) => void serve(request, response).catch(() => undefined))
let origin = ''
before(async () => {
  admission = installAdmission(server, 2)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
after(() => {
  server.closeAllConnections()
  server.close()
})
const call = (path = '/api/x', language = 'en') =>
  fetch(`${origin}${path}`, { headers: { 'accept-language': language } })
const until = async (holds: () => boolean) => {
  for (let count = 0; count < 200 && !holds(); count++) await sleep(10)
  assert.ok(holds())
}
const finishAll = () => {
  for (const resolve of waiting.splice(0)) resolve()
}

test('two are worked on, the third is refused in its language; then there is room again', async () => {
  const first = [call(), call()]
  await until(() => waiting.length === 2)
  const third = await call()
  assert.deepEqual([third.status, third.headers.get('retry-after')], [503, '2'])
  assert.equal((await third.json()).error.message, 'The service is busy now. Try again in a moment.')
  assert.match((await (await call('/api/x', 'ar')).json()).error.message, /مشغولة/)
  assert.equal(admission.refused(), 2)
  const page = call('/services')
  await until(() => waiting.length === 3)
  finishAll()
  assert.deepEqual(
    (await Promise.all([...first, page])).map(({ status }) => status),
    [200, 200, 200],
  )
  const next = call()
  await until(() => waiting.length === 1)
  finishAll()
  assert.equal((await next).status, 200)
})

test('two that send their bodies for ever keep nobody out for longer than a second', async () => {
  const { port } = server.address() as AddressInfo
  const slow = Array.from({ length: 2 }, () => {
    const socket = connect(port, '127.0.0.1')
    socket.write('POST /api/x HTTP/1.1\r\nhost: x\r\ncontent-length: 10\r\n\r\n1')
    return socket
  })
  await sleep(100)
  assert.equal((await call()).status, 503)
  await sleep(1_200)
  const one = call()
  await until(() => waiting.length === 1)
  finishAll()
  assert.equal((await one).status, 200)
  for (const socket of slow) socket.destroy()
})

test('callers who give up make no room for others while their handlers work', async () => {
  let most = 0
  for (let count = 0; count < 10; count++) {
    const leaving = new AbortController()
    const answer = fetch(`${origin}/api/x`, { signal: leaving.signal }).catch(() => undefined)
    await sleep(20)
    leaving.abort()
    await answer
    most = Math.max(most, waiting.length)
  }
  assert.equal(most, 2)
  finishAll()
  const next = call()
  await until(() => waiting.length === 1)
  finishAll()
  assert.equal((await next).status, 200)
})
