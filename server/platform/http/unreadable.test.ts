// What cannot be read as HTTP is answered as every refusal is, and the connection ends.

import assert from 'node:assert/strict'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { after, before, test } from 'node:test'
import { answerUnreadable } from './unreadable.ts'

const server = createServer({ maxHeaderSize: 2_000 }, (_request, response) => void response.end('read'))
server.on('clientError', answerUnreadable)
before(async () => {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
})
after(() => server.close())

const send = async (
  bytes: string,
): Promise<{ status: number; error: { statusCode: number; code: string } }> => {
  const socket = connect((server.address() as { port: number }).port, '127.0.0.1')
  socket.write(bytes)
  const answer = await text(socket)
  const [head = '', body = ''] = answer.split('\r\n\r\n')
  assert.match(head, /\r\ncontent-type: application\/json; charset=utf-8\r\n/)
  assert.match(head, /\r\nconnection: close$/)
  return { status: Number(head.split(' ')[1]), ...JSON.parse(body) }
}

for (const [name, bytes, status] of [
  ['no HTTP at all', 'بوابة\r\n\r\n', 400],
  ['a method that is none', 'G\u0000T / HTTP/1.1\r\nhost: x\r\n\r\n', 400],
  [
    'two lengths that differ',
    'POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\nxx',
    400,
  ],
  ['headers beyond the limit', `GET / HTTP/1.1\r\nhost: x\r\nx: ${'x'.repeat(3_000)}\r\n\r\n`, 431],
] as const)
  test(`${name}: ${status}, as a problem`, async () => {
    const answer = await send(bytes)
    assert.deepEqual(
      [answer.status, answer.error.statusCode, answer.error.code],
      [status, status, 'MALFORMED'],
    )
  })
