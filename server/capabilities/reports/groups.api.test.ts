// Counts, ages and times by center and age group: exact numbers of six requests whose people and centers are known.

import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { raw, sql } from '../../platform/database/index.ts'
import { cardAnswers, openTestPortal, type TestPortal } from '../../test-portal.ts'
import { counterStore } from '../requests/index.ts'

type Person = Awaited<ReturnType<TestPortal['person']>>
type Made = {
  who: Person
  branch: string | null
  filed: string
  decided?: { as: 'done' | 'rejected'; on: string }
}

let portal: TestPortal
let manager: Person
// Today is 2026-11-20, the day of filing of all of them; what is dated before is dated afterwards.

const citizen = async (bornOn: string | null): Promise<Person> => {
  const who = await portal.citizen()
  await portal.database.query(sql`update accounts set born_on = ${bornOn}::date where id = ${who.id}::uuid`)
  return who
}

const make = async ({ who, branch, filed, decided }: Made, index: number): Promise<void> => {
  await portal.database.query(
    sql`update services set center_field = ${branch && 'branch'} where slug = 'LIBRARY_CARD'`,
  )
  const answer = await who.file(
    { ...cardAnswers, branch: branch ?? cardAnswers.branch },
    { key: `card-${index}` },
  )
  await portal.database.query(
    sql`update requests set created_at = ${`${filed}T09:00:00Z`}::timestamptz,
        status_kind = ${decided?.as ?? 'open'}, action_date = ${`${decided?.on ?? filed}T10:00:00Z`}::timestamptz
      where number = ${answer.ID}`,
  )
}

before(async () => {
  portal = await openTestPortal()
  manager = await portal.employee(['REPORT_MANAGER'])
  // Sixty on the day of filing itself, sixty the day after, and nobody knows.
  const [sixty, almost, unknown] = [
    await citizen('1966-11-20'),
    await citizen('1966-11-21'),
    await citizen(null),
  ]
  const made: Made[] = [
    { who: sixty, branch: 'RIVER', filed: '2026-11-20' },
    { who: sixty, branch: null, filed: '2026-10-01', decided: { as: 'done', on: '2026-10-11' } },
    { who: almost, branch: 'RIVER', filed: '2026-10-01', decided: { as: 'done', on: '2026-10-05' } },
    { who: almost, branch: 'RIVER', filed: '2026-10-01', decided: { as: 'rejected', on: '2026-11-03' } },
    { who: unknown, branch: null, filed: '2026-11-10' },
    { who: unknown, branch: 'GARDEN', filed: '2026-08-01' },
  ]
  for (const [index, one] of made.entries()) await make(one, index)
})
after(() => portal.close())

const ask = async (query: Record<string, string>): Promise<any> => {
  const parts = new URLSearchParams({ measure: 'counts', by: 'service', every: 'month', ...query })
  return (await manager.send(`GET dynamic_services/reports?${parts}`)).body
}
const rowsOf = async (query: Record<string, string>): Promise<Record<string, number[]>> => {
  const { rows } = await ask(query)
  assert.ok(rows, JSON.stringify(query))
  return Object.fromEntries(rows.map(({ key, values }: { key: string; values: number[] }) => [key, values]))
}

