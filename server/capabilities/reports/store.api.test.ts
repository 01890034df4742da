// The rollups answer what counting the requests themselves answers.

import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { after, before, test } from 'node:test'
import { raw, sql } from '../../platform/database/index.ts'
import { derivedRing, fixedKeys } from '../../platform/keys.ts'
import { createSeal } from '../../platform/sealed.ts'
import { cardAnswers, openTestPortal, type TestPortal } from '../../test-portal.ts'
import { catalogueStore } from '../catalogue/index.ts'
import { createSeeding, seedStore } from '../seeding/index.ts'
import { groupings, reportsStore } from './store.ts'

let portal: TestPortal
let reports: ReturnType<typeof reportsStore>
const slug = 'LIBRARY_CARD'
const always = { from: '2000-01-01', to: '2099-12-31' }

before(async () => {
  portal = await openTestPortal()
  reports = reportsStore(portal.database)
  const row = (await catalogueStore(portal.database).services()).find(service => service.slug === slug)
  assert.ok(row)
  const form = portal.portal.forms.compile(row.definition)
  const seeding = createSeeding({
    services: [
      { definition: row.definition, version: row.version, form, handler: undefined, examples: [cardAnswers] },
    ],
    seal: createSeal(fixedKeys(derivedRing(portal.secret)), randomBytes),
    inOne: work => portal.database.transaction(queries => work(seedStore(queries))),
    clock: portal.now,
    progress: () => undefined,
  })
  const command = { requests: 600, seed: 3, years: 4, isIntoExisting: false }
  const made = await seeding.run(command, true)
  assert.deepEqual([made.requests, made.people, made.skipped], [600, 120, []])
  await assert.rejects(seeding.run(command, true), /holds requests already/)
  await portal.portal.upkeep.aggregate()
  // And some that are counted, not folded.
  await portal.database.query(
    sql`update requests set status = 'APPROVED', status_kind = 'done', action_date = created_at + interval '3 days 5 hours'
      where id in (select id from requests where status_kind = 'open' order by id limit 5)`,
  )
})
after(() => portal.close())

test('made-up requests are what the form accepts, with a history along the workflow', async () => {
  const rows = await portal.database.query<{ data: object; status: string; last: string; entries: number }>(
    sql`select r.data, r.status, h.detail ->> 'to' as last, (select count(*)::int from request_history where request_id = r.id) as entries
      from requests r join lateral (select * from request_history where request_id = r.id order by id desc limit 1) h on true
      where r.id not in (select id from requests where action_date = created_at + interval '3 days 5 hours')`,
  )
  assert.equal(rows.length, 595)
  assert.ok(rows.every(({ status, last, entries }) => status === last && entries >= 1))
  const officer = await portal.employee(['CASE_OFFICER'])
  const [row] = (await officer.send(`GET ${slug}`)).body
  const whole = await officer.send(
    `GET ${slug}/findOne?filter=${encodeURIComponent(JSON.stringify({ where: { ID: row.ID } }))}`,
  )
  assert.equal(whole.status, 200)
  const [born] = await portal.database.query<{ count: number }>(
    sql`select count(*)::int as count from requests where age_group = 'from60'`,
  )
  assert.ok(born && born.count > 50)
})

test('counts by any of the groups equal the counts', async () => {
  const by = {
    service: 'service_slug',
    status: 'status',
    statusKind: 'status_kind',
    center: 'center',
    ageGroup: 'age_group',
  }
  for (const name of ['service', 'status', 'statusKind', 'center', 'ageGroup'] as const) {
    const truth = await portal.database.query<{ key: string; count: number }>(
      sql`select to_jsonb(requests) ->> ${by[name]} as key, count(*) as count from requests group by 1 order by 1`,
      { named: false },
    )
    const found = await reports.counts('all', always, [name])
    assert.deepEqual(
      Object.fromEntries(found.map(row => [row[name], row.count])),
      Object.fromEntries(truth.map(({ key, count }) => [key, count])),
      name,
    )
  }
  const all = await reports.counts([slug], always, groupings)
  assert.equal(
    all.reduce((sum, { count }) => sum + count, 0),
    600,
  )
  assert.deepEqual(await reports.counts(['OTHER'], always, ['service']), [])
  const whole = await reports.counts([slug], always, [], { statusKinds: ['open'], ageGroups: ['under60'] })
  const [truth] = await portal.database.query<{ count: number }>(
    sql`select count(*) as count from requests where status_kind = 'open' and age_group = 'under60'`,
  )
  assert.equal(whole[0]?.count ?? 0, truth?.count)
})

