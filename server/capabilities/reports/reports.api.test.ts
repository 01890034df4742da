// Reports over the API: what they count, what they refuse, and who may ask.

import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { sql } from '../../platform/database/index.ts'
import { cardAnswers, openTestPortal, type TestPortal } from '../../test-portal.ts'

let portal: TestPortal
let manager: Awaited<ReturnType<TestPortal['person']>>
const all = 'dynamic_services/reports'

before(async () => {
  portal = await openTestPortal()
  manager = await portal.employee(['REPORT_MANAGER'])
  const citizen = await portal.citizen()
  for (let made = 0; made < 4; made += 1) {
    await citizen.file(cardAnswers, { key: `card-${made}` })
  }
  const change = (number: number, set: string) =>
    portal.database.query(
      sql`update requests set status_kind = ${set}, created_at = created_at - make_interval(months => ${number}::int)
        where id = (select id from requests where status_kind = 'open' order by id limit 1)`,
    )
  await change(2, 'done')
  await change(5, 'rejected')
  await portal.database.query(sql`update requests set center = 'NILE-1' where status_kind = 'done'`)
})
after(() => portal.close())

const ask = (query: Record<string, string>, path = all, language = 'en') =>
  manager.send(
    `GET ${path}?${new URLSearchParams({ measure: 'counts', by: 'service', every: 'month', ...query })}`,
    {
      headers: { 'accept-language': language },
    },
  )
const codeOf = async (query: Record<string, string>, path = all) => (await ask(query, path)).body.error?.code

test('counts by service split by where requests stand', async () => {
  const { status, body } = await ask({})
  assert.equal(status, 200, JSON.stringify(body))
  assert.deepEqual(body.period, { from: '2025-12-01', to: '2026-11-30' })
  assert.deepEqual(
    body.series.map(({ key }: { key: string }) => key),
    ['open', 'waiting', 'rejected', 'cancelled', 'done'],
  )
  assert.equal(body.rows[0].key, 'LIBRARY_CARD')
  assert.deepEqual(body.rows[0].values, [2, 0, 1, 0, 1])
  const one = await ask({}, 'LIBRARY_CARD/reports')
  assert.deepEqual(one.body.rows, body.rows)
})

test('periods without requests are part of the line; ten years are counted by year', async () => {
  const months = await ask({ by: 'period' })
  assert.equal(months.body.rows.length, 12)
  assert.equal(months.body.rows.at(-1).label.ar, 'نوفمبر ٢٠٢٦')
  const years = await ask({ by: 'period', every: 'year', from: '2017-01-01', to: '2026-12-31' })
  assert.deepEqual(years.body.rows.map(({ key }: { key: string }) => key).slice(0, 2), ['2017', '2018'])
  assert.equal(years.body.rows.at(-1).values[0], 2)
  const days = await ask({ by: 'period', every: 'day', from: '2026-11-19', to: '2026-11-20' })
  assert.deepEqual(
    days.body.rows.map(({ key, values }: { key: string; values: number[] }) => [key, values[0]]),
    [
      ['2026-11-19', 0],
      ['2026-11-20', 2],
    ],
  )
})

test('by state, center and age group, narrowed to any of them', async () => {
  const states = await ask({ by: 'statusKind', center: 'NILE-1' })
  assert.deepEqual(
    states.body.rows.map(({ key, values }: { key: string; values: number[] }) => [key, ...values]),
    [['done', 1]],
  )
  const centers = await ask({ by: 'center', statusKind: 'open' })
  assert.deepEqual(centers.body.rows, [{ key: '', label: { ar: 'بدون مركز', en: 'No center' }, values: [2] }])
  const ages = await ask({ by: 'ageGroup' })
  assert.equal(ages.body.rows[0].label.en, 'Age unknown')
})

test('ages of what is open, and times to decisions', async () => {
  const ages = await ask({ measure: 'ages' })
  assert.deepEqual([ages.body.period, ages.body.rows[0].values], [null, [2, 0, 0, 0]])
  const times = await ask({ measure: 'times', by: 'statusKind' })
  assert.equal(times.body.unit, 'days')
  assert.deepEqual(
    times.body.rows.map(({ key }: { key: string }) => key),
    ['rejected', 'done'],
  )
  assert.equal(times.body.rows[1].values[0], 61)
})

