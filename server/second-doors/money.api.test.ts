// Second doors to money: nobody vouches for their own, one person is no two, and a repeated or forged call moves nothing.

import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { cairoDate } from '@bawaba/language/index.ts'
import { sql } from '../platform/database/index.ts'
import { multipart } from '../test-files.ts'
import { openWorld } from '../test-payment-world.ts'
import { outcomeOf, type Person } from '../test-portal.ts'

const openMoney = async () => {
  const world = await openWorld()
  const [citizen, finance, second] = [
    await world.portal.citizen(),
    await world.portal.employee(['FINANCIAL_MANAGER']),
    await world.portal.employee(['FINANCIAL_MANAGER']),
  ]
  const refunds = (paymentId: string) =>
    world.portal.database.query<{ id: string; status: string }>(
      sql`select f.id, f.status from payment_refunds f join payment_attempts a on a.id = f.attempt_id
        where a.payment_id = ${paymentId} order by f.requested_at, f.id`,
    )
  return {
    world,
    citizen,
    finance,
    second,
    refunds,
    pass: (ms: number) => world.portal.passWith(ms, citizen, finance, second),
    ask: (paymentId: string, attemptId: string, amount: string) =>
      finance.call('POST payments/:id/refunds', {
        params: { id: paymentId },
        body: { attemptId, amount, reason: 'The payer wrote to us' },
      }),
    approve: async (paymentId: string) => {
      const open = (await refunds(paymentId)).findLast(({ status }) => status === 'requested')
      const body = { approve: true, reason: 'So it is' }
      return second.send(`POST refunds/${open?.id}/decide`, { body })
    },
  }
}

let money: Awaited<ReturnType<typeof openMoney>>
let insider: Person
/** The citizen as whom the insider applies. */
let own: Person
before(async () => {
  money = await openMoney()
  const { portal } = money.world
  insider = await portal.employee(['FINANCIAL_MANAGER'])
  own = await portal.citizen()
  const index = Buffer.from('one person, two accounts')
  await portal.database.query(
    sql`update accounts set national_id = 'sealed', national_id_index = ${index} where id in (${insider.id}, ${own.id})`,
  )
})
after(() => money.world.close())

const dayMs = 24 * 60 * 60_000
const nextDay = () =>
  money.world.portal.passWith(dayMs, money.citizen, money.finance, money.second, insider, own)
const today = () => cairoDate(money.world.portal.now())
const promised = async (who: Person) => {
  const { ID, paymentId } = await money.world.book(who)
  const { body } = await who.call('GET :service/:id/activity/:activityId/paymentMeans', {
    params: { service: 'ROOM_BOOKING', id: ID, activityId: 'APPLY' },
    query: { gatewayId: 'bank-account', channel: 'bank', successURL: '/a', failureURL: '/b' },
  })
  return { ID, paymentId, attemptId: body.attemptId, reference: body.transfer?.reference ?? '' }
}
const confirm = (paymentId: string, transactionId: string, who = money.finance) =>
  who.call('POST payments/:id/transfer', {
    params: { id: paymentId },
    body: { arrived: '90.00', transactionId },
  })
const importFile = (who: Person, rows: readonly string[]) =>
  who.send(
    'POST reconciliation/statements?gatewayId=bank-account',
    multipart({
      name: 'statement.csv',
      type: 'text/csv',
      bytes: Buffer.from(['Date,Transaction ID,Description,Amount', ...rows].join('\n')),
    }),
  )
const differenceOf = async (transactionId: string) =>
  (await money.second.call('GET reconciliation/differences')).body.find(
    found => found.transactionId === transactionId && !found.resolvedAt,
  )
const resolve = (who: Person, id: string, body: object) =>
  who.send(`POST reconciliation/differences/${id}/resolve`, { body })
const receivedOf = async (paymentId: string): Promise<number> =>
  (await money.world.attempts(paymentId)).reduce((sum, { received }) => sum + received, 0)

