// Requests filed without signing in: only where the service allows it, followed by number and secret, nobody else's.

import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { openTestPortal, type TestPortal } from '../../../test-portal.ts'

let portal: TestPortal
before(async () => {
  portal = await openTestPortal()
})
after(() => portal.close())

const question = { data: { question: 'هل القاعة مفتوحة يوم الجمعة؟' } }
const file = async (key?: string) => {
  const visitor = await portal.browser()
  const headers: Record<string, string> = key ? { 'idempotency-key': key } : {}
  return visitor.call('POST LIBRARY_QUESTION', { body: question, headers })
}

test('a visitor is sent the form of a service that allows it, and of no other', async () => {
  const visitor = await portal.browser()
  const where = (serviceSlug: string) =>
    visitor.call(
      `GET dynamic_services/findOne?filter=${encodeURIComponent(JSON.stringify({ where: { serviceSlug } }))}`,
    )
  assert.ok((await where('LIBRARY_QUESTION')).body.activities)
  assert.equal((await where('LIBRARY_CARD')).body.activities, undefined)
})

test('a visitor files, is told the secret, and follows the request with it', async () => {
  const filed = await file()
  assert.equal(filed.status, 201)
  const { ID, trackingSecret } = filed.body
  assert.ok(trackingSecret.length >= 43)
  const visitor = await portal.browser()
  const seen = await visitor.call(`GET track/${ID}`, { headers: { 'x-tracking-secret': trackingSecret } })
  assert.equal(seen.status, 200)
  assert.equal(seen.body.status.en, 'Received')
  assert.equal('data' in seen.body, false)
})

test('without the secret, with another one, or for a request of a person there is nothing to see', async () => {
  const [first, second] = [(await file()).body, (await file()).body]
  const visitor = await portal.browser()
  for (const secret of [undefined, '', 'x', second.trackingSecret]) {
    const headers: Record<string, string> = secret === undefined ? {} : { 'x-tracking-secret': secret }
    assert.equal((await visitor.call(`GET track/${first.ID}`, { headers })).status, 404)
  }
  const person = await portal.citizen()
  const own = await person.call('POST LIBRARY_QUESTION', { body: question })
  assert.equal(own.body.trackingSecret, undefined)
  const headers = { 'x-tracking-secret': first.trackingSecret }
  assert.equal((await visitor.call(`GET track/${own.body.ID}`, { headers })).status, 404)
  assert.deepEqual(
    (await person.call('GET LIBRARY_QUESTION')).body.map((row: any) => row.ID),
    [own.body.ID],
  )
})

test('a service that does not allow it asks to sign in; nothing is filed', async () => {
  const visitor = await portal.browser()
  assert.equal((await visitor.call('POST LIBRARY_CARD', { body: { data: {} } })).status, 401)
})

test('many visitors at once do not stand in each other’s way, and each sending happens once', async () => {
  const keys = Array.from({ length: 6 }, (_, index) => `visitor-key-${index}`)
  const sent = await Promise.all(
    keys.map(async key => {
      const visitor = await portal.browser()
      const send = () =>
        visitor.call('POST LIBRARY_QUESTION', { body: question, headers: { 'idempotency-key': key } })
      return Promise.all([send(), send()])
    }),
  )
  const numbers = sent.flat().filter(({ status }) => status === 201)
  assert.equal(new Set(numbers.map(({ body }) => body.ID)).size, 6)
})

test('a key is good for the browser that made it: nobody is told of the request of another visitor', async () => {
  const [mine, theirs] = [await file('the-same-key'), await file('the-same-key')]
  assert.deepEqual([mine.status, theirs.status], [201, 201])
  assert.notEqual(mine.body.ID, theirs.body.ID)
  assert.notEqual(mine.body.trackingSecret, theirs.body.trackingSecret)
})

test('one network address files so much without signing in, and no more', async () => {
  const own = await openTestPortal()
  try {
    const visitor = await own.browser()
    const statuses: number[] = []
    for (let sent = 0; sent < 62; sent += 1)
      statuses.push((await visitor.call('POST LIBRARY_QUESTION', { body: question })).status)
    assert.deepEqual(statuses.slice(-3), [201, 429, 429])
    // Whoever has signed in is not counted.
    const citizen = await own.citizen()
    assert.equal((await citizen.call('POST LIBRARY_QUESTION', { body: question })).status, 201)
  } finally {
    await own.close()
  }
})

test('nobody signs in as the visitors’ account', async () => {
  const visitor = await portal.browser()
  const body = { username: 'visitor', password: 'Right#2026' }
  assert.equal((await visitor.call('POST citizen/login', { body })).status, 422)
})
