// What holds at a million requests is tried on few: answers in columns with their index, counters equal to the counts after
// parallel changes, pages in any order with nulls among them, counts that say where they stopped.

import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, before, test } from 'node:test'
import { filterOf } from '@bawaba/contract/call-address.ts'
import type { ServiceDefinition } from '@bawaba/contract/entities/service-definition.ts'
import { startOfYesterday } from '@bawaba/language/day-starts.ts'
import { fold } from '@bawaba/language/folding.ts'
import { raw, sql } from '../../../platform/database/index.ts'
import { uncheckedDefinition } from '../../../test-definition.ts'
import { cardAnswers, openTestPortal, type TestPortal } from '../../../test-portal.ts'
import { catalogueStore } from '../../catalogue/index.ts'
import { counterStore } from '../counters/counter-store.ts'

let portal: TestPortal
let officer: Awaited<ReturnType<TestPortal['employee']>>
const names = ['أحمد علي', 'إيمان حسن', 'احمد عمر', 'Zed', 'مُنى', 'منى', '', 'ياسر']

before(async () => {
  portal = await openTestPortal()
  officer = await portal.employee(['CASE_OFFICER', 'SUPERVISOR'])
  const citizen = await portal.citizen()
  for (let index = 0; index < 8; index++) {
    await citizen.file()
    portal.pass(60_000)
  }
  // Some without an answer, some with equal ones, as versions and scripts leave them.
  await portal.database.query(
    sql`update requests r set data = (data - 'fullName' - 'booksAtOnce')
        || case when names.name = '' then '{}' else jsonb_build_object('fullName', names.name) end
        || case when n % 3 = 0 then '{}' else jsonb_build_object('booksAtOnce', n % 4) end,
        due_at = case when n % 2 = 0 then null else due_at end
      from (select id, row_number() over (order by id) as n from requests) numbered
        join unnest(${names}::text[]) with ordinality as names (name, place) on names.place = n
      where numbered.id = r.id`,
  )
})
after(() => portal.close())

const list = (filter: object, rest = '') =>
  officer.send('POST LIBRARY_CARD/query', {
    body: { filter, ...Object.fromEntries(new URLSearchParams(rest)) },
  })

test('a letter that readers take for another is folded alike by database and server', async () => {
  const texts = [
    ...names,
    'ٱلمُؤْمِنَة',
    'شيءٌ، وشيء؟',
    '٠١٢٣ ۴۵۶',
    'ÉCOLE-Ωmega',
    'ﻻ ﷲ',
    'a_b%c\\d',
    ' کی\u200f ـــ ',
  ]
  const rows = await portal.database.query<{ folded: string }>(
    sql`select fold_text(value) as folded from unnest(${texts}::text[]) as texts (value)`,
  )
  // Capitals beyond Latin stay: the column's collation knows none.
  assert.deepEqual(
    rows.map(({ folded }) => folded.replaceAll('Ω', 'ω').toLowerCase()),
    texts.map(fold),
  )
})

test('pages by keyset and by skip agree, in every mix of orders with nulls', async () => {
  const fields = [
    'data.fullName',
    'data.booksAtOnce',
    'data.branch',
    'dueAt',
    'createdAt',
    'status',
    'ID',
    'assigneeId',
  ]
  const orders = fields.flatMap(one =>
    ['ASC', 'DESC'].flatMap(way => [
      [`${one} ${way}`],
      ...fields
        .filter(other => other !== one)
        .map(other => [`${one} ${way}`, `${other} ${way === 'ASC' ? 'DESC' : 'ASC'}`]),
      [`${one} ${way}`, `${fields[(fields.indexOf(one) + 3) % fields.length]} ${way}`],
    ]),
  )
  for (const order of orders) {
    const whole = (await list({ order, limit: 100 })).body.map((row: any) => row.id)
    assert.equal(new Set(whole).size, 8)
    const byCursor: string[] = []
    const bySkip: string[] = []
    let cursor = ''
    for (let page = 0; page < 4; page++) {
      const answer = await list({ order, limit: 3 }, cursor && `after=${cursor}`)
      assert.equal(answer.status, 200, JSON.stringify([order, answer.body]))
      byCursor.push(...answer.body.map((row: any) => row.id))
      cursor = String(answer.headers['x-next-cursor'] ?? '')
      bySkip.push(...(await list({ order, limit: 3, skip: page * 3 })).body.map((row: any) => row.id))
      if (!cursor) break
    }
    assert.deepEqual(byCursor, whole, order.join())
    assert.deepEqual(bySkip.slice(0, 8), whole, order.join())
  }
  const byName = (await list({ order: 'data.fullName ASC', limit: 100 })).body.map(
    (row: any) => row.data.fullName,
  )
  assert.deepEqual(byName.slice(0, 4), ['Zed', 'أحمد علي', 'احمد عمر', 'إيمان حسن'])
  assert.equal(byName.at(-1), undefined)
})

