// A database of so many requests for the bench: services, people with sessions, and requests as `npm run seed` makes them.

import { randomBytes } from 'node:crypto'
import { loadForms } from '@bawaba/forms/engine/proven-patterns.ts'
import { platformKinds } from '@bawaba/forms/fields/index.ts'
import { catalogueStore } from '@bawaba/server/capabilities/catalogue/index.ts'
import { createSeeding, seedStore } from '@bawaba/server/capabilities/seeding/index.ts'
import { migrationSources } from '@bawaba/server/database.ts'
import { type Database, raw, sql, uuid7 } from '@bawaba/server/platform/database/index.ts'
import { testDatabase } from '@bawaba/server/platform/database/test-database.ts'
import { derivedRing, fixedKeys } from '@bawaba/server/platform/keys.ts'
import { createSeal } from '@bawaba/server/platform/sealed.ts'
import pg from 'pg'
import { uncheckedDefinition } from '../../server/test-definition.ts'
import { parentOf } from './child.ts'
import { answers, csrf, filingService, hashOf, thirtyQuestions, token } from './fixtures.ts'

const citizens = 64
const services = 200
/** Requests spread over these; the first is the one that lists are about. */
const filled = [filingService, 'BENCH_TWO', 'BENCH_THREE']

export type Filled = {
  url: string
  database: Database
  numbers: string[]
  databasePid: number
  close(): Promise<void>
}

/** Citizens 0 .. 63 and, as the last, an employee who may see everything. */
export const employee = citizens

const addPeople = (database: Database) =>
  database.query(
    sql`with people as (
        insert into accounts (id, user_slug, username, first_name, last_name, mobile, roles, services)
        select gen_random_uuid(), case when n < ${citizens} then 'citizen' else 'employee' end, 'bench' || n, 'نهى', 'محمود',
          case when n < ${citizens} then '+2010' || lpad(n::text, 8, '0') end,
          case when n < ${citizens} then '{}'::text[] else array['CASE_OFFICER', 'SUPERVISOR'] end,
          case when n < ${citizens} then '{}'::text[] else array['*'] end
        from generate_series(0, ${employee}::int) n returning id, username
      )
      insert into sessions (id, token_hash, csrf_token, account_id, device, created_at, last_active_at, proved_at)
      select gen_random_uuid(), t.hash, t.csrf, p.id, 'web', now(), now(), now()
      from people p join rows from (unnest(${Array.from({ length: employee + 1 }, (_, n) => hashOf(token(n)))}::bytea[]),
        unnest(${Array.from({ length: employee + 1 }, (_, n) => csrf(n))}::text[])) with ordinality as t (hash, csrf, place)
        on p.username = 'bench' || (t.place - 1)`,
  )

/**
 * What those who filed were told, and what answered a sending sent twice. A portal with requests has these: while the tables
 * were empty PostgreSQL read them whole at each filing, by plans that a server begins with and keeps.
 */
const addWhatWasTold = (database: Database) =>
  database.query(
    sql`with lately as (select * from requests order by created_at desc limit 10000), told as (
        insert into notifications (id, account_id, kind, topic, is_locked, title_ar, title_en, text_ar, text_en, service_slug,
          request_number, is_listed, is_announced, created_at, visible_at)
        select gen_random_uuid(), owner_id, 'requestSubmitted', 'requests', false, 'أُرسل طلبك', 'Your request has been sent',
          'أُرسل طلبك. رقمه ' || number, 'Your request has been sent. Its number is ' || number, service_slug, number,
          true, true, created_at, created_at from lately
        returning id, account_id, text_ar, created_at
      ), sent as (
        insert into messages (id, notification_id, recipient, account_id, channel, body, created_at, sent_at)
        select id, id, '+201000000000', account_id, 'sms', text_ar, created_at, created_at from told
      )
      insert into idempotency_keys (account_id, route, key, body_sha256, answer, created_at)
      select owner_id, 'POST ' || service_slug, gen_random_uuid()::text, md5(number), '{}', now() from lately`,
  )

/** Takes as long as it takes: a connection of its own, without the limits of those that serve people. */
const tidied = async (url: string): Promise<void> => {
  const client = new pg.Client({ connectionString: url, statement_timeout: 0 })
  await client.connect()
  await client.query('vacuum analyze').finally(() => client.end())
}

export const fill = async (rows: number, report: (line: string) => void): Promise<Filled> => {
  const { database, url, close } = await testDatabase(migrationSources([]))
  const newId = uuid7(Date.now, randomBytes)
  const catalogue = catalogueStore(database)
  await catalogue.addCategory({
    id: newId(),
    slug: 'bench',
    name: { ar: 'خدمات', en: 'Services' },
    position: 0,
  })
  const slugs = [...filled, ...Array.from({ length: services - filled.length }, (_, n) => `BENCH_${n}`)]
  for (const slug of slugs)
    await catalogue.publish(newId(), uncheckedDefinition(thirtyQuestions(slug), `sha-${slug}`))
  await addPeople(database)
  const forms = await loadForms(platformKinds)
  let stage = ''
  const seeding = createSeeding({
    services: filled.map(slug => {
      const definition = thirtyQuestions(slug)
      return {
        definition,
        version: 1,
        form: forms.compile(definition),
        handler: undefined,
        examples: [answers],
      }
    }),
    seal: createSeal(fixedKeys(derivedRing('bench')), randomBytes),
    inOne: work => database.transaction(queries => work(seedStore(queries)), { statementTimeout: 0 }),
    clock: () => new Date(),
    progress: what => {
      if (what !== stage) report(`  ${what}`)
      stage = what
    },
  })
  const made = await seeding.run({ requests: rows, seed: 1, years: 10, isIntoExisting: true }, false)
  report(`  ${rows} requests in ${made.seconds.toFixed(1)} s`)
  await addWhatWasTold(database)
  await database.query(raw('create table bare_requests (like requests including defaults)'), { named: false })
  for (const index of ['unique (number)', 'primary key (id)'])
    await database.query(raw(`alter table bare_requests add ${index}`), { named: false })
  for (const index of ['owner_id, created_at desc, id desc', 'service_slug, created_at desc, id desc'])
    await database.query(raw(`create index on bare_requests (${index})`), { named: false })
  await tidied(url)
  const numbers = await database.query<{ number: string }>(
    sql`select number from requests where service_slug = ${filingService} order by id desc limit 500`,
  )
  const { pid } = await database.one<{ pid: number }>(sql`select pg_backend_pid() as pid`)
  return { url, database, close, databasePid: parentOf(pid), numbers: numbers.map(({ number }) => number) }
}
