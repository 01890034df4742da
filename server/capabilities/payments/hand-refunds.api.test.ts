// Refunds that people carry out: recorded, approved, sent, sent back by the bank and tried again; and records by hand that are
// taken back.

import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { sql } from '../../platform/database/index.ts'
import { outcomeOf } from '../../test-portal.ts'
import { type Money, openMoney } from './test-money.ts'

let { world, citizen, finance, second, settle, refunds, seenRefunds, ask, decide, statusOf } = {} as Money
before(async () => {
  ;({ world, citizen, finance, second, settle, refunds, seenRefunds, ask, decide, statusOf } =
    await openMoney())
})
after(() => world.close())

const iban = 'EG380019000500000000263180002'
const messagesOf = async (ID: string) =>
  (
    await world.portal.database.query<{ kind: string }>(
      sql`select kind from notifications where request_number = ${ID} and topic = 'payments' order by kind`,
    )
  ).map(({ kind }) => kind)
/** A room that was paid for by a transfer which `finance` confirmed. */
const paidByTransfer = async () => {
  const { ID, paymentId } = await world.book(citizen)
  const { body } = await citizen.call('GET :service/:id/activity/:activityId/paymentMeans', {
    params: { service: 'ROOM_BOOKING', id: ID, activityId: 'APPLY' },
    query: { gatewayId: 'bank-account', channel: 'bank', successURL: '/a', failureURL: '/b' },
  })
  await finance.send(`POST payments/${paymentId}/transfer`, {
    body: { arrived: '90.00', transactionId: `IN-${ID}` },
  })
  return { ID, paymentId, attemptId: body.attemptId }
}
const payee = (id: string, who = finance, number = iban) =>
  who.send(`POST refunds/${id}/payee`, { body: { name: 'هدى علي', iban: number } })
const carryOut = (id: string, reference: string, who = second, number = iban) =>
  who.send(`POST refunds/${id}/carriedOut`, { body: { bankReference: reference, iban: number } })

test('a refund by hand is told as given back only once it was sent, and again if the bank sends it back', async () => {
  const { ID, paymentId, attemptId } = await paidByTransfer()
  await ask(paymentId, attemptId, '90.00')
  const [refund] = await refunds(paymentId)
  const id = refund?.id ?? ''
  assert.deepEqual(outcomeOf(await carryOut(id, `OUT-${ID}`)), [409, 'REFUND_NOT_WAITING'])
  await decide(paymentId, true)
  await world.run('payments.refund')
  await settle()
  assert.deepEqual(await seenRefunds(paymentId), [[9_000, 'staff', 'approved']])
  assert.equal(await statusOf(paymentId), 'paid')
  assert.deepEqual(await messagesOf(ID), ['paymentReceived'])
  assert.deepEqual(outcomeOf(await carryOut(id, `OUT-${ID}`)), [409, 'PAYEE_MISSING'])
  assert.deepEqual(outcomeOf(await payee(id, finance, 'EG380019000500000000263180003')), [422, 'IBAN_WRONG'])
  const recorded = await payee(id, finance, 'EG38 0019 0005 0000 0000 2631 8000 2')
  assert.equal(recorded.body.payee.iban, iban)
  const sent = await carryOut(id, `OUT-${ID}`)
  assert.deepEqual([sent.status, sent.body.status, sent.body.sent.reference], [200, 'returned', `OUT-${ID}`])
  assert.equal(await statusOf(paymentId), 'refunded')
  assert.deepEqual(await messagesOf(ID), ['paymentReceived', 'paymentRefunded'])
  assert.deepEqual(outcomeOf(await payee(id)), [409, 'REFUND_NOT_WAITING'])

  const bounce = () =>
    finance.send(`POST refunds/${id}/bounced`, { body: { reason: 'The account is closed' } })
  const { body: bounced } = await bounce()
  assert.deepEqual([bounced.status, bounced.sent.bounceReason], ['failed', 'The account is closed'])
  assert.deepEqual(outcomeOf(await bounce()), [409, 'REFUND_NOT_WAITING'])
  assert.equal(await statusOf(paymentId), 'paid')
  assert.deepEqual(await messagesOf(ID), ['paymentReceived', 'paymentRefunded', 'refundBounced'])
  await payee(id)
  await decide(paymentId, true)
  assert.equal((await carryOut(id, `OUT-${ID}-2`)).body.status, 'returned')
  assert.equal(await statusOf(paymentId), 'refunded')
  const { refunded } = (await world.attempts(paymentId))[0] ?? { refunded: 0 }
  assert.equal(refunded, 9_000)
  const { total } = await world.portal.database.one<{ total: number }>(
    sql`select coalesce(sum(amount), 0)::bigint as total from payment_postings where payment_id = ${paymentId} and account = 'gateway:bank-account'`,
  )
  assert.equal(total, 0)
})

