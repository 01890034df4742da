// Favourites and what is used most: one's own, of services one sees, counted of requests.

import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { openTestPortal, type TestPortal } from '../../test-portal.ts'

let portal: TestPortal
before(async () => {
  portal = await openTestPortal()
})
after(() => portal.close())

test('a favourite is kept once, by its owner, and taken away again', async () => {
  const [me, other] = [await portal.citizen(), await portal.citizen()]
  assert.equal((await me.send('PUT favourites/LIBRARY_CARD')).status, 204)
  assert.equal((await me.send('PUT favourites/LIBRARY_CARD')).status, 204)
  portal.pass(1000)
  assert.equal((await me.send('PUT favourites/LIBRARY_QUESTION')).status, 204)
  assert.deepEqual((await me.call('GET favourites')).body, ['LIBRARY_CARD', 'LIBRARY_QUESTION'])
  assert.deepEqual((await other.call('GET favourites')).body, [])
  assert.equal((await other.send('DELETE favourites/LIBRARY_CARD')).status, 204)
  assert.equal((await me.send('DELETE favourites/LIBRARY_CARD')).status, 204)
  assert.deepEqual((await me.call('GET favourites')).body, ['LIBRARY_QUESTION'])
})

test('what one does not see is no favourite, and visitors have none', async () => {
  const me = await portal.citizen()
  assert.equal((await me.send('PUT favourites/NO_SUCH_SERVICE')).body.error.code, 'MODEL_NOT_FOUND')
  const visitor = await portal.browser()
  assert.equal((await visitor.call('GET favourites')).status, 401)
  assert.equal((await visitor.send('PUT favourites/LIBRARY_CARD')).status, 401)
})

test('the services most used in ninety days, most first, for visitors too', async () => {
  const visitor = await portal.browser()
  const mostUsed = async () => (await visitor.call('GET dynamic_services/mostUsed')).body
  assert.deepEqual(await mostUsed(), [])
  const me = await portal.citizen()
  await me.file()
  const question = { question: 'هل القاعة مفتوحة يوم الجمعة؟' }
  for (let count = 0; count < 2; count += 1) await visitor.file(question, { service: 'LIBRARY_QUESTION' })
  // Counted anew only after a while, folded or not.
  assert.deepEqual(await mostUsed(), [])
  portal.pass(11 * 60_000)
  assert.deepEqual(await mostUsed(), ['LIBRARY_QUESTION', 'LIBRARY_CARD'])
  portal.pass(91 * 86_400_000)
  assert.deepEqual(await mostUsed(), [])
})
