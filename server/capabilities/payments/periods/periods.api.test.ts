// A month of the books: which days are open and why, what each account held and moved, and who closed it.

import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { addDays, cairoDate } from '@bawaba/language/index.ts'
import { sql } from '../../../platform/database/index.ts'
import { multipart } from '../../../test-files.ts'
import { outcomeOf, type Person } from '../../../test-portal.ts'
import { carryOut } from '../test-carry-out.ts'
import { type Money, openMoney } from '../test-money.ts'

let money: Money
let clerk: Person
before(async () => {
  money = await openMoney()
  clerk = await money.world.portal.employee(['CASE_OFFICER'])
})
after(() => money.world.close())

const dayMs = 24 * 60 * 60_000
const today = () => cairoDate(money.world.portal.now())
/** Everybody stays signed in over a month. */
const passDays = async (days: number) => {
  for (let passed = 0; passed < days; passed += 1) await money.world.portal.passWith(dayMs, ...people())
}
const people = () => [money.citizen, money.finance, money.second, clerk]

const paidByCode = async () => {
  const { citizen, world } = money
  const { ID, paymentId } = await world.book(citizen)
  const { body } = await world.begin(citizen, ID, 'payment-code')
  await world.fate(body.attemptId, 'pay')
  await money.settle()
  return { ID, paymentId, attemptId: body.attemptId }
}
const transferred = async (transactionId: string) => {
  const { citizen, world, finance } = money
  const { ID, paymentId } = await world.book(citizen)
  const { body } = await citizen.call('GET :service/:id/activity/:activityId/paymentMeans', {
    params: { service: 'ROOM_BOOKING', id: ID, activityId: 'APPLY' },
    query: { gatewayId: 'bank-account', channel: 'bank', successURL: '/a', failureURL: '/b' },
  })
  const { status } = await finance.call('POST payments/:id/transfer', {
    params: { id: paymentId },
    body: { arrived: '90.00', transactionId },
  })
  assert.equal(status, 200)
  return { ID, paymentId, attemptId: body.attemptId, transactionId }
}
const imported = async (rows: readonly string[], query = '') => {
  const { status, body } = await money.finance.send(
    `POST reconciliation/statements?gatewayId=bank-account${query}`,
    multipart({
      name: 'statement.csv',
      type: 'text/csv',
      bytes: Buffer.from(['Date,Transaction ID,Amount', ...rows].join('\n')),
    }),
  )
  assert.equal(status, 200, JSON.stringify(body))
  return body
}

type Days = { from: string; to: string }
const period = (query: Days, who = money.finance) => who.call('GET reconciliation/period', { query })
const close = (body: Days, who = money.finance) => who.call('POST reconciliation/period', { body })
const accountOf = async (gatewayId: string, query: Days) =>
  (await period(query)).body.accounts.find(account => account.gatewayId === gatewayId)
const openDays = async (query: Days) =>
  (await period(query)).body.accounts.flatMap(({ gatewayId, days }) =>
    days
      .filter(({ state }) => state !== 'closed')
      .map(({ day, state, why }) => [gatewayId, day, state, ...(why ? [why] : [])]),
  )
const statement = async (gatewayId: string, days: Days, who = money.finance) => {
  const rows = []
  let next: string | undefined
  let first: Awaited<ReturnType<typeof page>>['body'] | undefined
  const page = (after: string | undefined) =>
    who.call('GET reconciliation/account', {
      query: { gatewayId, ...days, ...(after === undefined ? {} : { after }) },
    })
  do {
    const { status, body, headers } = await page(next)
    assert.equal(status, 200, JSON.stringify(body))
    first ??= body
    rows.push(...body.rows)
    next = headers['x-next-cursor'] as string | undefined
  } while (next !== undefined)
  return { ...first, rows }
}
const pounds = (amount: string | undefined) => Math.round(Number(amount) * 100)
const ledgerOf = async (gatewayId: string): Promise<number> =>
  (
    await money.world.portal.database.one<{ sum: number }>(
      sql`select coalesce(sum(amount), 0)::bigint as sum from payment_postings where account = ${`gateway:${gatewayId}`}`,
    )
  ).sum

let month: Days
let bounced: { paymentId: string }

