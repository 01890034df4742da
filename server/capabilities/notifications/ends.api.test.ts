// Reminders of what ends: a draft that is deleted, a letter that loses its validity; and of a month without the job.

import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, before, test } from 'node:test'
import { sql } from '../../platform/database/index.ts'
import { openTestPortal, type Person, type TestPortal } from '../../test-portal.ts'

let portal: TestPortal
before(async () => {
  portal = await openTestPortal()
})
after(() => portal?.close())

const day = 24 * 3_600_000
const remind = () => portal.portal.run('notifications.remind')
const someone = async () => (await portal.add({ slug: 'citizen' })).id
const listed = async (id: string): Promise<string[]> => {
  const rows = await portal.database.query<{ kind: string }>(
    sql`select kind from notifications where account_id = ${id} and reminds is not null order by created_at`,
  )
  return rows.map(({ kind }) => kind)
}
const draftOf = async (accountId: string): Promise<string> => {
  const id = randomUUID()
  await portal.database.query(
    sql`insert into drafts (id, account_id, service_slug, version, activity_id, answers, name, created_at, updated_at)
      values (${id}, ${accountId}, 'LIBRARY_CARD', 1, 'APPLY', '{}', ${id}, ${portal.now()}, ${portal.now()})`,
  )
  return id
}

test('after a month without the job a draft is reminded of once, not twice in a row', async () => {
  const id = await someone()
  await draftOf(id)
  portal.pass(30 * day)
  await remind()
  await remind()
  assert.deepEqual(await listed(id), ['draftReminder'])
})

const textsOf = (id: string, kind: string) =>
  portal.database.query<{ en: string; path: string }>(
    sql`select text_en as en, path from notifications where account_id = ${id} and kind = ${kind}`,
  )

test('a week before a draft is deleted its owner is warned, with a link; closed time puts it off', async () => {
  const id = await someone()
  const draft = await draftOf(id)
  await portal.database.query(sql`update drafts set closed_for = interval '2 days' where id = ${draft}`)
  portal.pass(84 * day)
  await remind()
  assert.deepEqual(await textsOf(id, 'draftEnds'), [])
  portal.pass(2 * day)
  await remind()
  await remind()
  const [warning, ...others] = await textsOf(id, 'draftEnds')
  assert.deepEqual(others, [])
  assert.equal(warning?.path, '/services/LIBRARY_CARD/add')
  assert.match(warning?.en ?? '', /https?:\S+\/services\/LIBRARY_CARD\/add/)
  // Saved again and left again, it is warned of again.
  portal.pass(day)
  await portal.database.query(
    sql`update drafts set updated_at = ${portal.now()}, closed_for = '0' where id = ${draft}`,
  )
  portal.pass(85 * day)
  await remind()
  assert.equal((await textsOf(id, 'draftEnds')).length, 2)
})

const letterOf = async (owner: Person, validDays: number, issuedDaysAgo = 0): Promise<void> => {
  const { id } = await owner.file()
  await portal.database.query(
    sql`insert into letters (id, number, request_id, owner_id, service_slug, letter_id, sealed, key_id, signature, issued_at, valid_until)
      select gen_random_uuid(), 'T-' || gen_random_uuid(), r.id, r.owner_id, r.service_slug, 'CARD', 'sealed',
        coalesce((select k.id from signing_keys k limit 1), 'key'), 'signature',
        ${new Date(portal.now().getTime() - issuedDaysAgo * day)}, (${portal.now()}::timestamptz at time zone 'Africa/Cairo')::date + ${validDays}::int
      from requests r where r.id::text = ${id} or r.number = ${id}`,
  )
}

test('thirty days before a letter loses its validity its owner is reminded, once', async () => {
  const owner = await portal.citizen()
  await letterOf(owner, 20, 300)
  await letterOf(owner, 200, 100)
  // Issued for a month, its end stands on it.
  await letterOf(owner, 25, 5)
  await remind()
  await remind()
  const found = await textsOf(owner.id, 'letterEnds')
  assert.equal(found.length, 1)
  assert.match(found[0]?.en ?? '', /is valid until .*\d{4}/)
})