test('a folded answer is found by what readers take for it, an equal one exactly', async () => {
  const total = async (where: object) => (await list({ where, limit: 100 })).body.length
  assert.equal(await total({ 'data.fullName': { ilike: 'احمد%' } }), 2)
  assert.equal(await total({ 'data.fullName': { ilike: '%عَلى%' } }), 1)
  assert.equal(await total({ 'data.fullName': { nilike: 'احمد%' } }), 5)
  assert.equal(await total({ 'data.fullName': 'احمد علي' }), 0)
  assert.equal(await total({ 'data.fullName': { inq: ['منى', 'Zed'] } }), 2)
  assert.equal(await total({ 'data.fullName': { exists: false } }), 1)
  assert.equal(await total({ not: { 'data.fullName': 'منى' } }), 7)
  assert.equal(await total({ 'data.booksAtOnce': { gte: 1, lt: 3 } }), 3)
})

test('a forged cursor is refused, whatever it holds', async () => {
  for (const index of [
    [],
    ['x', 'y'],
    ['2026-01-01', null],
    [1, 2],
    ['\0', randomUUID()],
    ['NaN', randomUUID()],
  ])
    for (const order of ['createdAt DESC', 'data.booksAtOnce ASC', 'data.branch ASC']) {
      const forged = Buffer.from(JSON.stringify(index)).toString('base64url')
      const { status } = await list({ order }, `after=${forged}`)
      assert.ok(status === 400 || (status === 200 && order.includes('branch')), `${index} ${order} ${status}`)
    }
})

/** The plan of a list over so many rows that scanning them all does not pay. */
const planOf = async (text: string): Promise<string> => {
  const rows = await portal.database.query<{ 'QUERY PLAN': string }>(raw(`explain ${text}`), { named: false })
  return rows.map(row => row['QUERY PLAN']).join('\n')
}

test('an answer with a column is found and ordered by its index', async () => {
  await portal.database.query(
    sql`insert into requests (id, number, service_slug, version, activity_id, status, status_kind, data, owner_id, filed_by,
        channel, created_at, updated_at, action_date)
      select gen_random_uuid(), 'N-' || n, service_slug, version, activity_id, status, status_kind,
        data || jsonb_build_object('fullName', 'قارئ ' || n, 'booksAtOnce', n % 10), owner_id, filed_by, channel,
        created_at, updated_at, action_date
      from (select * from requests limit 1) one, generate_series(1, 12000) n`,
  )
  await portal.database.query(raw('analyze requests'), { named: false })
  const [slot] = await portal.database.query<{ slot: number }>(
    sql`select slot from hot_fields where service_slug = 'LIBRARY_CARD' and field = 'fullName'`,
  )
  const own = `r.service_slug = 'LIBRARY_CARD' and r.text_slots >= ${slot?.slot}`
  const index = new RegExp(`requests_text_${slot?.slot}`)
  assert.match(
    await planOf(
      `select id from requests r where ${own} and r.text_${slot?.slot} in (left(fold_text('قارئ 77'), 100))`,
    ),
    index,
  )
  // A word anywhere in the answer, which is written as one or as two: a page stops at its twentieth row.
  const word = (column: string) => `${column} like '%' || fold_text('قارئ') || '%'`
  const column = `r.text_${slot?.slot}`
  assert.match(
    await planOf(
      `select id from requests r where ${own} and (${word(column)} or ${word(`replace(${column}, ' ', '')`)})
        order by ${column}, r.id limit 20`,
    ),
    index,
  )
  for (const way of ['asc', 'desc'])
    assert.match(
      await planOf(
        `select id from requests r where ${own} and r.text_${slot?.slot} is not null order by r.text_${slot?.slot} ${way}, r.id ${way} limit 20`,
      ),
      index,
    )
  const found = await list({ where: { 'data.fullName': 'قارئ 77' } })
  assert.equal(found.body.length, 1)
})

