// Money in reports: judged by what this test itself paid and refunded, and who may ask.

import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { confirmedBy } from '../../test-bookings.ts'
import { roomAnswers } from '../../test-payment-world.ts'
import { openTestPortal, type Person, type TestPortal } from '../../test-portal.ts'

let portal: TestPortal
let citizen: Person
let finance: Person
let second: Person
before(async () => {
  portal = await openTestPortal({
    BANK_IBAN: 'EG380019000500000000263180002',
    BANK_NAME: 'بنك مصر | Banque Misr',
    BANK_ACCOUNT_NAME: 'المكتبة | The library',
  })
  citizen = await portal.citizen()
  finance = confirmedBy(
    portal,
    await portal.employee(['FINANCIAL_MANAGER']),
    await portal.employee(['FINANCIAL_MANAGER']),
  )
  second = await portal.employee(['FINANCIAL_MANAGER'])
})
after(() => portal.close())

const service = 'ROOM_BOOKING'
let receipts = 0
const book = async () => {
  const filed = await citizen.call('POST :service', { params: { service }, body: { data: roomAnswers() } })
  const { ID } = filed.body
  const { body } = await citizen.call('GET :service/:id/paymentStatus', { params: { service, id: ID } })
  return { ID, id: body.payment.id }
}
const atOffice = async (): Promise<string> => {
  const { id } = await book()
  receipts += 1
  const { body } = await finance.call('POST payments/:id/office', {
    params: { id },
    body: { amount: '90.00', receiptNumber: `M-${receipts}` },
  })
  assert.equal(body.status, 'paid', JSON.stringify(body))
  return id
}
const byTransfer = async (arrived?: string): Promise<string> => {
  const { ID, id } = await book()
  await citizen.call('GET :service/:id/activity/:activityId/paymentMeans', {
    params: { service, id: ID, activityId: 'APPLY' },
    query: { gatewayId: 'bank-account', channel: 'bank', successURL: '/a', failureURL: '/b' },
  })
  receipts += 1
  if (arrived !== undefined) {
    const { status, body } = await finance.call('POST payments/:id/transfer', {
      params: { id },
      body: { arrived, transactionId: `T-${receipts}` },
    })
    assert.equal(status, 200, JSON.stringify(body))
  }
  return id
}
const refund = async (id: string, amount: string): Promise<void> => {
  const { body } = await finance.call('GET payments/:id', { params: { id } })
  const requested = await finance.call('POST payments/:id/refunds', {
    params: { id },
    body: { attemptId: body.attempts[0]?.id ?? '', amount, reason: 'Closed' },
  })
  const decided = await second.call('POST refunds/:id/decide', {
    params: { id: requested.body.refunds[0]?.id ?? '' },
    body: { approve: true, reason: 'Right' },
  })
  assert.equal(decided.status, 200, JSON.stringify(decided.body))
  const recorded = await finance.call('POST refunds/:id/payee', {
    params: { id: requested.body.refunds[0]?.id ?? '' },
    body: { name: 'هدى علي', iban: 'EG380019000500000000263180002' },
  })
  assert.equal(recorded.status, 200)
  const sent = await second.call('POST refunds/:id/carriedOut', {
    params: { id: requested.body.refunds[0]?.id ?? '' },
    body: {
      bankReference: `R-${receipts}-${amount.replace('.', '-')}`,
      iban: 'EG380019000500000000263180002',
    },
  })
  assert.equal(sent.status, 200, JSON.stringify(sent.body))
}

const ask = (who: Person, query: Record<string, string>, path = 'dynamic_services/reports') =>
  who.send(`GET ${path}?${new URLSearchParams({ by: 'service', every: 'month', ...query })}`)
const rowsOf = async (query: Record<string, string>, path?: string) => {
  const { status, body } = await ask(finance, query, path)
  assert.equal(status, 200, JSON.stringify(body))
  return {
    ...body,
    columns: body.series.map(({ key }: { key: string }) => key),
    table: body.rows.map(({ key, values }: { key: string; values: number[] }) => [key, ...values]),
  }
}