test('nobody settles a difference of their own request, by whichever resolution', async () => {
  const { paymentId } = await promised(own)
  assert.equal((await confirm(paymentId, 'OWN-1')).status, 200)
  const day = today()
  await nextDay()
  await importFile(money.finance, [`${day},OWN-1,,85.00`])
  const found = await differenceOf('OWN-1')
  assert.ok(found)
  for (const resolution of ['corrected', 'accepted'])
    assert.deepEqual(
      outcomeOf(await resolve(insider, found.id, { resolution, reason: 'Their fee' })),
      [409, 'OWN_REQUEST'],
      resolution,
    )
  assert.equal((await resolve(money.second, found.id, { resolution: 'accepted', reason: 'Fee' })).status, 200)
})

test('a statement that its payer imports pays nothing of their own', async () => {
  const { paymentId, reference } = await promised(own)
  const day = today()
  await nextDay()
  const { status, body } = await importFile(insider, [`${day},OWN-2,${reference},90.00`])
  assert.deepEqual([status, body.books, body.odd], [200, 0, 1])
  assert.equal(await receivedOf(paymentId), 0)
  const found = await differenceOf('OWN-2')
  assert.deepEqual(
    outcomeOf(await resolve(insider, found?.id ?? '', { resolution: 'applied', reason: 'It is mine' })),
    [409, 'OWN_REQUEST'],
  )
})

test('one line is given to one payment, though two people give it to two at once', async () => {
  const [first, other] = [await promised(money.citizen), await promised(money.citizen)]
  const day = today()
  await nextDay()
  await importFile(money.finance, [`${day},LINE-1,,90.00`])
  const found = await differenceOf('LINE-1')
  const give = (who: Person, attemptId: string) =>
    resolve(who, found?.id ?? '', { resolution: 'applied', reason: 'It fits', attemptId })
  const answers = await Promise.all([
    give(money.finance, first.attemptId),
    give(money.second, other.attemptId),
  ])
  assert.equal(
    answers.filter(({ status }) => status === 200).length,
    1,
    JSON.stringify(answers.map(outcomeOf)),
  )
  assert.equal((await receivedOf(first.paymentId)) + (await receivedOf(other.paymentId)), 9_000)
})

test('the number of a transfer pays one payment, at the counter, by confirmation and by file', async () => {
  const [first, other] = [await promised(money.citizen), await promised(money.citizen)]
  assert.equal((await confirm(first.paymentId, 'ONCE-1')).status, 200)
  const again = await confirm(other.paymentId, 'ONCE-1', money.second)
  assert.ok(again.status >= 400, String(again.status))
  const day = today()
  await nextDay()
  const { body } = await importFile(money.finance, [`${day},ONCE-1,${other.reference},90.00`])
  assert.equal(body.books, 0)
  assert.equal(await receivedOf(other.paymentId), 0)
})

test('a refund sent again with its key is one; the key is of its person, attempt and amount', async () => {
  const { paymentId, attemptId } = await promised(money.citizen)
  await confirm(paymentId, 'KEY-1')
  const ask = (who: Person, amount: string) =>
    who.call('POST payments/:id/refunds', {
      params: { id: paymentId },
      body: { attemptId, amount, reason: 'Booked twice' },
      headers: { 'idempotency-key': 'one-key' },
    } as never)
  await Promise.all([ask(money.finance, '10.00'), ask(money.finance, '10.00')])
  assert.deepEqual(outcomeOf(await ask(money.finance, '20.00')), [422, 'IDEMPOTENCY_KEY_REUSED'])
  assert.equal((await money.refunds(paymentId)).length, 1)
  await ask(money.second, '10.00')
  assert.equal((await money.refunds(paymentId)).length, 2)
  const [mine] = await money.refunds(paymentId)
  const decide = (who: Person) =>
    who.send(`POST refunds/${mine?.id}/decide`, { body: { approve: true, reason: 'So' } })
  // Who recorded the money, and who asked for it, is no second person.
  assert.deepEqual(outcomeOf(await decide(money.finance)), [403, 'SECOND_PERSON_NEEDED'])
  const answers = await Promise.all([decide(money.second), decide(insider)])
  assert.equal(answers.filter(({ status }) => status === 200).length, 1)
})

