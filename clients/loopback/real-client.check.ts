// LoopBack's own client against the portal. Its packages are old and many: they are a package of their own, which
// the first `npm test` installs. What the client sent is kept in recorded.json, which `npm test` sends anew.

import assert from 'node:assert/strict'
import { readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { after, before, test } from 'node:test'
import { openTestPortal, type TestPortal } from '../../server/test-portal.ts'
import { startProxy } from './proxy.ts'
import { clientFingerprint, named } from './recorded.ts'

const require = createRequire(import.meta.url)
const file = new URL('recorded.json', import.meta.url)
const of = new URL('recorded-of.json', import.meta.url)

let portal: TestPortal
before(async () => {
  portal = await openTestPortal()
})
after(() => portal.close())

test('the client files, lists, finds and changes, and sends what was recorded', async () => {
  const proxy = await startProxy(await portal.citizen())
  const done = await require('./client.cjs')
    .runClient(proxy.url)
    .finally(() => proxy.close())
  const { filed, listed, found, some, alike } = done
  assert.match(filed.ID, /^LIBR-/)
  assert.deepEqual(
    [listed, [found], [some], alike].map(rows => rows.map(({ ID }: { ID: string }) => ID)),
    Array.from({ length: 4 }, () => [filed.ID]),
  )
  assert.deepEqual([listed[0].documents, listed[0].history], [[], undefined])
  assert.deepEqual([some.clientHooksData, some.history.length], [{ step: 1 }, 1])
  assert.deepEqual(
    [done.exists, done.counted],
    [
      [true, false],
      [1, 0],
    ],
  )
  assert.equal(done.changed.status, 'CANCELLED')
  assert.ok(done.tree.every((category: { services: object[] }) => category.services.length > 0))
  assert.deepEqual([done.again.serviceSlug, done.user.userSlug], ['LIBRARY_CARD', 'citizen'])
  assert.ok(done.unregistered.length > 0 && done.amounts.every((amount: number) => amount > 0))

  const sent = named(proxy.calls, { id: filed.id, ID: filed.ID, service: done.service.id })
  if (process.env.RECORD === 'on') {
    await writeFile(file, `${JSON.stringify(sent, null, 2)}\n`)
    await writeFile(of, `${JSON.stringify({ sha256: await clientFingerprint() }, null, 2)}\n`)
  }
  assert.deepEqual(sent, JSON.parse(await readFile(file, 'utf8')))
})
