// What travels compressed: answers above a packet in the encoding that the caller prefers, and nothing that must not be.

import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import { openTestPortal, type TestPortal } from './test-portal.ts'

let portal: TestPortal
before(async () => {
  portal = await openTestPortal()
})
after(() => portal.close())

const read = async (url: string, headers: Record<string, string> = {}) => {
  const answer = await portal.portal.app.inject({ url, headers: { host: 'localhost', ...headers } })
  return { ...answer, headers: answer.headers, bytes: answer.rawPayload }
}
/** Answered from what is stored, and by a handler of its own. */
const urls = ['/api/dynamic_services', '/api/openapi.json', '/api/docs']

for (const url of urls)
  test(`${url} travels as the caller prefers, and says what it depends on`, async () => {
    const plain = await read(url)
    assert.equal(plain.statusCode, 200)
    assert.ok(plain.bytes.length > 1024)
    assert.equal(plain.headers['content-encoding'], undefined)
    for (const [accepted, encoding, decode] of [
      ['gzip, deflate, br', 'br', brotliDecompressSync],
      ['gzip', 'gzip', gunzipSync],
      ['br;q=0, gzip', 'gzip', gunzipSync],
    ] as const) {
      const answer = await read(url, { 'accept-encoding': accepted })
      assert.equal(answer.headers['content-encoding'], encoding, accepted)
      assert.match(String(answer.headers.vary), /accept-encoding/i)
      assert.ok(answer.bytes.length < plain.bytes.length / 2)
      assert.equal(Number(answer.headers['content-length'] ?? answer.bytes.length), answer.bytes.length)
      assert.deepEqual(decode(answer.bytes), plain.bytes)
    }
    for (const accepted of ['identity', 'compress', 'gzip;q=0', ''])
      assert.equal(
        (await read(url, { 'accept-encoding': accepted })).headers['content-encoding'],
        undefined,
        accepted,
      )
  })

test('whoever holds an answer is told so, in whatever encoding it came and however a proxy wrote its name', async () => {
  for (const url of urls) {
    const { headers } = await read(url, { 'accept-encoding': 'br' })
    const etag = String(headers.etag)
    for (const known of [etag, etag.replace('W/', ''), `"other", ${etag}`, '*']) {
      const answer = await read(url, { 'if-none-match': known, 'accept-encoding': 'gzip' })
      assert.deepEqual([answer.statusCode, answer.bytes.length], [304, 0], known)
    }
    assert.equal((await read(url, { 'if-none-match': '"other"' })).statusCode, 200)
  }
})

test('small answers stay as they are', async () => {
  const { headers, bytes } = await read('/healthz', { 'accept-encoding': 'br' })
  assert.ok(bytes.length < 1024)
  assert.equal(headers['content-encoding'], undefined)
})

test('a compressed body is read by nobody', async () => {
  const visitor = await portal.browser()
  const bomb = gzipSync(JSON.stringify({ data: { question: 'x'.repeat(1_000_000) } }))
  const { status } = await visitor.send('POST LIBRARY_QUESTION', {
    raw: bomb,
    headers: { 'content-type': 'application/json', 'content-encoding': 'gzip' },
  })
  assert.equal(status, 400)
})