test('a count beyond ten thousand says that it stopped, unless a counter knows it', async () => {
  const query = (where: object) =>
    officer.send('POST LIBRARY_CARD/query', { body: { filter: { where, limit: 1 }, total: true } })
  const capped = await query({ 'data.fullName': { ilike: 'قارئ%' } })
  assert.deepEqual([capped.headers['x-total-count'], capped.headers['x-total-capped']], ['10000', 'true'])
  const exact = await query({ statusKind: 'open' })
  assert.deepEqual([exact.headers['x-total-count'], exact.headers['x-total-capped']], ['12008', undefined])
  const few = await query({ 'data.fullName': { ilike: 'قارئ 7_' } })
  assert.deepEqual([few.headers['x-total-count'], few.headers['x-total-capped']], ['10', undefined])
  const count = await officer.send(
    `GET LIBRARY_CARD/count?where=${encodeURIComponent('{"data.booksAtOnce":{"gte":0}}')}`,
  )
  assert.deepEqual(count.body, { count: 10_000, isCapped: true })
})

test('after parallel changes and foldings every counter equals its count, and a wrong one is found and mended', async () => {
  const counters = counterStore(portal.database)
  const people = await portal.database.query<{ id: string }>(
    sql`select id from accounts where status = 'active'`,
  )
  let seed = 7
  const random = (most: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
    return seed % most
  }
  const states = [
    ['NEW', 'open'],
    ['UNDER_REVIEW', 'open'],
    ['APPROVED', 'done'],
    ['REJECTED', 'rejected'],
    ['NEEDS_EXTRA_INFORMATION', 'waiting-on-applicant'],
  ]
  const change = async () => {
    const [status, kind] = states[random(states.length)] as [string, string]
    const person = people[random(people.length)]?.id ?? null
    await portal.database.query(
      sql`update requests set status = ${status}, status_kind = ${kind}, assignee_id = ${random(2) ? person : null}::uuid,
          updated_at = now(), action_date = created_at + ${random(90)}::int * interval '1 day'
        where id in (select id from requests order by hashtext(id::text || ${random(1000)}::text) limit ${1 + random(5)} for update skip locked)`,
    )
  }
  const turn = async () => {
    for (let index = 0; index < 15; index++) await (random(6) === 0 ? counters.aggregate(20) : change())
  }
  await Promise.all(Array.from({ length: 8 }, turn))
  assert.deepEqual(await counters.differences(), [])
  await portal.portal.upkeep.aggregate()
  assert.deepEqual(await counters.differences(), [])
  const [waiting] = await portal.database.query<{ count: number }>(
    raw('select count(*) as count from request_changes'),
  )
  assert.equal(waiting?.count, 0)
  const { views, byService, count, capped } = (await officer.call('GET dynamic_services/inbox/count')).body
  const [truth] = await portal.database.query<any>(
    sql`select count(*) filter (where status_kind = 'open' and assignee_id is null)::int as unassigned,
        count(*) filter (where status_kind = 'waiting-on-applicant')::int as applicant,
        count(*) filter (where message_at is not null)::int as messages,
        count(*) filter (where status_kind not in ('done', 'rejected'))::int as open,
        count(*) filter (where status_kind not in ('done', 'rejected') and assignee_id = ${officer.id})::int as mine,
        count(*) filter (where status_kind = 'open' and (assignee_id is null or assignee_id = ${officer.id}))::int as waits,
        least(1000, count(*) filter (where status_kind = 'open' and due_at < ${portal.now()}))::int as late,
        count(*) filter (where status_kind not in ('done', 'rejected') and created_at >= ${startOfYesterday(portal.now())})::int as new
      from requests`,
  )
  const { waits, ...expected } = truth
  assert.deepEqual([views, byService, count], [expected, { LIBRARY_CARD: waits }, waits])
  assert.ok(expected.new > 1000, 'many are new, and each is counted')
  assert.deepEqual(capped, expected.late === 1000 ? ['late'] : [])

  await portal.database.query(sql`update request_counts set count = count + 3 where status = 'APPROVED'`)
  const found = await counters.differences()
  assert.ok(found.length > 0 && found.every(({ rollup }) => rollup === 'request_counts'))
  await counters.recount()
  assert.deepEqual(await counters.differences(), [])
})