test('what cannot be is refused in the words of the reader', async () => {
  assert.equal(await codeOf({ from: '2026-05-01', to: '2026-04-01' }), 'REPORT_PERIOD_REVERSED')
  assert.equal(await codeOf({ from: '2026-02-30' }), 'REPORT_DAY_UNKNOWN')
  assert.equal(await codeOf({ from: 'x' }), 'MALFORMED')
  assert.equal(await codeOf({ by: 'period', every: 'day' }), 'REPORT_TOO_MANY_DAYS')
  assert.equal(await codeOf({ by: 'period', from: '2000-01-01' }), 'REPORT_TOO_MANY_MONTHS')
  assert.equal(await codeOf({ center: 'NOWHERE' }), 'REPORT_CENTER_UNKNOWN')
  assert.equal(await codeOf({}, 'NO_SUCH/reports'), 'MODEL_NOT_FOUND')
  // Neither conditions nor orders of answers: nothing but the parts of a report is taken.
  for (const query of [{ where: '{"data.nationalId":"2"}' }, { order: 'owner.name' }, { by: 'nationalId' }])
    assert.equal(await codeOf(query as unknown as Record<string, string>), 'MALFORMED')
  const arabic = await ask({ from: '2026-05-01', to: '2026-04-01' }, all, 'ar')
  assert.match(arabic.body.error.message, /نهاية الفترة قبل بدايتها/)
})

const farDays: Record<string, string>[] = [
  { to: '9999-12-31' },
  { from: '0000-01-01' },
  { from: '9999-12-01', to: '9999-12-31' },
]

test('a day no report reaches is unknown, whatever is measured, and the server goes on', async () => {
  for (const measure of ['counts', 'times', 'ages'])
    for (const days of farDays)
      for (const every of ['day', 'month', 'year'])
        assert.equal(
          await codeOf({ measure, by: measure === 'ages' ? 'service' : 'period', every, ...days }),
          'REPORT_DAY_UNKNOWN',
        )
  assert.equal(await codeOf({ to: '9999-12-31' }, 'LIBRARY_CARD/reports'), 'REPORT_DAY_UNKNOWN')
  // What is saved is an address: it is refused when it is asked for.
  const search = { measure: 'counts', by: 'period', every: 'month', to: '9999-12-31' }
  const saved = await manager.call('POST savedReports', { body: { name: 'For ever', search } })
  assert.equal(saved.status, 201)
  assert.equal(await codeOf(saved.body.search), 'REPORT_DAY_UNKNOWN')
  assert.equal((await manager.send(`DELETE savedReports/${saved.body.id}`)).status, 204)
})

test('nobody else asks', async () => {
  for (const role of ['CASE_OFFICER', 'SUPERVISOR', 'AUDITOR'] as const)
    assert.equal((await (await portal.employee([role])).send(`GET ${all}/choices`)).status, 403)
  assert.equal((await (await portal.citizen()).send(`GET ${all}/choices`)).status, 403)
  const choices = (await manager.send(`GET ${all}/choices`)).body
  assert.ok(choices.services.some(({ value }: { value: string }) => value === 'LIBRARY_CARD'))
  assert.ok(choices.centers.some(({ value }: { value: string }) => value === 'NILE-1'))
})

test('a report is saved under a name, apart from views of the inbox', async () => {
  const search = { measure: 'counts', by: 'center' }
  const saved = await manager.call('POST savedReports', { body: { name: 'Centers', search } })
  assert.equal(saved.status, 201, JSON.stringify(saved.body))
  assert.deepEqual((await manager.call('GET savedReports')).body, [
    { id: saved.body.id, name: 'Centers', search },
  ])
  const again = await manager.call('POST savedReports', { body: { name: 'Centers', search } })
  assert.equal(again.error.code, 'VIEW_NAME_TAKEN')
  const other = await portal.employee(['REPORT_MANAGER'])
  assert.deepEqual((await other.call('GET savedReports')).body, [])
  const rename = (who: typeof manager, id: string, name: string) =>
    who.send(`PATCH savedReports/${id}`, { body: { name } })
  assert.equal((await rename(other, saved.body.id, 'Mine')).status, 404)
  const second = await manager.call('POST savedReports', { body: { name: 'Ages', search } })
  assert.equal((await rename(manager, second.body.id, 'Centers')).body.error.code, 'VIEW_NAME_TAKEN')
  assert.equal((await rename(manager, second.body.id, '  ')).status, 422)
  const renamed = await rename(manager, second.body.id, ' By age ')
  assert.deepEqual(renamed.body, { id: second.body.id, name: 'By age', search })
  const officer = await portal.employee(['CASE_OFFICER'])
  assert.equal((await rename(officer, second.body.id, 'Theirs')).status, 403)
  assert.equal((await other.send(`DELETE savedReports/${saved.body.id}`)).status, 404)
  assert.equal((await manager.send(`DELETE savedReports/${saved.body.id}`)).status, 204)
})

test('without parameters a report counts the requests of the last twelve months by service', async () => {
  for (const path of [all, 'LIBRARY_CARD/reports']) {
    const plain = await manager.send(`GET ${path}`)
    assert.equal(plain.status, 200, JSON.stringify(plain.body))
    const { body } = await ask({}, path, 'ar')
    assert.deepEqual([plain.body.period, plain.body.rows], [body.period, body.rows])
  }
})