test('money that goes out needs a fresh proof of who decides, names its account and sends it', async () => {
  const { paymentId, attemptId } = await promised(money.citizen)
  await confirm(paymentId, 'FRESH-1')
  await money.ask(paymentId, attemptId, '90.00')
  await money.approve(paymentId)
  const [refund] = await money.refunds(paymentId)
  const payee = { name: 'هدى علي', iban: 'EG380019000500000000263180002' }
  assert.equal((await money.finance.send(`POST refunds/${refund?.id}/payee`, { body: payee })).status, 200)
  money.world.portal.pass(11 * 60_000)
  const sent = { bankReference: 'S-1', iban: payee.iban }
  for (const [step, body] of [
    ['payee', payee],
    ['carriedOut', sent],
    ['decide', { approve: true, reason: 'So' }],
  ] as const)
    assert.deepEqual(
      outcomeOf(await money.second.send(`POST refunds/${refund?.id}/${step}`, { body })),
      [422, 'STEP_UP_REQUIRED'],
      step,
    )
  await money.second.send(`POST employee/${money.second.id}/proof`, { body: {} })
  assert.deepEqual(
    outcomeOf(await money.second.send(`POST refunds/${refund?.id}/carriedOut`, { body: sent })),
    [422, 'STEP_UP_REQUIRED'],
    'a challenge is no proof',
  )
  await money.pass(60_000)
})

test('whoever sent a refund does not say alone that it came back', async () => {
  const { paymentId, attemptId } = await promised(money.citizen)
  await confirm(paymentId, 'BACK-1')
  await money.ask(paymentId, attemptId, '90.00')
  await money.approve(paymentId)
  const [refund] = await money.refunds(paymentId)
  const iban = 'EG380019000500000000263180002'
  const post = (who: Person, step: string, body: object) =>
    who.send(`POST refunds/${refund?.id}/${step}`, { body })
  await post(money.finance, 'payee', { name: 'هدى علي', iban })
  assert.ok((await post(money.finance, 'carriedOut', { bankReference: 'S-2', iban })).status >= 400)
  assert.equal((await post(money.second, 'carriedOut', { bankReference: 'S-2', iban })).status, 200)
  assert.deepEqual(outcomeOf(await post(money.second, 'bounced', { reason: 'Came back' })), [
    403,
    'SENT_BY_YOU',
  ])
  assert.ok((await post(money.second, 'carriedOut', { bankReference: 'S-3', iban })).status >= 400)
})

test('a record of a counter is proved by a file of who records it, and taken back by nobody for themselves', async () => {
  const { body } = await money.citizen.send(
    'POST files',
    multipart({ name: 'a.pdf', type: 'application/pdf', bytes: Buffer.from('%PDF-1.4\n%%EOF') }),
  )
  const { paymentId } = await money.world.book(money.citizen)
  const office = (who: Person, id: string, proofId?: string) =>
    who.send(`POST payments/${id}/office`, {
      body: { amount: '90.00', receiptNumber: 'R-1', ...(proofId ? { proofId } : {}) },
    })
  const foreign = await office(money.finance, paymentId, body.id ?? crypto.randomUUID())
  assert.ok(foreign.status >= 400, JSON.stringify(foreign.body))
  const { paymentId: ofOwn } = await money.world.book(own)
  assert.deepEqual(outcomeOf(await office(insider, ofOwn)), [409, 'OWN_REQUEST'])
  const paid = await office(money.finance, ofOwn)
  const [attempt] = paid.body.attempts ?? []
  const undo = { body: { attemptId: attempt?.id, reason: 'Mistyped' } }
  // A proof of the last minutes is asked for before anything is read.
  await money.world.portal.passWith(0, insider)
  assert.deepEqual(outcomeOf(await insider.send(`POST payments/${ofOwn}/void`, undo)), [409, 'OWN_REQUEST'])
})