test('a month with an open day says which days are open and why', async () => {
  const first = today()
  await paidByCode()
  await transferred('T-1')
  await passDays(4)
  month = { from: first, to: addDays(first, 3) }
  await money.world.portal.database.query(sql`delete from reconciliation_days`)
  await money.world.portal.database.query(
    sql`insert into reconciliation_failures (gateway_id, day, failed_at, why)
      values ('sandbox', ${addDays(first, 1)}, ${money.world.portal.now()}, 'noAnswer')`,
  )
  const days = [0, 1, 2, 3].map(each => addDays(first, each))
  const compared = days.map((day, index) => [
    'sandbox',
    day,
    'open',
    index === 1 ? 'noAnswer' : 'notCompared',
  ])
  const listed = days.map(day => ['bank-account', day, 'open', 'noStatement'])
  assert.deepEqual(await openDays(month), [...compared, ...listed])
  const { body } = await period(month)
  assert.deepEqual([body.open, body.isOver, body.closed], [8, true, undefined])

  // Closing compares what a provider has a list of; a statement is for people to bring.
  assert.deepEqual(outcomeOf(await close(month)), [409, 'PERIOD_OPEN'])
  assert.deepEqual(await openDays(month), listed)
  // A file without a line of a day covers it all the same.
  await imported([`${first},T-1,85.00`], `&from=${month.from}&to=${month.to}`)
  assert.deepEqual(await openDays(month), [['bank-account', first, 'differences']])
  assert.deepEqual(outcomeOf(await close(month)), [409, 'PERIOD_OPEN'])
  await imported([`${first},T-1,90.00`])
  assert.deepEqual(await openDays(month), [])
})

test('a closed month’s sums equal the ledger, and its statement runs from balance to balance', async () => {
  const { status, body } = await close(month)
  assert.equal(status, 200, JSON.stringify(body))
  assert.deepEqual([body.closed?.isChanged, body.open], [false, 0])
  const { sum } = await money.world.portal.database.one<{ sum: number }>(
    sql`select coalesce(sum(amount), 0)::bigint as sum from payment_postings where account like 'gateway:%'`,
  )
  assert.equal(pounds(body.total.closing), sum)
  for (const gatewayId of ['sandbox', 'bank-account', 'office']) {
    const account = body.accounts.find(each => each.gatewayId === gatewayId)
    assert.equal(account?.opening, '0.00')
    assert.equal(pounds(account?.closing), await ledgerOf(gatewayId))
    const { rows, opening, closing, count } = await statement(gatewayId, month)
    assert.equal(rows.length, count)
    let balance = pounds(opening)
    for (const row of rows) {
      balance += pounds(row.amount)
      assert.equal(pounds(row.balance), balance)
    }
    assert.equal(pounds(closing), balance)
  }
  const [line] = (await statement('bank-account', month)).rows
  const { name } = (await money.finance.call('GET payments', {})).body[0]?.payer ?? {}
  assert.deepEqual(
    [line?.kind, line?.amount, line?.transactionId, line?.payer.name, line?.by !== undefined],
    ['received', '90.00', 'T-1', name, true],
  )
})

test('the statement of a month begins where the former ended, with refunds and what banks returned', async () => {
  const next = { from: addDays(month.to, 1), to: addDays(month.to, 3) }
  const former = await accountOf('bank-account', month)
  const booked = await transferred('T-2')
  bounced = booked
  await money.ask(booked.paymentId, booked.attemptId, '90.00')
  await money.decide(booked.paymentId, true)
  const [refund] = await money.refunds(booked.paymentId)
  await carryOut(money.finance, money.second, refund?.id ?? '')
  assert.equal((await accountOf('bank-account', next))?.closing, former?.closing)
  const sentBack = await money.finance.call('POST refunds/:id/bounced', {
    params: { id: refund?.id ?? '' },
    body: { reason: 'Account closed' },
  })
  assert.equal(sentBack.status, 200, JSON.stringify(sentBack.body))
  const own = await statement('bank-account', next)
  assert.equal(own.opening, former?.closing)
  assert.deepEqual(
    own.rows.map(({ kind, amount, balance }) => [kind, amount, balance]),
    [
      ['received', '90.00', '180.00'],
      ['refunded', '-90.00', '90.00'],
      ['refundBounced', '90.00', '180.00'],
    ],
  )
  assert.match(own.rows[1]?.reason ?? '', /The payer wrote to us/)
  assert.deepEqual([own.received, own.refunded, own.closing], ['90.00', '0.00', '180.00'])
  assert.equal(pounds(own.closing), await ledgerOf('bank-account'))
  // The statement of a day has it too.
  const { body } = await money.finance.call('GET payments/day/content', {
    query: { day: next.from, format: 'csv', language: 'en' },
  })
  assert.match(String(body), /Refund returned by the bank/)
})

test('a closed month that changes shows it, and is closed again', async () => {
  const { body: before } = await period(month)
  assert.equal(before.closed?.isChanged, false)
  // The provider tells of money of a closed day.
  const { attemptId } = await money.world.portal.database.one<{ attemptId: string }>(
    sql`select id as "attemptId" from payment_attempts where payment_id = ${bounced.paymentId}`,
  )
  const late = async (amount: number, kind: string) =>
    money.world.portal.database.query(
      sql`insert into payment_events (gateway_id, event_id, attempt_id, kind, amount, transaction_id, occurred_at, received_at, source)
        values ('bank-account', ${`late-${kind}`}, ${attemptId}, ${kind}, ${amount}, 'LATE', ${`${month.from}T09:00:00Z`}, now(), 'staff')`,
    )
  await late(100, 'received')
  assert.equal((await period(month)).body.closed?.isChanged, true)
  assert.equal((await close(month)).body.closed?.isChanged, false)
  await late(100, 'reversed')
  assert.equal((await close(month)).body.closed?.isChanged, false)
})

