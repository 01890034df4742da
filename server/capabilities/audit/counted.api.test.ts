// What strangers can cause without end stands in the audit by few rows: the first of a quarter of an hour at once, the
// others by their number once it is over. Nothing of it is lost.

import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { sql } from '../../platform/database/index.ts'
import { openTestPortal, type TestPortal } from '../../test-portal.ts'

let portal: TestPortal
before(async () => {
  portal = await openTestPortal({ SIGN_IN_PER_ADDRESS: '20' })
})
after(() => portal.close())

const quarter = 15 * 60_000
type Row = { address: string | null; subjectId: string | null; detail: Record<string, unknown> }
const refusals = (subjectId: string | null) =>
  portal.database.query<Row>(
    sql`select address, subject_id as "subjectId", detail from audit_entries
      where kind = 'session.refused' and subject_id is not distinct from ${subjectId}::uuid order by at, place`,
  )
const sum = () => portal.portal.run('audit.add_counted')

test('sixty refused sign-ins are two rows: the first, and how many followed and why', async () => {
  const visitor = await portal.browser()
  const { username } = await portal.add({ slug: 'citizen' })
  const before = (await refusals(null)).length
  const from = portal.now().toISOString()
  const refuse = async () => {
    const { status } = await visitor.send('POST citizen/login', { body: { username, password: 'wrong' } })
    assert.ok(status === 401 || status === 422 || status === 429, String(status))
  }
  for (let turn = 0; turn < 60; turn++) await refuse()
  const [first, ...others] = (await refusals(null)).slice(before)
  assert.deepEqual(
    [first?.detail, others],
    [{ by: 'password', slug: 'citizen', code: 'WRONG_CREDENTIALS' }, []],
  )
  await sum()
  assert.equal((await refusals(null)).length, before + 1, 'the window is not over')
  portal.pass(quarter)
  await sum()
  const [, counted, ...rest] = (await refusals(null)).slice(before)
  assert.deepEqual(rest, [])
  assert.deepEqual(counted?.detail, {
    by: 'password',
    slug: 'citizen',
    from,
    until: from,
    times: 59,
    codes: 'MAX_ATTEMPTS 54, WRONG_CREDENTIALS 5',
  })
  assert.equal(counted?.address, first?.address)
  // Once: another look adds nothing, and the next window begins with a row of its own.
  await sum()
  assert.equal((await refusals(null)).length, before + 2)
  await refuse()
  assert.equal((await refusals(null)).length, before + 3)
})

test('a second step that is refused is counted by its person', async () => {
  const { id, username } = await portal.add({ slug: 'employee', roles: ['CASE_OFFICER'] })
  const browser = await portal.browser('EMPLOYEE')
  const { mfa } = (
    await browser.send('POST employee/login', { body: { username, password: portal.password } })
  ).body
  const step = (body: object) =>
    browser.send('POST employee/MFA', { body, headers: { authorization: `Bearer ${mfa.token}` } })
  await step({ method: 'otp', send: true })
  for (let turn = 0; turn < 30; turn++) await step({ method: 'otp', value: '000000' })
  assert.equal((await refusals(id)).length, 1)
  portal.pass(quarter)
  await sum()
  const rows = await refusals(id)
  assert.deepEqual(
    rows.map(({ detail }) => detail.times ?? 1),
    [1, 29],
  )
})

test('a fault while the sums are written loses none and writes none twice', async () => {
  const visitor = await portal.browser()
  const before = (await refusals(null)).length
  for (let turn = 0; turn < 3; turn++)
    await visitor.send('POST employee/login', { body: { username: 'nobody', password: 'wrong' } })
  portal.pass(quarter)
  for (let turn = 1; turn < 9; turn++) {
    const { failed } = await portal.failAt(turn, () => sum().catch(() => undefined))
    if (failed === undefined) break
  }
  assert.deepEqual(
    (await refusals(null)).slice(before).map(({ detail }) => detail.times ?? 1),
    [1, 2],
  )
})
