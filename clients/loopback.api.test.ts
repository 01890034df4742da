// The requests that LoopBack's own client sends, as `clients/loopback/real-client.check.ts` recorded them: each is answered as
// it was then, and gives what the client's screens show.

import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { after, before, test } from 'node:test'
import { openTestPortal, type TestPortal } from '../server/test-portal.ts'
import type { RecordedCall } from './loopback/proxy.ts'
import { clientFingerprint, unnamed } from './loopback/recorded.ts'

let portal: TestPortal
let recorded: RecordedCall[] = []
before(async () => {
  portal = await openTestPortal()
  recorded = JSON.parse(await readFile(new URL('loopback/recorded.json', import.meta.url), 'utf8'))
})
after(() => portal.close())

test('what is sent is what this very client sent: another is recorded anew by `RECORD=on npm run client:loopback`', async () => {
  const { sha256 } = JSON.parse(await readFile(new URL('loopback/recorded-of.json', import.meta.url), 'utf8'))
  assert.equal(sha256, await clientFingerprint())
})

test('what the client sent is answered alike', async () => {
  const citizen = await portal.citizen()
  const send = ({ method, path, body }: RecordedCall) => {
    const [address = '', query] = path.replace('/api/', '').split('?')
    const [name = '', value = ''] = query?.split(/=(.*)/s) ?? []
    return citizen.send(`${method} ${address}${query ? `?${name}=${encodeURIComponent(value)}` : ''}`, {
      body,
    })
  }
  const [first, ...rest] = recorded
  const filed = (await send(first as RecordedCall)).body
  const services = await citizen.send('GET dynamic_services')
  const service = services.body.find((each: any) => each.serviceSlug === 'LIBRARY_CARD').id
  const answers = new Map<string, any[]>()
  for (const call of unnamed(rest, { id: filed.id, ID: filed.ID, service })) {
    const { status, body } = await send(call)
    assert.equal(status, call.status, `${call.method} ${call.path}: ${JSON.stringify(body)}`)
    const key = `${call.method} ${call.path.split('?')[0]?.replace(filed.id, ':id').replace(service, ':id')}`
    answers.set(key, [...(answers.get(key) ?? []), body])
  }
  const gave = (key: string) => answers.get(key)?.[0]
  const lists = answers.get('GET /api/LIBRARY_CARD') ?? []
  assert.deepEqual(
    lists.map(rows => rows.map(({ ID }: any) => ID)),
    [[filed.ID], [filed.ID]],
  )
  assert.deepEqual([lists[0][0].documents, lists[0][0].clientHooksData], [[], undefined])
  assert.equal(gave('GET /api/LIBRARY_CARD/findOne').ID, filed.ID)
  assert.deepEqual(Object.keys(gave('GET /api/LIBRARY_CARD/:id')).sort(), [
    'ID',
    'clientHooksData',
    'history',
    'id',
  ])
  assert.deepEqual(gave('GET /api/LIBRARY_CARD/:id/exists'), { exists: true })
  assert.deepEqual(
    answers.get('GET /api/LIBRARY_CARD/count')?.map(({ count }) => count),
    [1, 0],
  )
  assert.equal(gave('PATCH /api/LIBRARY_CARD/:id').status, 'CANCELLED')
  for (const { services } of gave('GET /api/Categories'))
    for (const each of services) assert.deepEqual(Object.keys(each), ['serviceSlug'])
  assert.deepEqual(gave('GET /api/dynamic_services/:id'), { serviceSlug: 'LIBRARY_CARD' })
  for (const row of gave('GET /api/dynamic_users')) assert.deepEqual(Object.keys(row), ['userSlug'])
})
