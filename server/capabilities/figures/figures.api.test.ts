// The figures of the first page: what is counted, what few requests do not show, and that visitors' services alone count.

import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { sql } from '../../platform/database/index.ts'
import { openTestPortal, type TestPortal } from '../../test-portal.ts'

let portal: TestPortal
let visitor: Awaited<ReturnType<TestPortal['browser']>>
before(async () => {
  portal = await openTestPortal()
  visitor = await portal.browser()
})
after(() => portal.close())

/** As they are once those of before are too old. */
const figures = async () => {
  portal.pass(11 * 60_000)
  return (await visitor.call('GET figures')).body
}
/** Questions of visitors, each answered three days after it was asked. */
const answer = async (count: number) => {
  for (let filed = 0; filed < count; filed += 1)
    await visitor.file({ question: 'هل القاعة مفتوحة يوم الجمعة؟' }, { service: 'LIBRARY_QUESTION' })
  await portal.database.query(
    sql`update requests set status_kind = 'done', created_at = created_at - interval '3 days' where status_kind <> 'done'`,
  )
}

test('a portal without requests says how many services are open, and no more', async () => {
  assert.deepEqual(await figures(), { servicesOpen: 4 })
})

test('fewer than ten answers have no figure; ten have a number and a median; they are read anew after ten minutes', async () => {
  await answer(9)
  assert.deepEqual(await figures(), { servicesOpen: 4 })
  await answer(1)
  assert.deepEqual((await visitor.call('GET figures')).body, { servicesOpen: 4 })
  assert.deepEqual(await figures(), { servicesOpen: 4, answeredThisMonth: 10, medianDays: 3 })
  // Whether the changes are folded into the totals or not.
  await portal.database.query(sql`select fold_request_changes(1000)`)
  assert.deepEqual(await figures(), { servicesOpen: 4, answeredThisMonth: 10, medianDays: 3 })
})

test('a new month begins without a number, and the median goes on', async () => {
  portal.pass(20 * 86_400_000)
  assert.deepEqual(await figures(), { servicesOpen: 4, medianDays: 3 })
})

test('a service that visitors do not see is in no figure', async () => {
  await portal.database.query(sql`update services set hidden_on = '{web}' where slug = 'LIBRARY_QUESTION'`)
  await portal.portal.loadCatalogue()
  assert.deepEqual(await figures(), { servicesOpen: 3 })
})
