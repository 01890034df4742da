// Money that finance vouch for: a transfer to the own account, and money at a counter. It is booked whenever it arrives, and
// its payer reads what became of it.

import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { sql } from '../../platform/database/index.ts'
import { judge } from '../../test-payment-world.ts'
import { outcomeOf, type Person } from '../../test-portal.ts'
import { carryOut } from './test-carry-out.ts'
import { type Money, openMoney } from './test-money.ts'

let { world, citizen, finance, second, pass, settle, refunds, seenRefunds, decide, statusOf, cancel } =
  {} as Money
before(async () => {
  ;({ world, citizen, finance, second, pass, settle, refunds, seenRefunds, decide, statusOf, cancel } =
    await openMoney())
})
after(() => world.close())

const minute = 60_000
const day = 24 * 60 * minute

const choose = (ID: string, gatewayId: string, channel: 'card' | 'bank', despiteProof?: boolean) =>
  citizen.call('GET :service/:id/activity/:activityId/paymentMeans', {
    params: { service: 'ROOM_BOOKING', id: ID, activityId: 'APPLY' },
    query: {
      gatewayId,
      channel,
      successURL: '/a',
      failureURL: '/b',
      ...(despiteProof ? { despiteProof } : {}),
    },
  })

const paper = `%PDF-1.7
1 0 obj <</Type/Catalog/Pages 2 0 R>> endobj
2 0 obj <</Type/Pages/Kids[3 0 R]/Count 1>> endobj
3 0 obj <</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]>> endobj
trailer <</Root 1 0 R>>
%%EOF
`
const upload = async (who: Person): Promise<string> => {
  const { status, body } = await who.send('POST files', {
    raw: Buffer.from(
      `--x\r\ncontent-disposition: form-data; name="file"; filename="receipt.pdf"\r\ncontent-type: application/pdf\r\n\r\n${paper}\r\n--x--\r\n`,
    ),
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
  })
  assert.equal(status, 201, JSON.stringify(body))
  return body.id
}
const prove = async (ID: string): Promise<string> => {
  const fileId = await upload(citizen)
  const { status } = await citizen.call('POST :service/:id/paymentProof', {
    params: { service: 'ROOM_BOOKING', id: ID },
    body: { fileId },
  })
  assert.equal(status, 200)
  return fileId
}
const transfer = (paymentId: string, body: object) =>
  finance.send(`POST payments/${paymentId}/transfer`, { body })
const office = (paymentId: string, body: object) =>
  finance.send(`POST payments/${paymentId}/office`, { body })

/** The kinds of what the payer was sent about money of a request, by name. */
const messagesOf = async (ID: string) =>
  (
    await world.portal.database.query<{ kind: string }>(
      sql`select kind from notifications where request_number = ${ID} and topic = 'payments' order by kind`,
    )
  ).map(({ kind }) => kind)
const historyOf = async (ID: string) =>
  ((await world.requestOf(citizen, ID)).history ?? [])
    .filter(({ kind }) => kind.startsWith('payment'))
    .map(({ kind, amount }) => [kind, amount])
    .reverse()
const waitingProofs = async (ID: string) =>
  (
    await finance.call('GET payments/count', {
      query: { where: JSON.stringify({ and: [{ isProofWaiting: true }, { ID }] }) },
    })
  ).body.count

test('whoever sent a proof is asked before they pay another way; both arrive, and one goes back', async () => {
  const { ID, paymentId } = await world.book(citizen)
  const { body: begun } = await choose(ID, 'bank-account', 'bank')
  await prove(ID)
  assert.equal((await world.status(citizen, ID)).payment.isProofWaiting, true)
  assert.equal(await waitingProofs(ID), 1)
  assert.deepEqual(outcomeOf(await choose(ID, 'sandbox', 'card')), [409, 'PROOF_UNDER_REVIEW'])
  const { body: card } = await choose(ID, 'sandbox', 'card', true)
  // Gone on with, it is asked for no second time.
  assert.equal((await choose(ID, 'sandbox', 'card')).body.attemptId, card.attemptId)
  await world.fate(card.attemptId, 'pay')
  await settle()
  assert.equal(await statusOf(paymentId), 'paid')
  // The proof waits for finance still.
  assert.equal(await waitingProofs(ID), 1)
  const booked = await transfer(paymentId, { arrived: '90.00', transactionId: `BANK-${ID}` })
  assert.equal(booked.status, 200, JSON.stringify(booked.body))
  assert.equal(await waitingProofs(ID), 0)
  assert.equal(booked.body.attempts.find(({ id }: { id: string }) => id === begun.attemptId).status, 'paid')
  assert.deepEqual(await seenRefunds(paymentId), [[9_000, 'paidTwice', 'requested']])
  assert.deepEqual(await messagesOf(ID), ['paymentReceived', 'paymentSurplus'])
  await decide(paymentId, true)
  await carryOut(finance, second, (await refunds(paymentId))[0]?.id ?? '')
  assert.equal(await statusOf(paymentId), 'paid')
  assert.deepEqual(await messagesOf(ID), ['paymentReceived', 'paymentRefunded', 'paymentSurplus'])
  assert.deepEqual(await historyOf(ID), [
    ['paymentStarted', '90.00'],
    ['paymentStarted', '92.90'],
    ['paymentSucceeded', '92.90'],
    ['paymentSurplus', '90.00'],
    ['paymentRefunded', '90.00'],
  ])
  assert.deepEqual(await judge(world), [])
})