test('a version that asks for another answer gets its column for the requests before it too', async () => {
  const store = catalogueStore(portal.database)
  const [service] = (await store.services()).filter(({ slug }) => slug === 'LIBRARY_CARD')
  const definition = structuredClone(service?.definition) as ServiceDefinition
  const fields = definition.activities[0]?.steps.flatMap(({ fieldsSchema }) => [fieldsSchema]) ?? []
  for (const schema of fields) {
    if (schema.fullName) Object.assign(schema.fullName, { showColumn: false, searchField: false })
    if (schema.mobile) Object.assign(schema.mobile, { searchField: true })
  }
  await store.publish(randomUUID(), uncheckedDefinition(definition, 'changed'))
  await portal.portal.loadCatalogue()
  const query = (where: object) =>
    officer.send('POST LIBRARY_CARD/query', { body: { filter: { where, limit: 1 }, total: true } })
  const total = async () =>
    (await query({ 'data.mobile': cardAnswers.mobile, createdAt: { gt: '2020-01-01T00:00:00Z' } })).headers[
      'x-total-count'
    ]
  assert.equal(await total(), '10000')
  // Rows show the columns of the version that they are on.
  const [earlier] = (await query({})).body
  assert.deepEqual([earlier.version, typeof earlier.data.fullName], [1, 'string'])
  assert.equal((await query({ 'data.fullName': 'x' })).status, 400)
  assert.equal(await portal.portal.upkeep.fill(0), 1)
  await portal.portal.loadCatalogue()
  const hot = (await store.services())
    .find(({ slug }) => slug === 'LIBRARY_CARD')
    ?.hot.find(({ field }) => field === 'mobile')
  assert.equal(await total(), '10000')
  const [filled] = await portal.database.query<{ count: number }>(
    raw(`select count(*) as count from requests where text_${hot?.slot} is null`),
  )
  assert.deepEqual([hot?.kind, filled?.count, await portal.portal.upkeep.fill(0)], ['sealed', 0, 0])
  assert.deepEqual(await counterStore(portal.database).differences(), [])
})

test('the millionth request has a number of its own, and is found by it', async () => {
  await portal.database.query(raw(`select setval('request_numbers', 99998)`), { named: false })
  const citizen = await portal.citizen()
  const file = async () => (await citizen.file()).ID
  const early = [await file(), await file()]
  await portal.database.query(raw(`select setval('request_numbers', 999998)`), { named: false })
  const late = [await file(), await file(), await file()]
  const serials = [...early, ...late].map(ID => ID.split('-')[2])
  assert.deepEqual(serials, ['099999', '100000', '999999', '1000000', '1000001'])
  const [, , , serial, check] = /^(LIBR)-(\d{4})-(\d{7})-(\d)$/.exec(late[1] ?? '') ?? []
  const weighed = [...`2026${serial}`].toReversed().map((digit, index) => {
    const doubled = Number(digit) * (index % 2 === 0 ? 2 : 1)
    return doubled > 9 ? doubled - 9 : doubled
  })
  assert.equal((weighed.reduce((sum, digit) => sum + digit, 0) + Number(check)) % 10, 0)
  const query = { filter: filterOf({ where: { ID: late[2] } }) }
  const found = await officer.call('GET :service/findOne', { params: { service: 'LIBRARY_CARD' }, query })
  assert.equal(found.body.ID, late[2])
})