test('whoever asked, recorded the account or recorded the money does not send it', async () => {
  const { ID, paymentId, attemptId } = await paidByTransfer()
  const third = await world.portal.employee(['FINANCIAL_MANAGER'])
  await second.send(`POST payments/${paymentId}/refunds`, {
    body: { attemptId, amount: '10.00', reason: 'Too much' },
  })
  const [refund] = await refunds(paymentId)
  const id = refund?.id ?? ''
  await decide(paymentId, true, third)
  const refused = async (who: typeof second) =>
    assert.deepEqual(outcomeOf(await carryOut(id, `NO-${ID}`, who)), [403, 'OTHER_CARRIER_NEEDED'])
  await payee(id, third)
  // The one asked, another recorded the money, and the third the account.
  for (const who of [second, finance, third]) await refused(who)
  await payee(id, finance)
  assert.equal((await carryOut(id, `YES-${ID}`, third)).body.status, 'returned')
})

test('a refund says to each reader what they may not do with it, and why, as the deeds themselves judge', async () => {
  const { ID, paymentId, attemptId } = await paidByTransfer()
  const [third, fourth] = [
    await world.portal.employee(['FINANCIAL_MANAGER']),
    await world.portal.employee(['FINANCIAL_MANAGER']),
  ]
  await second.send(`POST payments/${paymentId}/refunds`, {
    body: { attemptId, amount: '10.00', reason: 'Too much' },
  })
  const [refund] = await refunds(paymentId)
  const id = refund?.id ?? ''
  const hinders = async (who: typeof second) => {
    const { body } = await who.call('GET payments/:id', { params: { id: paymentId } })
    const listed = (await who.call('GET refunds')).body.find(row => row.id === id)
    if (listed) assert.deepEqual(listed.hinders, body.refunds[0]?.hinders)
    return body.refunds[0]?.hinders
  }
  await payee(id, third)
  // One recorded the money, another asked, the third recorded the account.
  assert.deepEqual(await hinders(finance), { decide: 'handled', send: 'handled' })
  assert.deepEqual(await hinders(second), { decide: 'asked', send: 'asked' })
  assert.deepEqual(await hinders(third), { send: 'account' })
  assert.deepEqual(await hinders(fourth), {})
  await decide(paymentId, true, third)
  await carryOut(id, `OUT-${ID}`, fourth)
  assert.deepEqual(await hinders(fourth), { bounce: 'sent' })
  assert.deepEqual(await hinders(third), { send: 'account' })
  await third.send(`POST refunds/${id}/bounced`, { body: { reason: 'The account is closed' } })
  await payee(id, second)
  assert.deepEqual(await hinders(third), { decide: 'bounced', send: 'bounced' })
})

test('what was sent is noted beside the account that the sender saw, in whatever spelling', async () => {
  const { ID, paymentId, attemptId } = await paidByTransfer()
  await ask(paymentId, attemptId, '90.00')
  await decide(paymentId, true)
  const id = (await refunds(paymentId))[0]?.id ?? ''
  const seen = 'EG800002000156789012345180002'
  await payee(id, finance, seen)
  // Before the number of the transfer is noted, another account takes its place.
  await payee(id, finance, iban)
  const changed = await carryOut(id, `OUT-${ID}`, second, seen)
  assert.deepEqual(outcomeOf(changed), [409, 'PAYEE_CHANGED'])
  const spelled = iban.replace(/(.{4})/g, '$1 ').toLowerCase()
  assert.equal((await carryOut(id, `OUT-${ID}`, second, spelled)).status, 200)
})