test('a slip of the hand is refused: nothing, or many times what is due, is not recorded as received', async () => {
  const { ID, paymentId } = await world.book(citizen)
  await choose(ID, 'bank-account', 'bank')
  await prove(ID)
  const arrived = (amount: string) => transfer(paymentId, { arrived: amount, transactionId: `SLIP-${ID}` })
  for (const amount of ['0.00', '0', '900.01', '9000'])
    assert.deepEqual(outcomeOf(await arrived(amount)), [422, 'RECORDED_AMOUNT_UNLIKELY'], amount)
  // Nothing of it happened: the proof still waits, and the number of the bank is free.
  assert.deepEqual([await waitingProofs(ID), await messagesOf(ID)], [1, []])
  assert.equal((await arrived('90.00')).status, 200)
  // Neither does it arrive in pieces.
  const more = { arrived: '810.01', transactionId: `SLIP-${ID}-2` }
  assert.deepEqual(outcomeOf(await transfer(paymentId, more)), [422, 'RECORDED_AMOUNT_UNLIKELY'])
  assert.equal((await transfer(paymentId, { ...more, arrived: '810.00' })).status, 200)
})

test('a transfer whose proof nobody looked at in time does not run out, and pays', async () => {
  const { ID, paymentId } = await world.book(citizen)
  await choose(ID, 'bank-account', 'bank')
  await prove(ID)
  await pass(15 * day)
  await settle()
  assert.equal(await statusOf(paymentId), 'created')
  assert.deepEqual(await messagesOf(ID), [])
  assert.equal(
    (await transfer(paymentId, { arrived: '90.00', transactionId: `LATE-${ID}` })).body.status,
    'paid',
  )
})

test('a transfer that ran out without a proof is booked when it arrives', async () => {
  const { ID, paymentId } = await world.book(citizen)
  const { body } = await choose(ID, 'bank-account', 'bank')
  await pass(15 * day)
  await settle()
  assert.equal(await statusOf(paymentId), 'expired')
  const booked = await transfer(paymentId, {
    attemptId: body.attemptId,
    arrived: '90.00',
    transactionId: `SLOW-${ID}`,
  })
  assert.equal(booked.body.status, 'paid', JSON.stringify(booked.body))
})

test('of several transfers finance say which one arrived; one of another payment is refused', async () => {
  const { ID, paymentId } = await world.book(citizen)
  const { body: first } = await choose(ID, 'bank-account', 'bank')
  await choose(ID, 'sandbox', 'card')
  const { body: last } = await choose(ID, 'bank-account', 'bank')
  assert.notEqual(first.attemptId, last.attemptId)
  const other = await world.book(citizen)
  const { body: foreign } = await choose(other.ID, 'bank-account', 'bank')
  const arrive = (attemptId: string) =>
    transfer(paymentId, { attemptId, arrived: '90.00', transactionId: `WHICH-${ID}` })
  assert.deepEqual(outcomeOf(await arrive(foreign.attemptId)), [404, 'NOT_FOUND'])
  const { body } = await arrive(first.attemptId)
  assert.deepEqual(
    body.attempts.map(({ received }: { received: string }) => received),
    ['90.00', '0.00', '0.00'],
  )
})

test('money that arrives after a request ended is received, told, refunded and told', async () => {
  const { ID, paymentId } = await world.book(citizen)
  await choose(ID, 'bank-account', 'bank')
  await cancel(ID)
  await settle()
  await transfer(paymentId, { arrived: '90.00', transactionId: `END-${ID}` })
  assert.deepEqual(await seenRefunds(paymentId), [[9_000, 'tooLate', 'requested']])
  assert.deepEqual(await messagesOf(ID), ['paymentSurplus'])
  await decide(paymentId, true)
  await carryOut(finance, second, (await refunds(paymentId))[0]?.id ?? '')
  await settle()
  assert.deepEqual(await messagesOf(ID), ['paymentRefunded', 'paymentSurplus'])
  assert.deepEqual((await historyOf(ID)).slice(1), [
    ['paymentSurplus', '90.00'],
    ['paymentRefunded', '90.00'],
  ])
})

