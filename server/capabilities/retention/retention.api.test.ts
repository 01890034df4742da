// Every row of the table over a real database: what is older goes, what is newer stays, and so does what belongs to a
// person under a legal hold.

import assert from 'node:assert/strict'
import { randomBytes, randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { after, before, test } from 'node:test'
import { type DeletedId, deletedIds, retention } from '@bawaba/contract/retention.ts'
import { raw, type Sql, sql } from '../../platform/database/index.ts'
import { openTestPortal, type TestPortal } from '../../test-portal.ts'
import { retentionDocument, retentionFile } from './document.ts'

let portal: TestPortal
let free: string
let heldPerson: string
const emails: Record<string, string> = {}

before(async () => {
  portal = await openTestPortal()
  ;[free, heldPerson] = (await Promise.all(
    [1, 2].map(async () => {
      const { id } = await portal.add({ slug: 'citizen' })
      emails[id] = `${id}@example.eg`
      await portal.database.query(sql`update accounts set email = ${emails[id]} where id = ${id}`)
      return id
    }),
  )) as [string, string]
  // What is stored of requests needs one.
  await (await portal.citizen()).file()
  await portal.database.query(
    sql`insert into legal_holds (id, account_id, reason, placed_at)
      values (${randomUUID()}, ${heldPerson}, 'Case 12 of 2026', ${portal.now()})`,
  )
})
after(() => portal.close())

type Plant = { table: string; key: string; insert(key: string, over: Date, person: string): Sql }
const bytesOf = (key: string) => Buffer.from(key)

/** How a record of each row is made, over since a moment; `key` is the column that it is found by. */
const plants: Record<DeletedId, Plant> = {
  codes: {
    table: 'codes',
    key: 'subject',
    insert: (
      key,
      over,
    ) => sql`insert into codes (purpose, subject, counted_for, code_hash, sent_at, expires_at)
      values ('test', ${key}, 'x', ${randomBytes(32)}, ${over}, ${over})`,
  },
  searchCounts: {
    table: 'search_counts',
    key: 'item',
    insert: (key, over) => sql`insert into search_counts (month, kind, item, visitor, counted_at)
      values ('2026-01-01', 'service', ${key}, 'x', ${over})`,
  },
  budgets: {
    table: 'budgets',
    key: 'subject',
    insert: (key, over) =>
      sql`insert into budgets (subject, taken, window_ends_at) values (${key}, 1, ${over})`,
  },
  tickets: {
    table: 'tickets',
    key: 'purpose',
    insert: (key, over) => sql`insert into tickets (token_hash, purpose, expires_at)
      values (${randomBytes(32)}, ${key}, ${over})`,
  },
  externalSignIns: {
    table: 'external_sign_ins',
    key: 'provider',
    insert: (
      key,
      over,
    ) => sql`insert into external_sign_ins select (jsonb_populate_record(null::external_sign_ins,
      ${JSON.stringify({ provider: key, expires_at: over })}::jsonb || (select jsonb_object_agg(column_name,
        case data_type when 'uuid' then to_jsonb(gen_random_uuid()) when 'bytea' then to_jsonb('\\x' || md5(random()::text))
          when 'timestamp with time zone' then to_jsonb(${over}::timestamptz) when 'jsonb' then '{}'::jsonb
          when 'boolean' then 'false'::jsonb else to_jsonb('citizen'::text) end)
        from information_schema.columns where table_name = 'external_sign_ins' and is_nullable = 'NO'
          and column_name not in ('provider', 'expires_at')))).*`,
  },
  newsletterLinks: {
    table: 'newsletter_subscriptions',
    key: 'email',
    insert: (
      key,
      over,
    ) => sql`insert into newsletter_subscriptions (id, email, language, confirm_hash, confirm_until, asked_at)
      values (${randomUUID()}, ${key}, 'ar', ${randomBytes(32)}, ${over}, ${over})`,
  },
  registrations: {
    table: 'registrations',
    key: 'mobile',
    insert: (
      key,
      over,
    ) => sql`insert into registrations (id, user_slug, mobile, answers, password_hash, language,
        created_at, expires_at)
      values (${randomUUID()}, 'citizen', ${key}, 'sealed', 'hash', 'ar', ${over}, ${over})`,
  },
  sendings: {
    table: 'idempotency_keys',
    key: 'key',
    insert: (
      key,
      over,
      person,
    ) => sql`insert into idempotency_keys select (jsonb_populate_record(null::idempotency_keys,
      ${JSON.stringify({ key, account_id: person, created_at: over })}::jsonb || (select jsonb_object_agg(column_name,
        case data_type when 'uuid' then to_jsonb(gen_random_uuid()) when 'bytea' then to_jsonb('\\x00'::text)
          when 'integer' then '200'::jsonb when 'smallint' then '200'::jsonb when 'jsonb' then '{}'::jsonb
          else to_jsonb('x'::text) end)
        from information_schema.columns where table_name = 'idempotency_keys' and is_nullable = 'NO'
          and column_name not in ('key', 'account_id', 'created_at', 'request_id')))).*`,
  },
  freedHolds: {
    table: 'reservations',
    key: 'code',
    insert: (
      key,
      over,
      person,
    ) => sql`with thing as (insert into reservables (kind, code) values ('bench', ${key}) on conflict do nothing)
      insert into reservations (id, kind, code, is_single, account_id, status, freed_because, created_at, updated_at)
      values (gen_random_uuid(), 'bench', ${key}, true, ${person}, 'freed', 'expired', ${over}, ${over})`,
  },
  availabilityAlerts: {
    table: 'reservation_alerts',
    key: 'lot',
    insert: (key, over, person) =>
      sql`insert into reservation_alerts (kind, lot, account_id, created_at) values ('bench', ${key}, ${person}, ${over})`,
  },
  saleEntries: {
    table: 'lot_sale_entries',
    key: 'code',
    insert: (key, over, person) =>
      sql`with sale as (insert into lot_sales (id, kind, lot, method, opens_at, places, turn_minutes, created_at, ended_at)
          values (gen_random_uuid(), 'bench', ${key}, 'line', ${over}, 1, 5, ${over}, ${over}) returning id)
        insert into lot_sale_entries (sale_id, account_id, code, status, joined_at) select id, ${person}, ${key}, 'left', ${over} from sale`,
  },
  presence: {
    table: 'request_presence',
    key: 'session_id',
    insert: () => raw('select'),
  },
  cancelledDecisions: {
    table: 'pending_decisions',
    key: 'activity_id',
    insert: (
      key,
      over,
    ) => sql`insert into pending_decisions (id, request_id, revision, account_id, activity_id, created_at,
        due_at, cancelled_at, cancelled_by)
      select gen_random_uuid(), id, 1, owner_id, ${key}, ${over}::timestamptz, ${over}::timestamptz, ${over}::timestamptz, 'CONFLICT'
      from requests limit 1`,
  },
  emailLinks: {
    table: 'email_links',
    key: 'token_hash',
    insert: (
      key,
      over,
      person,
    ) => sql`insert into email_links (token_hash, account_id, email, sent_at, expires_at)
      values (${bytesOf(key)}, ${person}, 'a@example.eg', ${over}, ${over})`,
  },
  passwordLinks: {
    table: 'password_links',
    key: 'token_hash',
    insert: (
      key,
      over,
      person,
    ) => sql`insert into password_links (token_hash, account_id, purpose, created_at, expires_at)
      values (${bytesOf(key)}, ${person}, 'reset', ${over}, ${over})`,
  },
  sessions: {
    table: 'sessions',
    key: 'csrf_token',
    insert: (
      key,
      over,
      person,
    ) => sql`insert into sessions (id, token_hash, csrf_token, account_id, device, created_at,
        last_active_at, ended_at)
      values (${randomUUID()}, ${randomBytes(32)}, ${key}, ${person}, 'web', ${over}, ${over}, ${over})`,
  },
  knownDevices: {
    table: 'known_devices',
    key: 'token_hash',
    insert: (key, over, person) => sql`insert into known_devices (token_hash, account_id, last_used_at)
      values (${bytesOf(key)}, ${person}, ${over})`,
  },
  deletedDrafts: {
    table: 'drafts',
    key: 'name',
    insert: (
      key,
      over,
      person,
    ) => sql`insert into drafts (id, account_id, service_slug, version, activity_id, name, answers,
        created_at, updated_at, deleted_at)
      values (${randomUUID()}, ${person}, 'LIBRARY_CARD', 1, 'x', ${key}, '{}', ${over}, ${portal.now()}, ${over})`,
  },
  sentDrafts: {
    table: 'drafts',
    key: 'name',
    insert: (
      key,
      over,
      person,
    ) => sql`insert into drafts (id, account_id, service_slug, version, activity_id, name, answers,
        created_at, updated_at, deleted_at, sent_at)
      values (${randomUUID()}, ${person}, 'LIBRARY_CARD', 1, 'x', ${key}, '{}', ${over}, ${portal.now()}, ${over}, ${over})`,
  },
  leftDrafts: {
    table: 'drafts',
    key: 'name',
    insert: (
      key,
      over,
      person,
    ) => sql`insert into drafts (id, account_id, service_slug, version, activity_id, name, answers,
        created_at, updated_at)
      values (${randomUUID()}, ${person}, 'LIBRARY_CARD', 1, 'x', ${key}, '{}', ${over}, ${over})`,
  },
  waitingFiles: {
    table: 'files',
    key: 'name',
    insert: (key, over, person) => sql`insert into files (id, owner_id, name, type, size, state, created_at)
      values (${randomUUID()}, ${person}, ${key}, 'text/plain', 1, 'clean', ${over})`,
  },
  exports: {
    table: 'exports',
    key: 'key',
    insert: (
      key,
      over,
      person,
    ) => sql`insert into exports (id, account_id, key, kind, format, spec, language, state,
        created_at, expires_at)
      values (${randomUUID()}, ${person}, ${key}, 'report', 'csv', '{}', 'ar', 'done', ${over},
        ${new Date(over.getTime() + retention.exports.keepMs)})`,
  },
  messages: {
    table: 'messages',
    key: 'subject',
    insert: (
      key,
      over,
      person,
    ) => sql`insert into messages (id, recipient, channel, subject, body, created_at)
      values (${randomUUID()}, ${emails[person]}, 'email', ${key}, 'words', ${over})`,
  },
  notifications: {
    table: 'notifications',
    key: 'title_en',
    insert: (
      key,
      over,
      person,
    ) => sql`insert into notifications (id, account_id, kind, topic, is_locked, title_ar, title_en, text_ar, text_en,
        is_listed, created_at, visible_at)
      values (${randomUUID()}, ${person}, 'commented', 'requests', false, '', ${key}, '', '', true, ${over}, ${over})`,
  },
  reminders: {
    table: 'reminders',
    key: 'subject_id',
    insert: (key, over, person) => sql`insert into reminders (kind, subject_id, account_id, count, at)
      values ('draft', md5(${key})::uuid, ${person}, 1, ${over})`,
  },
}

const isThere = async ({ table, key }: Plant, name: string): Promise<boolean> => {
  const column = key === 'token_hash' ? sql`encode(token_hash, 'escape')` : raw(`${key}::text`)
  // An id stands for its name.
  const value = key === 'subject_id' ? sql`md5(${name})::uuid::text` : sql`${name}`
  const rows = await portal.database.query(sql`select 1 from ${raw(table)} where ${column} = ${value}`, {
    named: false,
  })
  return rows.length > 0
}

for (const id of deletedIds.filter(each => each !== 'presence'))
  test(`${id}: older goes, newer stays, a legal hold keeps`, async () => {
    const plant = plants[id]
    const over = (ms: number) => new Date(portal.now().getTime() - retention[id].keepMs + ms)
    const names = { older: `older ${id}`, newer: `newer ${id}`, held: `held ${id}` }
    const put = (name: string, at: Date, person: string) =>
      portal.database.query(plant.insert(name, at, person), { named: false })
    await put(names.older, over(-60_000), free)
    await put(names.newer, over(60_000), free)
    if (retention[id].isHeld) await put(names.held, over(-60_000), heldPerson)
    assert.ok(await isThere(plant, names.older), 'seeded')
    await portal.portal.tidy()
    assert.equal(await isThere(plant, names.older), false, 'older goes')
    assert.equal(await isThere(plant, names.newer), true, 'newer stays')
    if (!retention[id].isHeld) return
    assert.equal(await isThere(plant, names.held), true, 'a hold keeps')
    await portal.database.query(
      sql`update legal_holds set lifted_at = ${portal.now()} where account_id = ${heldPerson}`,
    )
    await portal.portal.tidy()
    assert.equal(await isThere(plant, names.held), false, 'goes once it is lifted')
    await portal.database.query(sql`update legal_holds set lifted_at = null where account_id = ${heldPerson}`)
  })

test('presence: older goes, newer stays', async () => {
  const officer = await portal.employee(['CASE_OFFICER'])
  const citizen = await portal.citizen()
  const body = await citizen.file()
  const count = async () => (await portal.database.query(sql`select 1 from request_presence`)).length
  await officer.send(`PUT LIBRARY_CARD/${body.ID}/presence`, { body: { isActing: false } })
  await portal.portal.tidy()
  assert.equal(await count(), 1)
  portal.pass(retention.presence.keepMs + 1000)
  await portal.portal.tidy()
  assert.equal(await count(), 0)
})

test('one row that cannot be deleted holds up no other, and is logged', async () => {
  const run = (words: string) => portal.database.query(raw(words), { named: false })
  await run(
    `create function refuse_deletion() returns trigger language plpgsql as $$ begin raise 'no'; end $$`,
  )
  await run('create trigger refuse_deletion before delete on codes execute function refuse_deletion()')
  const over = new Date(portal.now().getTime() - retention.messages.keepMs - 60_000)
  await portal.database.query(plants.messages.insert('after a fault', over, free))
  await portal.portal.tidy()
  assert.equal(await isThere(plants.messages, 'after a fault'), false)
  await run('drop trigger refuse_deletion on codes')
})

test('the documentation says what the table says', async () => {
  assert.equal(await readFile(retentionFile, 'utf8'), retentionDocument())
})
