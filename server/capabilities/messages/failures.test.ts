// The word by which staff read why a gateway took nothing.

import assert from 'node:assert/strict'
import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { test } from 'node:test'
import { failureOf } from './deliver.ts'

const failureBy = (url: string, ms = 5_000) =>
  fetch(url, { signal: AbortSignal.timeout(ms) }).then(() => 'none', failureOf)

test('a gateway that is not there, has no such name or never answers is named by its reason', async () => {
  const sockets = new Set<Socket>()
  const silent = createServer(socket => void sockets.add(socket)).listen(0, '127.0.0.1')
  await once(silent, 'listening')
  const url = `http://127.0.0.1:${(silent.address() as AddressInfo).port}/`
  assert.equal(await failureBy(url, 50), 'TimeoutError')
  silent.close()
  for (const socket of sockets) socket.destroy()
  await once(silent, 'close')
  assert.equal(await failureBy(url), 'ECONNREFUSED')
  assert.match(await failureBy('http://gateway.invalid/'), /^(ENOTFOUND|EAI_AGAIN|TimeoutError)$/)
})

test('answers and errors of mail servers are named as before', () => {
  assert.equal(failureOf(Object.assign(new Error('away'), { status: 503 })), '503')
  assert.equal(failureOf(Object.assign(new Error('full'), { responseCode: 452, code: 'EENVELOPE' })), '452')
  assert.equal(failureOf(Object.assign(new Error('cut'), { code: 'ECONNRESET' })), 'ECONNRESET')
  assert.equal(failureOf(new TypeError('a bug')), 'TypeError')
  assert.equal(failureOf(undefined), 'Error')
})
