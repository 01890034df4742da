// Saved views over the API: one's own, named once, and naming nobody.

import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { detailWords } from '@bawaba/contract/detail-keys.ts'
import { openTestPortal, type TestPortal } from '../../test-portal.ts'

let portal: TestPortal
before(async () => {
  portal = await openTestPortal()
})
after(() => portal.close())

const officer = () => portal.person({ slug: 'employee', roles: ['CASE_OFFICER'], services: ['*'] })
const search = { view: 'open', service: 'LIBRARY_CARD' }

test('a view is saved, renamed and deleted by its owner, and nobody else knows it', async () => {
  const [me, other] = [await officer(), await officer()]
  const saved = await me.call('POST views', { body: { name: ' Cards ', search } })
  assert.equal(saved.status, 201)
  assert.equal(saved.body.name, 'Cards')
  const { id } = saved.body
  assert.deepEqual((await me.call('GET views')).body, [{ id, name: 'Cards', search }])
  assert.deepEqual((await other.call('GET views')).body, [])
  assert.equal((await other.send(`PATCH views/${id}`, { body: { name: 'Mine' } })).status, 404)
  assert.equal((await other.send(`DELETE views/${id}`)).status, 404)
  const renamed = await me.send(`PATCH views/${id}`, { body: { name: 'New cards' } })
  assert.deepEqual(renamed.body, { id, name: 'New cards', search })
  assert.equal((await me.send(`DELETE views/${id}`)).status, 204)
  assert.deepEqual((await me.call('GET views')).body, [])
})

test('a name is taken once, and twenty views are enough', async () => {
  const me = await officer()
  for (let index = 0; index < 20; index += 1)
    assert.equal((await me.call('POST views', { body: { name: `View ${index}`, search } })).status, 201)
  const full = await me.call('POST views', { body: { name: 'One more', search } })
  assert.equal(full.error.code, 'TOO_MANY_VIEWS')
  const [first, second] = (await me.call('GET views')).body
  assert.ok(first && second)
  const refused = await me.send(`PATCH views/${first.id}`, { body: { name: second.name } })
  assert.equal(refused.body.error.code, 'VIEW_NAME_TAKEN')
  await me.send(`DELETE views/${first.id}`)
  const again = await me.call('POST views', { body: { name: second.name, search } })
  assert.equal(again.error.code, 'VIEW_NAME_TAKEN')
})

test('a name of more than sixty characters is refused and named, for views as for reports', async () => {
  const me = await portal.person({
    slug: 'employee',
    roles: ['CASE_OFFICER', 'REPORT_MANAGER'],
    services: ['*'],
  })
  for (const collection of ['views', 'savedReports']) {
    const save = (name: string) => me.send(`POST ${collection}`, { body: { name, search } })
    const saved = await save(` ${'ن'.repeat(60)} `)
    assert.deepEqual([saved.status, saved.body.name], [201, 'ن'.repeat(60)])
    const long = await save('ن'.repeat(61))
    const details = ({ status, body }: typeof long) => [status, body.error.details]
    const tooLong = [422, [{ path: 'body.name', key: 'tooLong', message: detailWords.tooLong }]]
    assert.deepEqual(details(long), tooLong)
    const renamed = await me.send(`PATCH ${collection}/${saved.body.id}`, { body: { name: 'ن'.repeat(61) } })
    assert.deepEqual(details(renamed), tooLong)
    assert.deepEqual(details(await save('  ')), [
      422,
      [{ path: 'body.name', key: 'required', message: detailWords.required }],
    ])
    assert.equal((await me.send(`GET ${collection}`)).body.length, 1)
  }
})

test('a view that names a person is refused, in any digits', async () => {
  const me = await officer()
  for (const number of ['29104120103458', '٢٩١٠٤١٢٠١٠٣٤٥٨', '+20 100 000 0000']) {
    const refused = await me.call('POST views', { body: { name: 'x', search: { number } } })
    assert.equal(refused.error.code, 'VIEW_OF_PERSON')
  }
})
