// Words that one administrator writes and a second has to approve: the others are notified with the write, once, until it is done.

import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { OwnText } from '@bawaba/contract/entities/own-text.ts'
import { sql } from '../../platform/database/index.ts'
import { openTestPortal, type Person, type TestPortal } from '../../test-portal.ts'

let portal: TestPortal
let admin: Person
let second: Person
let officer: Person
before(async () => {
  portal = await openTestPortal()
  admin = await portal.employee(['BFM_ADMIN'])
  second = await portal.employee(['BFM_ADMIN'])
  officer = await portal.employee(['CASE_OFFICER'])
})
after(() => portal.close())

const day = 24 * 60 * 60_000
/** What somebody reads in their list, and the messages that went out to them. */
const toldOf = async (who: Person) => {
  const { body } = await who.call('GET Notifications')
  const listed = body.filter(({ kind }) => kind === 'wordsProposed')
  const { sent } = await portal.database.one<{ sent: number }>(
    sql`select count(*)::int as sent from messages m join notifications n on n.id = m.notification_id
      where m.account_id = ${who.id} and n.kind = 'wordsProposed'`,
  )
  return { paths: listed.map(({ meta }) => meta?.path), sent }
}
const codes = async () =>
  (await admin.call('GET texts', { query: { q: '{code}', limit: 100 } })).body.items.filter(({ own }) =>
    own.en.other?.includes('{code}'),
  )
const write = (who: Person, { id, revision }: OwnText, written: object) =>
  who.send(`PUT texts/${encodeURIComponent(id)}`, { body: written, headers: { 'if-match': `"${revision}"` } })

test('whoever words what comes with a code has the other administrators notified, once in a day, until one approves', async () => {
  const [first, next] = (await codes()) as [OwnText, OwnText]
  const words = (text: OwnText) => ({ en: { other: `${text.own.en.other} Now.` } })
  assert.equal((await write(admin, first, words(first))).body.state, 'proposed')
  assert.equal((await write(admin, next, words(next))).body.state, 'proposed')
  assert.deepEqual(await toldOf(second), { paths: ['/texts'], sent: 0 })
  for (const who of [admin, officer]) assert.deepEqual(await toldOf(who), { paths: [], sent: 0 })
  const proposed = await codes()
  for (const { id } of [first, next]) {
    const text = proposed.find(one => one.id === id) as OwnText
    assert.equal((await write(second, text, words(text))).body.state, 'changed')
  }
  assert.deepEqual((await toldOf(second)).paths, [], 'it is gone once nothing waits')
  portal.pass(day + 1)
  await portal.passWith(0, admin, second)
  const later = (await codes()).find(({ id }) => id === first.id) as OwnText
  assert.equal((await write(admin, later, { en: { other: 'Only {code}' } })).body.state, 'proposed')
  assert.deepEqual((await toldOf(second)).paths, ['/texts'])
})

test('a template that waits has them notified; refused or turned off it does not', async () => {
  const order = {
    kind: 'forgotPassword' as const,
    service: null,
    stage: null,
    title: { ar: 'رمز', en: 'Code' },
    text: { ar: 'الرمز {code}', en: 'Use {code}' },
  }
  const before = (await toldOf(second)).paths
  const { body } = await admin.send('POST notificationTemplates', { body: { ...order, active: true } })
  assert.equal(body.active, false)
  const path = `/notificationTemplates/${body.id}`
  assert.deepEqual(
    (await toldOf(second)).paths.filter(one => !before.includes(one)),
    [path],
  )
  const change = (who: Person, revision: number, changes: object) =>
    who.send(`PATCH notificationTemplates/${body.id}`, {
      body: changes,
      headers: { 'if-match': `"${revision}"` },
    })
  assert.equal((await change(admin, body.revision, { active: true })).body.error.code, 'SECOND_WORDING')
  assert.equal((await change(second, body.revision, { active: true })).body.active, true)
  assert.deepEqual((await toldOf(second)).paths, before)
  const off = await admin.send('POST notificationTemplates', {
    body: { ...order, language: 'ar', active: false },
  })
  assert.equal(off.status, 201, JSON.stringify(off.body))
  assert.deepEqual((await toldOf(second)).paths, before)
})

test('who cannot be notified has worded nothing: both are one transaction', async () => {
  const text = (await codes())[3] as OwnText
  await portal.database.query(sql`create function refuse_notice() returns trigger language plpgsql as $$
    begin raise exception 'refused' using errcode = '23514'; end $$`)
  await portal.database.query(
    sql`create trigger refuse_notice before insert on notifications for each row execute function refuse_notice()`,
  )
  await portal.passWith(day + 1, admin, second)
  try {
    assert.notEqual((await write(admin, text, { en: { other: 'Take {code}' } })).status, 200)
  } finally {
    await portal.database.query(sql`drop trigger refuse_notice on notifications`)
  }
  assert.equal((await codes()).find(({ id }) => id === text.id)?.revision, text.revision)
})