test('two who send the same refund send it once', async () => {
  const { ID, paymentId, attemptId } = await paidByTransfer()
  await ask(paymentId, attemptId, '10.00')
  await decide(paymentId, true)
  const [refund] = await refunds(paymentId)
  await payee(refund?.id ?? '')
  const outcomes = await Promise.all([1, 2].map(turn => carryOut(refund?.id ?? '', `ONCE-${ID}-${turn}`)))
  assert.deepEqual(outcomes.map(({ status }) => status === 200).sort(), [false, true])
  assert.equal((await world.attempts(paymentId))[0]?.refunded, 1_000)
})

test('a refund that a provider carries out has no account to record', async () => {
  const { ID, paymentId } = await world.book(citizen)
  const { body } = await world.begin(citizen, ID, 'card')
  await world.fate(body.attemptId, 'pay')
  await settle()
  await ask(paymentId, body.attemptId, '92.90')
  const [refund] = await refunds(paymentId)
  assert.deepEqual(outcomeOf(await payee(refund?.id ?? '')), [404, 'NOT_FOUND'])
})

test('a wrong receipt of the office is voided, told, and recorded again, under the same number too', async () => {
  const { ID, paymentId } = await world.book(citizen)
  const other = await world.book(citizen)
  const office = (id: string, more = {}) =>
    finance.send(`POST payments/${id}/office`, {
      body: { amount: '90.00', receiptNumber: `WRONG-${ID}`, ...more },
    })
  const { body: booked } = await office(paymentId)
  await world.run('payments.publish')
  const former = await citizen.call('GET payments/:id/receipt', { params: { id: paymentId } })
  assert.equal(former.body.transactionId, `WRONG-${ID}`)
  const attemptId = booked.attempts[0].id
  const voided = () =>
    finance.send(`POST payments/${paymentId}/void`, {
      body: { attemptId, reason: 'Another request’s receipt' },
    })
  assert.deepEqual([(await voided()).status, await statusOf(paymentId)], [200, 'unpaid'])
  assert.deepEqual(outcomeOf(await voided()), [404, 'NOT_FOUND'])
  assert.deepEqual(await messagesOf(ID), ['paymentCorrected', 'paymentReceived'])
  assert.equal((await citizen.send(`GET payments/${paymentId}/receipt`)).status, 404)
  // The number belongs to the other request, once.
  assert.equal((await office(other.paymentId)).body.status, 'paid')
  assert.deepEqual(outcomeOf(await office(paymentId, { hasArrived: true })), [409, 'RECEIPT_USED'])
  await world.portal.passWith(1000, citizen, finance, second)
  assert.equal(
    (await office(paymentId, { hasArrived: true, receiptNumber: `RIGHT-${ID}` })).body.status,
    'paid',
  )
  const { body: receipt } = await citizen.call('GET payments/:id/receipt', { params: { id: paymentId } })
  assert.equal(receipt.transactionId, `RIGHT-${ID}`)
  await world.run('payments.publish')
  assert.deepEqual(await seenRefunds(paymentId), [])
})

test('a record whose surplus is approved to go back cannot be voided; an undecided refund ends with it', async () => {
  const surplus = async () => {
    const { ID, paymentId, attemptId } = await paidByTransfer()
    await finance.send(`POST payments/${paymentId}/transfer`, {
      body: { attemptId, arrived: '5.00', transactionId: `MORE-${ID}` },
    })
    const voided = () =>
      second.send(`POST payments/${paymentId}/void`, { body: { attemptId, reason: 'It never came' } })
    return { paymentId, voided }
  }
  const undecided = await surplus()
  assert.equal((await undecided.voided()).status, 200)
  assert.deepEqual(await seenRefunds(undecided.paymentId), [[500, 'tooMuch', 'declined']])
  assert.equal((await world.attempts(undecided.paymentId))[0]?.received, 0)
  const approved = await surplus()
  await decide(approved.paymentId, true)
  assert.deepEqual(outcomeOf(await approved.voided()), [409, 'PAYMENT_NOT_VOIDABLE'])
})

