// Second doors to what staff save for themselves: views and reports.

import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { openTestPortal, type TestPortal } from '../test-portal.ts'

let portal: TestPortal
before(async () => {
  portal = await openTestPortal()
})
after(() => portal.close())

const nationalId = '29104120103458'

test('a view or report of another is neither read, changed nor deleted, nor reached by the calls of the other kind', async () => {
  const staff = () =>
    portal.person({ slug: 'employee', roles: ['CASE_OFFICER', 'REPORT_MANAGER'], services: ['*'] })
  const [me, other] = [await staff(), await staff()]
  const search = { view: 'open' }
  for (const [own, foreign] of [
    ['views', 'savedReports'],
    ['savedReports', 'views'],
  ]) {
    const { id } = (await me.send(`POST ${own}`, { body: { name: 'Mine', search } })).body
    assert.deepEqual((await other.send(`GET ${own}`)).body, [])
    for (const [who, path] of [
      [other, own],
      [other, foreign],
      [me, foreign],
    ] as const) {
      assert.equal((await who.send(`PATCH ${path}/${id}`, { body: { name: 'Theirs' } })).status, 404)
      assert.equal((await who.send(`DELETE ${path}/${id}`)).status, 404)
    }
    assert.deepEqual(
      (await me.send(`GET ${own}`)).body.map(({ name }: { name: string }) => name),
      ['Mine'],
    )
  }
})

test('a view or report names nobody by an identifier in its own name either', async () => {
  const me = await portal.person({
    slug: 'employee',
    roles: ['CASE_OFFICER', 'REPORT_MANAGER'],
    services: ['*'],
  })
  for (const path of ['views', 'savedReports']) {
    const named = await me.send(`POST ${path}`, { body: { name: `Hoda ${nationalId}`, search: {} } })
    assert.deepEqual([named.status, named.body.error?.code], [422, 'VIEW_OF_PERSON'], path)
    const body = { name: '٠١/٠١/٢٠٢٦ - 31/03/2026', search: {} }
    const { id } = (await me.send(`POST ${path}`, { body })).body
    assert.ok(id, 'days are no identifier')
    const renamed = await me.send(`PATCH ${path}/${id}`, { body: { name: '٠١٠ ١٢٣٤ ٥٦٧٨' } })
    assert.equal(renamed.body.error?.code, 'VIEW_OF_PERSON', path)
  }
})

test('a report of money is of finance, whatever a saved one or an address asks for', async () => {
  const manager = await portal.person({ slug: 'employee', roles: ['SUPERVISOR'], services: ['LIBRARY_CARD'] })
  for (const path of ['dynamic_services/reports', 'LIBRARY_CARD/reports', 'NEWSLETTER/reports']) {
    const { status } = await manager.send(`GET ${path}?measure=received&from=2026-11-01&to=2026-11-20`)
    assert.ok(status >= 400, `${path} ${status}`)
  }
})
