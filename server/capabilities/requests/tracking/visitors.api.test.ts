// Requests filed without signing in: only where the service allows it, followed by number and secret, nobody else's.

import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { filterOf } from '@bawaba/contract/call-address.ts'
import { openTestPortal, refusal, type TestPortal } from '../../../test-portal.ts'

let portal: TestPortal
type Visitor = Awaited<ReturnType<TestPortal['browser']>>
let visitor: Visitor
before(async () => {
  portal = await openTestPortal()
  visitor = await portal.browser()
})
after(() => portal.close())

const service = 'LIBRARY_QUESTION'
const question = { question: 'هل القاعة مفتوحة يوم الجمعة؟' }
const ask = (who: Pick<Visitor, 'file'>, key?: string) =>
  who.file(question, { service, ...(key ? { key } : {}) })
const follow = (ID: string, secret: string | undefined) =>
  visitor.call('GET track/:id', {
    params: { id: ID },
    headers: secret === undefined ? {} : { 'x-tracking-secret': secret },
  })

test('a visitor is sent the form of a service that allows it, and of no other', async () => {
  const activitiesOf = async (serviceSlug: string) => {
    const query = { filter: filterOf({ where: { serviceSlug } }) }
    return (await visitor.call('GET dynamic_services/findOne', { query })).body.activities
  }
  assert.ok(await activitiesOf(service))
  assert.equal(await activitiesOf('LIBRARY_CARD'), undefined)
})

test('a visitor files, receives the secret, and follows the request with it', async () => {
  const { ID, trackingSecret = '' } = await ask(visitor)
  assert.match(trackingSecret, /^\w{4}-\w{4}$/)
  const { body } = await follow(ID, trackingSecret)
  assert.equal(body.status.en, 'Received')
  assert.equal('data' in body, false)
})

test('without the secret or with another one there is nothing to see', async () => {
  const [first, second] = [await ask(visitor), await ask(visitor)]
  for (const secret of [undefined, '', 'x', second.trackingSecret])
    await refusal(follow(first.ID, secret), 'NOT_FOUND')
})

test('a request of a person has no secret, is followed by none and is in their own list', async () => {
  const person = await portal.citizen()
  const own = await ask(person)
  assert.equal(own.trackingSecret, undefined)
  await refusal(follow(own.ID, (await ask(visitor)).trackingSecret), 'NOT_FOUND')
  const { body } = await person.call('GET :service', { params: { service } })
  assert.deepEqual(
    body.map(({ ID }) => ID),
    [own.ID],
  )
})

test('a service that does not allow it asks to sign in; nothing is filed', async () => {
  await refusal(visitor.file({}), 'UNAUTHENTICATED')
})

test('many visitors at once do not stand in each other’s way, and each sending happens once', async () => {
  const keys = Array.from({ length: 6 }, (_, index) => `visitor-key-${index}`)
  const sent = await Promise.all(
    keys.map(async key => {
      const own = await portal.browser()
      return Promise.allSettled([ask(own, key), ask(own, key)])
    }),
  )
  const numbers = sent.flat().flatMap(one => (one.status === 'fulfilled' ? [one.value.ID] : []))
  assert.equal(new Set(numbers).size, 6)
})

test('a key is good for the browser that made it: nobody learns of the request of another visitor', async () => {
  const [one, other] = [await portal.browser(), await portal.browser()]
  const [mine, theirs] = [await ask(one, 'the-same-key'), await ask(other, 'the-same-key')]
  assert.notEqual(mine.ID, theirs.ID)
  assert.notEqual(mine.trackingSecret, theirs.trackingSecret)
})

test('one network address files so much without signing in, and no more', async () => {
  const own = await openTestPortal()
  try {
    const stranger = await own.browser()
    for (let sent = 0; sent < 60; sent += 1) await ask(stranger)
    for (let sent = 0; sent < 2; sent += 1) await refusal(ask(stranger), 'MAX_ATTEMPTS')
    // Whoever has signed in is not counted.
    await ask(await own.citizen())
  } finally {
    await own.close()
  }
})

test('nobody signs in as the visitors’ account', async () => {
  const body = { username: 'visitor', password: 'Right#2026' }
  const answer = await visitor.call('POST :slug/login', { params: { slug: 'citizen' }, body })
  assert.equal(answer.status, 422)
})