test('at the provider too: late money is told once per channel, as received and as refunded', async () => {
  const { ID, paymentId } = await world.book(citizen)
  const { body } = await world.begin(citizen, ID, 'bank')
  await cancel(ID)
  await settle()
  await world.fate(body.attemptId, 'pay', 4_000)
  await settle()
  await pass(6 * minute)
  await settle()
  await world.fate(body.attemptId, 'pay', 5_000)
  await settle()
  await pass(6 * minute)
  await settle()
  assert.deepEqual(await messagesOf(ID), ['paymentSurplus', 'paymentSurplus'])
  for (const _ of [1, 2]) {
    await decide(paymentId, true)
    await world.run('payments.refund')
    await pass(6 * minute)
    await settle()
  }
  assert.deepEqual((await historyOf(ID)).slice(1), [
    ['paymentSurplus', '40.00'],
    ['paymentSurplus', '50.00'],
    ['paymentRefunded', '50.00'],
    ['paymentRefunded', '40.00'],
  ])
  const doubled = await world.portal.database.query(
    sql`select o.channel from messages o join notifications n on n.id = o.notification_id
      where n.request_number = ${ID} group by n.id, o.channel having count(*) > 1`,
  )
  assert.deepEqual(doubled, [])
  assert.deepEqual(await judge(world), [])
})

test('a cashier is warned of a fee that is paid, and money that is there all the same is booked and goes back', async () => {
  const { ID, paymentId } = await world.book(citizen)
  const { body } = await choose(ID, 'sandbox', 'card')
  await world.fate(body.attemptId, 'pay')
  await settle()
  const receipt = { amount: '90.00', receiptNumber: `TWICE-${ID}` }
  assert.deepEqual(outcomeOf(await office(paymentId, receipt)), [409, 'ALREADY_PAID'])
  assert.equal((await office(paymentId, { ...receipt, hasArrived: true })).status, 200)
  assert.deepEqual(await seenRefunds(paymentId), [[9_000, 'paidTwice', 'requested']])
  assert.deepEqual(await messagesOf(ID), ['paymentReceived', 'paymentSurplus'])
})

test('money at a counter pays although a card was begun, and the card is voided', async () => {
  const { ID, paymentId } = await world.book(citizen)
  const { body } = await choose(ID, 'sandbox', 'card')
  const receipt = { amount: '90.00', receiptNumber: `DESK-${ID}` }
  assert.deepEqual(outcomeOf(await office(paymentId, receipt)), [409, 'PAYMENT_CHECKING'])
  assert.equal((await office(paymentId, { ...receipt, hasArrived: true })).body.status, 'paid')
  await settle()
  assert.equal(await world.fate(body.attemptId, 'pay'), false, 'the provider takes nothing for it')
})

test('every proof that was sent can be opened, the refused one too', async () => {
  const { ID, paymentId } = await world.book(citizen)
  await choose(ID, 'bank-account', 'bank')
  const former = await prove(ID)
  const { body: refused } = await transfer(paymentId, { refused: 'It cannot be read' })
  assert.deepEqual(
    [refused.isProofWaiting, refused.attempts[0].proofs.map(({ state }: { state: string }) => state)],
    [false, ['refused']],
  )
  assert.deepEqual(await messagesOf(ID), ['transferRefused'])
  await pass(minute)
  const latter = await prove(ID)
  const cookie = [...second.jar].map(([name, value]) => `${name}=${value}`).join('; ')
  const read = async (fileId: string) =>
    (
      await world.portal.portal.app.inject({
        url: `/api/payments/${paymentId}/proof?fileId=${fileId}&mode=EMPLOYEE`,
        headers: { cookie },
      })
    ).statusCode
  assert.deepEqual([await read(former), await read(latter)], [200, 200])
  assert.equal(await read(await upload(citizen)), 404)
})

test('a proof of a transfer through a provider is looked at by nobody, so none is taken', async () => {
  const { ID } = await world.book(citizen)
  await world.begin(citizen, ID, 'bank')
  const sent = await citizen.call('POST :service/:id/paymentProof', {
    params: { service: 'ROOM_BOOKING', id: ID },
    body: { fileId: await upload(citizen) },
  })
  assert.deepEqual(outcomeOf(sent), [404, 'NOTHING_TO_PAY'])
})

test('another way that was chosen, or a page that was left, is no failed payment', async () => {
  const { ID } = await world.book(citizen)
  const { body: card } = await world.begin(citizen, ID, 'card')
  await world.begin(citizen, ID, 'payment-code')
  const { body: again } = await world.begin(citizen, ID, 'card')
  assert.notEqual(card.attemptId, again.attemptId)
  await world.fate(again.attemptId, 'cancel')
  await settle()
  assert.deepEqual(await messagesOf(ID), [])
  const { body: last } = await world.begin(citizen, ID, 'card')
  await world.fate(last.attemptId, 'decline')
  await settle()
  assert.deepEqual(await messagesOf(ID), ['paymentFailed'])
})