test('a month closes once over, whole and by finance, though two close it at once', async () => {
  const day = today()
  const close = (who: Person, from: string, to: string) =>
    who.send('POST reconciliation/period', { body: { from, to } })
  assert.deepEqual(outcomeOf(await close(money.finance, day, day)), [422, 'DAY_NOT_OVER'])
  assert.ok((await close(money.finance, day, '2026-01-01')).status >= 400)
  assert.equal((await close(money.citizen, day, day)).status, 403)
  const officer = await money.world.portal.employee(['CASE_OFFICER', 'SUPERVISOR', 'BFM_ADMIN'])
  assert.equal((await close(officer, day, day)).status, 403)
  const answers = await Promise.all([
    close(money.finance, '2026-11-01', '2026-11-02'),
    close(money.second, '2026-11-01', '2026-11-02'),
  ])
  const { count } = await money.world.portal.database.one<{ count: number }>(
    sql`select count(distinct gateway_id)::int - count(*)::int as count from reconciliation_periods where first_day = '2026-11-01'`,
  )
  assert.deepEqual([count, answers.some(({ status }) => status === 500)], [0, false])
})

test('a payment leads back to the portal alone, whoever returns and by whichever method', async () => {
  const { ID } = await money.world.book(money.citizen)
  for (const url of ['https://evil.example/', '//evil.example', '/\\evil.example', 'javascript:alert(1)']) {
    const query = new URLSearchParams({
      gatewayId: 'sandbox',
      channel: 'card',
      successURL: url,
      failureURL: url,
    })
    const answer = await money.citizen.send(`GET ROOM_BOOKING/${ID}/activity/APPLY/paymentMeans?${query}`)
    assert.ok(answer.status >= 400, url)
  }
  const visitor = await money.world.portal.browser()
  for (const method of ['GET', 'POST'])
    for (const gateway of ['sandbox', 'paymob', 'office', '..%2F..'])
      for (const id of [crypto.randomUUID(), '%2F%2Fevil.example']) {
        const { status, headers } = await visitor.send(`${method} gateways/${gateway}/returns/${id}`)
        assert.doesNotMatch(String(headers.location ?? ''), /evil|^\/\//)
        assert.notEqual(status, 500)
      }
})

test('a notice without the provider’s signature, or with one of other bytes, books nothing', async () => {
  const { ID, paymentId } = await money.world.book(money.citizen)
  const { body } = await money.world.begin(money.citizen, ID, 'payment-code')
  await money.world.fate(body.attemptId, 'pay')
  const notices = await money.world.sent()
  assert.ok(notices.length > 0)
  for (const notice of notices) {
    assert.ok((await money.world.deliver({ ...notice, body: `${notice.body} ` })) >= 400)
    assert.ok((await money.world.deliver({ headers: {}, body: notice.body })) >= 400)
  }
  assert.equal(await receivedOf(paymentId), 0)
  for (const notice of [...notices, ...notices]) await money.world.deliver(notice)
  await money.world.run('payments.count', 'payments.check', 'payments.publish')
  assert.equal(await receivedOf(paymentId), (await money.world.attempts(paymentId))[0]?.amount)
})

test('payments, receipts and proofs of another are nobody’s, by number, id or filter', async () => {
  const { paymentId } = await promised(money.citizen)
  await confirm(paymentId, 'MINE-1')
  for (const call of [`payments/${paymentId}/receipt`, `payments/${paymentId}/receipt/content`])
    assert.equal((await own.send(`GET ${call}`)).status, 404, call)
  for (const call of [`payments/${paymentId}`, `payments/${paymentId}/proof`, 'refunds', 'owedWork'])
    assert.equal((await own.send(`GET ${call}`)).status, 403, call)
  const filter = encodeURIComponent(
    JSON.stringify({ where: { or: [{ id: paymentId }, { status: { neq: 'x' } }] } }),
  )
  const { body } = await own.send(`GET payments?filter=${filter}`)
  assert.ok(!JSON.stringify(body).includes(paymentId))
  const officer = await money.world.portal.employee(['SUPERVISOR'], ['LIBRARY_CARD'])
  const tried = await officer.send(`POST owedWork/${encodeURIComponent(`payments.refund:${paymentId}`)}/run`)
  assert.equal(tried.status, 404)
})