test('any range is closed; one that is not over, turned round or longer than a year is refused', async () => {
  const { from } = month
  assert.equal((await close({ from, to: from })).status, 200)
  assert.deepEqual(outcomeOf(await close({ from, to: today() })), [422, 'DAY_NOT_OVER'])
  assert.deepEqual(outcomeOf(await period({ from, to: addDays(from, -1) })), [422, 'PERIOD_UNFIT'])
  assert.deepEqual(outcomeOf(await period({ from, to: addDays(from, 366) })), [422, 'PERIOD_UNFIT'])
  assert.equal((await period({ from: addDays(from, -365), to: from })).status, 200)
  const unknown = await money.finance.call('GET reconciliation/account', {
    query: { gatewayId: 'nobody', ...month },
  })
  assert.deepEqual(outcomeOf(unknown), [404, 'NOT_FOUND'])
  assert.equal((await period(month, clerk)).status, 403)
  assert.equal((await close(month, clerk)).status, 403)
  const { body } = await money.finance.call('GET reconciliation/gateways')
  assert.ok(body.length > 0)
})

test('the statement is a file whose amounts and balances are numbers, and reading it is recorded', async () => {
  const content = (format: 'csv' | 'xlsx', language: 'ar' | 'en') =>
    money.finance.call('GET reconciliation/account/content', {
      query: { gatewayId: 'bank-account', ...month, format, language },
    })
  const csv = await content('csv', 'en')
  assert.equal(csv.status, 200)
  const lines = String(csv.body).replace('\uFEFF', '').trim().split('\r\n')
  assert.match(lines[1] ?? '', /^Balance at the start of .*,0\.00$/)
  assert.ok(
    lines.some(line => /,T-1,.*,90\.00,\d+\.00$/.test(line)),
    lines.join('\n'),
  )
  assert.match(lines.at(-1) ?? '', /^Balance at the end of .*,90\.00$/)
  const arabic = String((await content('csv', 'ar')).body)
  assert.match(arabic, /الرصيد في بداية/)
  const xlsx = await content('xlsx', 'en')
  assert.match(String(xlsx.headers['content-disposition']), /bank-account-.*\.xlsx/)
  // It names payers: whoever is named reads of it.
  const named = async () =>
    (await money.world.portal.database.query(sql`select from audit_entries where kind = 'person.named'`))
      .length
  const before = await named()
  money.world.portal.pass(11 * 60_000)
  await content('csv', 'en')
  assert.ok((await named()) > before)
  const kinds = await money.world.portal.database.query<{ kind: string }>(
    sql`select distinct kind from audit_entries where kind in ('payment.statementRead', 'payment.periodClosed') order by 1`,
  )
  assert.deepEqual(
    kinds.map(({ kind }) => kind),
    ['payment.periodClosed', 'payment.statementRead'],
  )
})

test('the closed days are read in pages, of one account and of some days', async () => {
  const database = money.world.portal.database
  await database.query(
    sql`insert into reconciliation_days (gateway_id, day, closed_at, lines, received, refunded, differences)
      select g, d, now(), 0, 0, 0, 0 from unnest(array['sandbox', 'bank-account']) g, generate_series('2025-01-01'::date, '2025-03-31'::date, '1 day') d`,
  )
  const read = async (where: object) => {
    const rows: { gatewayId: string; day: string }[] = []
    let next: string | undefined
    do {
      const query = { ...where, ...(next === undefined ? {} : { after: next }) }
      const { body, headers } = await money.finance.call('GET reconciliation', { query })
      assert.ok(body.length <= 50)
      rows.push(...body)
      next = headers['x-next-cursor'] as string | undefined
    } while (next !== undefined)
    return rows
  }
  const all = await read({ to: '2025-12-31' })
  assert.equal(all.length, 180)
  assert.equal(new Set(all.map(({ gatewayId, day }) => `${gatewayId} ${day}`)).size, 180)
  const sorted = all.toSorted((a, b) => b.day.localeCompare(a.day) || a.gatewayId.localeCompare(b.gatewayId))
  assert.deepEqual(all, sorted)
  const some = await read({ gatewayId: 'sandbox', from: '2025-02-01', to: '2025-02-03' })
  assert.deepEqual(
    some.map(({ day }) => day),
    ['2025-02-03', '2025-02-02', '2025-02-01'],
  )
})