test('collected, refunded and due: by service, channel and period, as what was paid adds up', async () => {
  // In November: two at the office, a transfer, a part of one, and one that owes all.
  const toRefund = await atOffice()
  await atOffice()
  await byTransfer('90.00')
  await byTransfer('50.00')
  await byTransfer()
  await book()
  await refund(toRefund, '90.00')
  const cash = 2 * 9_000
  const bank = 9_000 + 5_000

  const byService = await rowsOf({ measure: 'collected' })
  assert.deepEqual([byService.unit, byService.columns], ['piasters', ['bank', 'office']])
  assert.deepEqual(byService.table, [[service, bank, cash]])
  assert.deepEqual((await rowsOf({ measure: 'collected' }, `${service}/reports`)).table, byService.table)
  assert.deepEqual((await rowsOf({ measure: 'collected', by: 'channel' })).table, [
    ['office', cash],
    ['bank', bank],
  ])
  assert.deepEqual((await rowsOf({ measure: 'refunded' })).table, [[service, 9_000]])
  // Of the part 40 are left; of the transfer that did not come and of what was not begun 90 each.
  const due = await rowsOf({ measure: 'due' })
  assert.deepEqual([due.period, due.columns, due.table], [null, ['bank', 'none'], [[service, 13_000, 9_000]]])

  const days = await rowsOf({
    measure: 'collected',
    by: 'period',
    every: 'day',
    from: '2026-11-19',
    to: '2026-11-21',
  })
  assert.deepEqual(
    days.table.map(([key, ...values]: [string, ...number[]]) => [
      key,
      values.reduce((sum: number, value: number) => sum + value, 0),
    ]),
    [
      ['2026-11-19', 0],
      ['2026-11-20', bank + cash],
      ['2026-11-21', 0],
    ],
  )
  // The period before it has nothing.
  assert.deepEqual((await rowsOf({ measure: 'collected', from: '2026-10-01', to: '2026-10-31' })).table, [])
  // The statement of the day says the same.
  const cookie = [...finance.jar].map(([name, value]) => `${name}=${value}`).join('; ')
  const url = '/api/payments/day/content?day=2026-11-20&format=csv&language=en&mode=EMPLOYEE'
  const statement = await portal.portal.app.inject({ method: 'GET', url, headers: { cookie } })
  assert.match(statement.body, new RegExp(`Total.*${((bank + cash - 9_000) / 100).toFixed(2)}`))
})

test('a report manager is answered no money, finance no counts; who has both is answered all', async () => {
  const manager = await portal.employee(['REPORT_MANAGER'])
  const both = await portal.employee(['REPORT_MANAGER', 'FINANCIAL_MANAGER'])
  for (const measure of ['collected', 'refunded', 'due']) {
    assert.equal((await ask(manager, { measure })).status, 403)
    assert.equal((await ask(both, { measure })).status, 200)
  }
  for (const measure of ['counts', 'ages', 'times']) {
    assert.equal((await ask(finance, { measure })).status, 403)
    assert.equal((await ask(both, { measure })).status, 200)
  }
  const body = {
    kind: 'report',
    format: 'csv',
    spec: { measure: 'collected', by: 'service', every: 'month' },
  }
  const wanted = { body, headers: { 'idempotency-key': crypto.randomUUID() } }
  assert.equal((await manager.send('POST exports', wanted)).status, 403)
  assert.equal((await ask(await portal.employee(['CASE_OFFICER']), { measure: 'due' })).status, 403)
})

test('an export has pounds, in the language it was asked for in', async () => {
  const spec = { measure: 'collected', by: 'channel', every: 'month' }
  const made = await finance.send('POST exports', {
    body: { kind: 'report', format: 'csv', spec },
    headers: { 'idempotency-key': crypto.randomUUID(), 'accept-language': 'ar' },
  })
  assert.equal(made.status, 201, JSON.stringify(made.body))
  await portal.portal.makeExports()
  const cookie = [...finance.jar].map(([name, value]) => `${name}=${value}`).join('; ')
  const url = `/api/exports/${made.body.id}/content?mode=EMPLOYEE`
  const { body, statusCode } = await portal.portal.app.inject({ method: 'GET', url, headers: { cookie } })
  assert.equal(statusCode, 200)
  assert.match(body, /طريقة السداد.*المبلغ/)
  assert.match(body, /في المكتب.*180\.00/)
  assert.match(body, /تحويل بنكي.*140\.00/)
})
