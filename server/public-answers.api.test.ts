// What anybody may ask for costs the server little, however many services there are: it is made once and sent as it is.
// A bound far above what is measured on a slow machine, and far below what an answer costs that is made anew.

import assert from 'node:assert/strict'
import { request } from 'node:http'
import { after, before, test } from 'node:test'
import { measureCpu, pace } from './platform/test-patience.ts'
import { installed } from './programmes.ts'
import { openTestPortal, type TestPortal } from './test-portal.ts'

let portal: TestPortal
let origin = ''
before(async () => {
  portal = await openTestPortal(
    {},
    undefined,
    undefined,
    installed.filter(({ slug }) => slug !== 'library-card'),
  )
  origin = await portal.portal.app.listen({ host: '127.0.0.1', port: 0 })
})
after(() => portal?.close())

const rounds = 10
/** Over a connection: what is sent is taken as it comes, and decoded by nobody. */
const ask = (path: string, encoding: string): Promise<number> =>
  new Promise((resolve, reject) => {
    request(origin + path, { headers: { 'accept-encoding': encoding } }, answer => {
      let bytes = 0
      assert.equal(answer.statusCode, 200, path)
      answer.on('data', (part: Buffer) => {
        bytes += part.length
      })
      answer.once('end', () => resolve(bytes))
    })
      .once('error', reject)
      .end()
  })
const filter = encodeURIComponent(JSON.stringify({ limit: 1 }))
const urls = [
  '/api/openapi.json',
  '/api/openapi.json?lang=en',
  '/api/docs',
  '/api/Categories',
  '/api/Categories/findOne',
  '/api/Categories/count',
  '/api/dynamic_services',
  `/api/dynamic_services?filter=${filter}`,
  '/api/dynamic_services/count',
  '/api/dynamic_services/findOne',
  '/api/dynamic_users',
  '/api/dynamic_users/count',
  '/api/dynamic_services/mostUsed',
  '/api/search?q=card',
  '/api/misc/appData',
  '/api/figures',
]

test('answers that anybody may ask for', async context => {
  const dear: string[] = []
  for (const url of urls)
    for (const encoding of ['identity', 'br']) {
      const megabytes = (await ask(url, encoding)) / 2 ** 20
      const measured: number[] = []
      // The least of three: what the portal does after its start counts as well.
      for (let turn = 0; turn < 3; turn++)
        measured.push(
          (
            await measureCpu(async () => {
              for (let round = 0; round < rounds; round++) await ask(url, encoding)
            })
          ).milliseconds / rounds,
        )
      const each = Math.min(...measured)
      context.diagnostic(`${each.toFixed(1)} ms for ${megabytes.toFixed(1)} MB ${encoding} ${url}`)
      // Both ends of the connection are this process.
      if (each > (15 + 10 * megabytes) * pace) dear.push(`${url} (${encoding}): ${each.toFixed(1)} ms`)
    }
  assert.deepEqual(dear, [])
})
