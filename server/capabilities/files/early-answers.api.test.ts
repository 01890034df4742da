// An upload that is answered before it has wholly come: what follows on the same connection is answered too.

import assert from 'node:assert/strict'
import { Agent, request } from 'node:http'
import { after, before, test } from 'node:test'
import { openTestPortal, type TestPortal } from '../../test-portal.ts'

let portal: TestPortal
let port = 0
/** One connection, kept, as a proxy keeps its own. */
const agent = new Agent({ keepAlive: true, maxSockets: 1 })

before(async () => {
  portal = await openTestPortal()
  port = Number(new URL(await portal.portal.app.listen({ host: '127.0.0.1', port: 0 })).port)
})
after(async () => {
  agent.destroy()
  await portal.close()
})

type Answer = { status: number; localPort: number | undefined }
const call = (
  method: string,
  path: string,
  headers: Record<string, string>,
  body?: Buffer,
): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const sent = request(
      { host: '127.0.0.1', port, agent, method, path, headers, timeout: 5_000 },
      answer => {
        const localPort = answer.socket.localPort
        answer.resume()
        answer.on('end', () => resolve({ status: answer.statusCode ?? 0, localPort }))
      },
    )
    sent.on('timeout', () => sent.destroy(new Error('no answer')))
    sent.on('error', reject)
    sent.end(body)
  })

test('a large file of a kind that is not taken is refused, and the next call on the connection is answered', async () => {
  const { jar, held } = await portal.citizen()
  const headers = {
    cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; '),
    'x-app-mode': 'CITIZEN',
    'x-csrf-token': held.token,
  }
  const head =
    '--it\r\ncontent-disposition: form-data; name="file"; filename="a.exe"\r\ncontent-type: application/x-msdownload\r\n\r\n'
  const body = Buffer.concat([
    Buffer.from(head),
    Buffer.alloc(8 * 2 ** 20, 65),
    Buffer.from('\r\n--it--\r\n'),
  ])
  for (let turn = 0; turn < 3; turn++) {
    const refused = await call(
      'POST',
      '/api/files',
      { ...headers, 'content-type': 'multipart/form-data; boundary=it' },
      body,
    )
    assert.equal(refused.status, 422)
    const next = await call('GET', '/api/misc/appData', headers)
    assert.deepEqual(next, { status: 200, localPort: refused.localPort })
  }
})