test('days, ages of what is open, and times to decisions equal what the requests say', async () => {
  const days = await reports.countsByDay('all', always)
  assert.equal(
    days.reduce((sum, { count }) => sum + count, 0),
    600,
  )
  const today = '2026-11-20'
  const [age] = await reports.openAges('all', today)
  const [aged] = await portal.database.query<any>(
    sql`select count(*) filter (where age <= 7) as "upTo7", count(*) filter (where age between 8 and 30) as "upTo30",
        count(*) filter (where age between 31 and 90) as "upTo90", count(*) filter (where age > 90) as more
      from (select ${today}::date - (created_at at time zone 'Africa/Cairo')::date as age from requests
        where status_kind not in ('done', 'rejected', 'cancelled')) aged`,
  )
  assert.deepEqual(age, { service: slug, ...aged })
  const times = await reports.decisionTimes('all', always, ['service', 'statusKind'])
  const truth = await portal.database.query(
    sql`select service_slug as service, status_kind as "statusKind", count(*) as count,
        percentile_disc(0.5) within group (order by days) as median, percentile_disc(0.9) within group (order by days) as p90,
        max(days) as longest
      from (select service_slug, status_kind, floor(extract(epoch from action_date - created_at) / 86400)::int as days
        from requests where status_kind in ('done', 'rejected')) lasted group by 1, 2 order by 1, 2`,
  )
  assert.deepEqual(times, truth)
})

test('ages and times by center and age group, after folding, equal what the requests say', async () => {
  await portal.portal.upkeep.aggregate()
  const today = '2026-11-20'
  const ages = await reports.openAges('all', today, 'ageGroup')
  const aged = await portal.database.query(
    sql`select age_group as "ageGroup", count(*) filter (where age <= 7) as "upTo7",
        count(*) filter (where age between 8 and 30) as "upTo30",
        count(*) filter (where age between 31 and 90) as "upTo90", count(*) filter (where age > 90) as more
      from (select age_group, ${today}::date - (created_at at time zone 'Africa/Cairo')::date as age from requests
        where status_kind not in ('done', 'rejected', 'cancelled')) aged group by 1 order by 1`,
  )
  assert.deepEqual(ages, aged)
  const times = await reports.decisionTimes('all', always, ['ageGroup'], { statusKinds: ['done'] })
  const truth = await portal.database.query(
    sql`select age_group as "ageGroup", count(*) as count, percentile_disc(0.5) within group (order by days) as median,
        percentile_disc(0.9) within group (order by days) as p90, max(days) as longest
      from (select age_group, floor(extract(epoch from action_date - created_at) / 86400)::int as days
        from requests where status_kind = 'done') lasted group by 1 order by 1`,
  )
  assert.deepEqual(times, truth)
})

test('times over whole years and months around them, by and within anything, equal what the requests say', async () => {
  const expression = {
    service: 'service_slug',
    statusKind: 'status_kind',
    center: 'center',
    ageGroup: 'age_group',
    month: 'month::text',
    year: `to_char(month, 'YYYY')`,
  } as const
  const periods = [
    { from: '2023-03-15', to: '2026-02-10' },
    { from: '2024-01-01', to: '2025-12-31' },
    { from: '2025-05-01', to: '2025-08-01' },
    { from: '2024-07-01', to: '2025-06-30' },
    { from: '2025-12-01', to: '2026-01-31' },
  ]
  let decided = 0
  for (const { from, to } of periods)
    for (const by of Object.keys(expression) as (keyof typeof expression)[])
      for (const ageGroups of [undefined, ['under60']]) {
        const truth = await portal.database.query<{ count: number }>(
          sql`select ${raw(expression[by])} as "${raw(by)}", count(*) as count,
              percentile_disc(0.5) within group (order by days) as median,
              percentile_disc(0.9) within group (order by days) as p90, max(days) as longest
            from (select *, floor(extract(epoch from action_date - created_at) / 86400)::int as days,
                date_trunc('month', action_date at time zone 'Africa/Cairo')::date as month
              from requests where status_kind in ('done', 'rejected')) lasted
            where month between date_trunc('month', ${from}::date) and ${to}::date
              and (${ageGroups ?? null}::text[] is null or age_group = any(${ageGroups ?? null}::text[]))
            group by 1 order by 1`,
          { named: false },
        )
        const found = await reports.decisionTimes(
          'all',
          { from, to },
          [by],
          ageGroups ? { ageGroups } : undefined,
        )
        assert.deepEqual(found, truth, `${from} to ${to} by ${by} of ${ageGroups ?? 'all'}`)
        decided += truth.reduce((sum, { count }) => sum + count, 0)
      }
  assert.ok(decided > 1000, 'there was something to compare')
})