test('a record is voided, or its surplus approved to go back: never both at the same moment', async () => {
  const { ID, paymentId, attemptId } = await paidByTransfer()
  await finance.send(`POST payments/${paymentId}/transfer`, {
    body: { attemptId, arrived: '5.00', transactionId: `MORE-${ID}` },
  })
  const outcomes: Promise<{ status: number }>[] = []
  await world.portal.database.transaction(async queries => {
    await queries.query(sql`select from payment_refunds where attempt_id = ${attemptId} for update`)
    outcomes.push(decide(paymentId, true))
    await new Promise(resolve => setTimeout(resolve, 300))
    outcomes.push(
      finance.send(`POST payments/${paymentId}/void`, { body: { attemptId, reason: 'It never came' } }),
    )
    await new Promise(resolve => setTimeout(resolve, 300))
  })
  const statuses = (await Promise.all(outcomes)).map(({ status }) => status)
  assert.deepEqual(statuses, [200, 409])
})

test('one person alone never sends a refund twice: who sent it does not say that it came back', async () => {
  const { ID, paymentId, attemptId } = await paidByTransfer()
  const third = await world.portal.employee(['FINANCIAL_MANAGER'])
  await ask(paymentId, attemptId, '90.00')
  const id = (await refunds(paymentId))[0]?.id ?? ''
  await decide(paymentId, true)
  await payee(id)
  await carryOut(id, `OUT-${ID}`)
  const bounced = (who: typeof second) =>
    who.send(`POST refunds/${id}/bounced`, { body: { reason: 'The account is closed' } })
  assert.deepEqual(outcomeOf(await bounced(second)), [403, 'SENT_BY_YOU'])
  assert.equal((await bounced(third)).status, 200)
  await decide(paymentId, true)
  assert.deepEqual(outcomeOf(await carryOut(id, `OUT-${ID}-2`, third)), [403, 'OTHER_CARRIER_NEEDED'])
  assert.equal((await carryOut(id, `OUT-${ID}-2`)).body.status, 'returned')
})

/** A room whose fee was paid by a code after somebody else's receipt was recorded for it. */
const paidBesideWrong = async () => {
  const { ID, paymentId } = await world.book(citizen)
  const { body } = await world.begin(citizen, ID, 'payment-code')
  const office = await finance.send(`POST payments/${paymentId}/office`, {
    body: { amount: '90.00', receiptNumber: `ELSE-${ID}`, hasArrived: true },
  })
  const attemptId = office.body.attempts.find(({ channel }: { channel: string }) => channel === 'office').id
  await world.fate(body.attemptId, 'pay')
  await settle()
  const voided = () =>
    finance.send(`POST payments/${paymentId}/void`, { body: { attemptId, reason: 'Of another request' } })
  return { paymentId, voided }
}

test('what was paid twice because of a wrong record pays once the record is voided', async () => {
  const { paymentId, voided } = await paidBesideWrong()
  assert.deepEqual(
    (await seenRefunds(paymentId)).map(([, cause, status]) => [cause, status]),
    [['paidTwice', 'requested']],
  )
  assert.equal((await voided()).status, 200)
  await settle()
  assert.equal(await statusOf(paymentId), 'paid')
  assert.deepEqual(
    (await seenRefunds(paymentId)).map(([, cause, status]) => [cause, status]),
    [['paidTwice', 'declined']],
  )
})

test('a record is not voided after the other money went back because of it: nothing would be left', async () => {
  const { paymentId, voided } = await paidBesideWrong()
  await decide(paymentId, true)
  assert.deepEqual(outcomeOf(await voided()), [409, 'PAYMENT_NOT_VOIDABLE'])
  await world.run('payments.refund')
  await settle()
  assert.deepEqual(
    (await seenRefunds(paymentId)).map(([, cause, status]) => [cause, status]),
    [['paidTwice', 'returned']],
  )
  assert.deepEqual(outcomeOf(await voided()), [409, 'PAYMENT_NOT_VOIDABLE'])
  assert.equal(await statusOf(paymentId), 'paid')
})

test('a proof that nobody waits for is not refused, and its payer is told nothing', async () => {
  const { ID, paymentId, attemptId } = await paidByTransfer()
  const refuse = () =>
    second.send(`POST payments/${paymentId}/transfer`, { body: { attemptId, refused: 'No such transfer' } })
  assert.deepEqual(outcomeOf(await refuse()), [409, 'PROOF_NOT_WAITING'])
  assert.deepEqual(await messagesOf(ID), ['paymentReceived'])
})
