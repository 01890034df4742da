// Favourites and the services most used: one's own, of services one sees, counted of requests.

import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { openTestPortal, type Person, refusal, type TestPortal } from '../../test-portal.ts'

let portal: TestPortal
let visitor: Awaited<ReturnType<TestPortal['browser']>>
before(async () => {
  portal = await openTestPortal()
  visitor = await portal.browser()
})
after(() => portal.close())

type Caller = Pick<Person, 'call'>
const add = (who: Caller, service: string) => who.call('PUT favourites/:service', { params: { service } })
const remove = (who: Caller, service: string) =>
  who.call('DELETE favourites/:service', { params: { service } })
const favouritesOf = async (who: Caller) => (await who.call('GET favourites')).body

test('a favourite is listed once, in the order of adding', async () => {
  const me = await portal.citizen()
  await add(me, 'LIBRARY_CARD')
  assert.equal((await add(me, 'LIBRARY_CARD')).status, 204)
  portal.pass(1000)
  await add(me, 'LIBRARY_QUESTION')
  assert.deepEqual(await favouritesOf(me), ['LIBRARY_CARD', 'LIBRARY_QUESTION'])
})

test('a favourite is its owner’s alone, who removes it', async () => {
  const [me, other] = [await portal.citizen(), await portal.citizen()]
  await add(me, 'LIBRARY_CARD')
  assert.deepEqual(await favouritesOf(other), [])
  assert.equal((await remove(other, 'LIBRARY_CARD')).status, 204)
  assert.deepEqual(await favouritesOf(me), ['LIBRARY_CARD'])
  await remove(me, 'LIBRARY_CARD')
  assert.deepEqual(await favouritesOf(me), [])
})

test('what one does not see is no favourite, and visitors have none', async () => {
  await refusal(add(await portal.citizen(), 'NO_SUCH_SERVICE'), 'MODEL_NOT_FOUND')
  await refusal(favouritesOf(visitor), 'UNAUTHENTICATED')
  await refusal(add(visitor, 'LIBRARY_CARD'), 'UNAUTHENTICATED')
})

test('the services most used in ninety days, most first, for visitors too', async () => {
  const mostUsed = async () => (await visitor.call('GET dynamic_services/mostUsed')).body
  assert.deepEqual(await mostUsed(), [])
  await (await portal.citizen()).file()
  const question = { question: 'هل القاعة مفتوحة يوم الجمعة؟' }
  for (let count = 0; count < 2; count += 1) await visitor.file(question, { service: 'LIBRARY_QUESTION' })
  // Counted again only after a while, whether the daily counts hold them yet or not.
  assert.deepEqual(await mostUsed(), [])
  portal.pass(11 * 60_000)
  assert.deepEqual(await mostUsed(), ['LIBRARY_QUESTION', 'LIBRARY_CARD'])
  portal.pass(91 * 86_400_000)
  assert.deepEqual(await mostUsed(), [])
})
