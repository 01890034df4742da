// HEAD answers what GET answers without its body, and OPTIONS says what an address takes.

import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { calls } from '@bawaba/contract/calls/index.ts'
import { openTestPortal, type TestPortal } from './test-portal.ts'

let portal: TestPortal
before(async () => {
  portal = await openTestPortal()
})
after(() => portal.close())

/** Every call that reads, whose address has no parameter; not the one whose answer stays open. */
const reads = Object.keys(calls).filter(key => /^GET [^:]+$/.test(key) && key !== 'GET events')

test('HEAD has the status and the type of GET, and no body', async () => {
  const [citizen, staff] = [await portal.citizen(), await portal.employee(['CASE_OFFICER'])]
  const answered: number[] = []
  for (const person of [citizen, staff])
    for (const key of reads) {
      const path = key.slice('GET '.length)
      const whole = await person.send(`GET ${path}`)
      const head = await person.send(`HEAD ${path}`)
      assert.deepEqual(
        [head.status, head.headers['content-type']],
        [whole.status, whole.headers['content-type']],
        key,
      )
      assert.ok(head.body === '' || head.body === undefined || head.body === null, `${key}: ${head.body}`)
      answered.push(head.status)
    }
  assert.ok(answered.filter(status => status === 200).length > 40, String(answered.length))
})

test('OPTIONS says what an address takes, to anybody, and 405 says the same', async () => {
  const visitor = await portal.browser('CITIZEN')
  const allowed = async (key: string) => {
    const { status, headers } = await visitor.send(key)
    return [status, headers.allow]
  }
  assert.deepEqual(await allowed('OPTIONS drafts'), [204, 'GET, HEAD, OPTIONS'])
  assert.deepEqual(await allowed('OPTIONS drafts/LIBRARY_CARD/0'), [204, 'GET, HEAD, PUT, DELETE, OPTIONS'])
  assert.deepEqual(await allowed('OPTIONS drafts/LIBRARY_CARD/0/restore'), [204, 'POST, OPTIONS'])
  assert.deepEqual(await allowed('PUT drafts'), [405, 'GET, HEAD, OPTIONS'])
  assert.equal((await visitor.send('OPTIONS nothing/here')).status, 404)
})