// The rest is asked while changes wait, and again when they are folded.
for (const moment of ['counted', 'folded'])
  test(`${moment}: each group has its own numbers`, async () => {
    if (moment === 'folded') await portal.portal.upkeep.aggregate()
    const waiting = await portal.database.one<{ count: number }>(
      raw('select count(*)::int as count from request_changes'),
    )
    assert.equal(waiting.count === 0, moment === 'folded')
    assert.deepEqual(await rowsOf({ by: 'ageGroup' }), {
      unknown: [2, 0, 0, 0, 0],
      from60: [1, 0, 0, 0, 1],
      under60: [0, 0, 1, 0, 1],
    })
    assert.deepEqual(await rowsOf({ by: 'center' }), {
      RIVER: [1, 0, 1, 0, 1],
      '': [1, 0, 0, 0, 1],
      GARDEN: [1, 0, 0, 0, 0],
    })
    assert.deepEqual(await rowsOf({ measure: 'ages', by: 'center' }), {
      RIVER: [1, 0, 0, 0],
      '': [0, 1, 0, 0],
      GARDEN: [0, 0, 0, 1],
    })
    assert.deepEqual(await rowsOf({ measure: 'ages', by: 'ageGroup' }), {
      from60: [1, 0, 0, 0],
      unknown: [0, 1, 0, 1],
    })
    assert.deepEqual(await rowsOf({ measure: 'ages', by: 'ageGroup', center: 'GARDEN' }), {
      unknown: [0, 0, 0, 1],
    })
    assert.deepEqual(await rowsOf({ measure: 'ages', by: 'center', ageGroup: 'under60' }), {})
    // Median, nine in ten, longest.
    assert.deepEqual(await rowsOf({ measure: 'times', by: 'center' }), {
      RIVER: [4, 33, 33],
      '': [10, 10, 10],
    })
    assert.deepEqual(await rowsOf({ measure: 'times', by: 'ageGroup' }), {
      under60: [4, 33, 33],
      from60: [10, 10, 10],
    })
    assert.deepEqual(await rowsOf({ measure: 'times', by: 'period', ageGroup: 'under60' }), {
      '2026-10-01': [4, 4, 4],
      '2026-11-01': [33, 33, 33],
    })
    assert.deepEqual(await rowsOf({ measure: 'times', by: 'center', statusKind: 'rejected' }), {
      RIVER: [33, 33, 33],
    })
    const days = { by: 'period', every: 'day', from: '2026-10-01', to: '2026-11-20' }
    const filedOn = async (narrow: Record<string, string>) =>
      Object.entries(await rowsOf({ ...days, ...narrow })).filter(([, values]) => values.some(Boolean))
    assert.deepEqual(await filedOn({ center: 'RIVER' }), [
      ['2026-10-01', [0, 0, 1, 0, 1]],
      ['2026-11-20', [1, 0, 0, 0, 0]],
    ])
    assert.deepEqual(await filedOn({ ageGroup: 'unknown' }), [['2026-11-10', [1, 0, 0, 0, 0]]])
    assert.deepEqual(await filedOn({ ageGroup: 'from60', statusKind: 'done' }), [['2026-10-01', [1]]])
  })

test('what a measure holds nothing of is refused, not answered with nothing', async () => {
  const codeOf = async (query: Record<string, string>) => (await ask(query)).error?.code
  assert.equal(await codeOf({ measure: 'ages', statusKind: 'done' }), 'REPORT_STATE_NOT_MEASURED')
  assert.equal(await codeOf({ measure: 'times', statusKind: 'open' }), 'REPORT_STATE_NOT_MEASURED')
  assert.equal(await codeOf({ measure: 'ages', by: 'period' }), 'REPORT_NOT_GROUPED')
  assert.equal(await codeOf({ measure: 'times', by: 'period', every: 'day' }), 'REPORT_NOT_GROUPED')
})

test('rollups hold what the requests say, and no cell of a day that is empty', async () => {
  const counters = counterStore(portal.database)
  assert.deepEqual(await counters.differences(), [])
  const empty = await portal.database.query(raw('select * from request_days where count = 0'))
  assert.deepEqual(empty, [])
  await counters.recount()
  assert.deepEqual(await rowsOf({ measure: 'times', by: 'center' }), {
    RIVER: [4, 33, 33],
    '': [10, 10, 10],
  })
})

const planOf = async (text: string): Promise<string> => {
  const rows = await portal.database.query<{ 'QUERY PLAN': string }>(raw(`explain ${text}`), { named: false })
  return rows.map(row => row['QUERY PLAN']).join('\n')
}

test('ages read the cells of unfinished days alone, days and times those of their period', async () => {
  // Ten years of days, so that a plan that reads them all does not pay.
  await portal.database.query(
    raw(`insert into request_days (service_slug, filed_on, status, status_kind, center, age_group, count)
      select 'LIBRARY_CARD', date '2016-01-01' + n / 10, 'X', case when n % 50 = 0 then 'open' else 'done' end,
        'C-' || n % 10, 'under60', 1 from generate_series(1, 30000) n`),
  )
  await portal.database.query(
    raw(`insert into request_decisions (service_slug, month, status_kind, center, age_group, days, count)
      select 'LIBRARY_CARD', (date '2016-01-01' + make_interval(months => n / 250))::date, 'done', 'C-' || n % 10, 'under60',
        n, 1 from generate_series(1, 30000) n`),
  )
  await portal.database.query(raw('analyze request_days, request_decisions'))
  const selected = (columns: string, from: string) => `select ${columns}, count from ${from}`
  const ages = await planOf(
    `select center, sum(count) from (${selected('service_slug, status_kind, center', 'request_days')}
      union all select service_slug, status_kind, center, change from request_changes) held
      where status_kind not in ('done', 'rejected', 'cancelled') group by 1`,
  )
  assert.match(ages, /request_days_unfinished/)
  const days = await planOf(
    `${selected('center', 'request_days')} where filed_on between '2018-01-01' and '2018-03-01' and center = any('{C-1}')`,
  )
  assert.match(days, /request_days_pkey/)
  const times = await planOf(
    `${selected('center', 'request_decisions')} where month between '2018-01-01' and '2018-12-31'`,
  )
  assert.match(times, /request_decisions_pkey/)
})
