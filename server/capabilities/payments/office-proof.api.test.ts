// The proof of a payment at an office: a file that whoever records the payment uploaded, checked and held by nothing.

import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { sql } from '../../platform/database/index.ts'
import { confirmBookings, confirmedBy } from '../../test-bookings.ts'
import { roomAnswers } from '../../test-payment-world.ts'
import { openTestPortal, outcomeOf, type Person, type TestPortal } from '../../test-portal.ts'

let portal: TestPortal
let citizen: Person
let finance: Person
let second: Person
before(async () => {
  portal = await openTestPortal()
  citizen = await portal.citizen()
  const [one, other] = [
    await portal.employee(['FINANCIAL_MANAGER']),
    await portal.employee(['FINANCIAL_MANAGER']),
  ]
  ;[finance, second] = [confirmedBy(portal, one, other), confirmedBy(portal, other, one)]
})
after(() => portal.close())

/** The room, and its payment. */
const book = async () => {
  const filed = await citizen.call('POST :service', {
    params: { service: 'ROOM_BOOKING' },
    body: { data: roomAnswers() },
  })
  const { id, ID } = filed.body
  const { body } = await citizen.call('GET :service/:id/paymentStatus', {
    params: { service: 'ROOM_BOOKING', id: ID },
  })
  return { id, paymentId: body.payment.id, status: () => statusOf(ID) }
}
const statusOf = async (id: string) =>
  (await citizen.call('GET :service/:id/paymentStatus', { params: { service: 'ROOM_BOOKING', id } })).body
    .status

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
const record = (paymentId: string, receiptNumber: string, proofId: string, who = finance) =>
  who.call('POST payments/:id/office', {
    params: { id: paymentId },
    body: { amount: '90.00', receiptNumber, proofId },
  })
const stateOf = (id: string) =>
  portal.database.one<{ state: string; requestId: string | null }>(
    sql`select state, request_id as "requestId" from files where id = ${id}`,
  )

test('a foreign file, one that was not checked and one that is used are refused, and nothing is paid', async () => {
  const [one, other] = [await book(), await book()]
  const [own, colleagues, citizens] = [await upload(finance), await upload(second), await upload(citizen)]
  for (const id of [own, colleagues, citizens])
    assert.deepEqual(await stateOf(id), { state: 'clean', requestId: null })

  for (const foreign of [colleagues, citizens, crypto.randomUUID()])
    assert.deepEqual(outcomeOf(await record(one.paymentId, 'P-1', foreign)), [422, 'PROOF_UNUSABLE'])
  // Nothing of it happened: neither is it paid, nor does anybody's file belong to the request now.
  assert.equal(await one.status(), 'created')
  for (const id of [colleagues, citizens]) assert.equal((await stateOf(id)).requestId, null)

  await portal.database.query(sql`update files set state = 'pending' where id = ${own}`)
  assert.deepEqual(outcomeOf(await record(one.paymentId, 'P-1', own)), [422, 'PROOF_UNUSABLE'])
  await portal.database.query(sql`update files set state = 'clean' where id = ${own}`)

  const paid = await record(one.paymentId, 'P-1', own)
  assert.deepEqual([paid.body.status, paid.body.attempts[0]?.proofId], ['paid', own])
  assert.equal((await stateOf(own)).requestId, one.id)
  // What proves one payment proves no other.
  assert.deepEqual(outcomeOf(await record(other.paymentId, 'P-2', own)), [422, 'PROOF_UNUSABLE'])
  // A receipt that was counted leaves the file of the second try free.
  const free = await upload(finance)
  assert.deepEqual(outcomeOf(await record(other.paymentId, 'P-1', free)), [409, 'RECEIPT_USED'])
  assert.equal((await stateOf(free)).requestId, null)
  assert.equal((await record(other.paymentId, 'P-2', free)).body.status, 'paid')
  // Whoever works on money reads it.
  const cookie = [...second.jar].map(([name, value]) => `${name}=${value}`).join('; ')
  const url = `/api/payments/${one.paymentId}/proof?mode=EMPLOYEE`
  const read = await portal.portal.app.inject({ method: 'GET', url, headers: { cookie } })
  assert.equal(read.statusCode, 200)
  assert.match(read.body, /^%PDF/)
})

test('uploading to prove opens nobody else’s file to finance', async () => {
  const citizens = await upload(citizen)
  const { status, body } = await finance.send(`GET files/${citizens}`)
  assert.deepEqual([status, body.error?.code], [404, 'NOT_FOUND'])
})

test('nobody vouches for the money of their own request, asks it back or approves that', async () => {
  const { paymentId } = await book()
  const index = Buffer.from(`one person ${finance.id}`)
  await portal.database.query(
    sql`update accounts set national_id = 'sealed', national_id_index = ${index} where id in (${citizen.id}, ${finance.id})`,
  )
  const params = { id: paymentId }
  assert.deepEqual(outcomeOf(await record(paymentId, 'OWN-1', await upload(finance))), [409, 'OWN_REQUEST'])
  const refused = { params, body: { refused: 'No such transfer' } }
  assert.deepEqual(outcomeOf(await finance.call('POST payments/:id/transfer', refused)), [409, 'OWN_REQUEST'])
  const paid = await record(paymentId, 'OWN-2', await upload(second), second)
  // Nor do they confirm what a colleague recorded.
  assert.deepEqual(
    [paid.body.status, paid.body.bookings[0]?.hinder, (await finance.call('GET bookings')).body[0]?.hinder],
    ['created', 'asked', 'own'],
  )
  await confirmBookings(await portal.employee(['FINANCIAL_MANAGER']), paymentId)
  const attemptId = paid.body.attempts[0]?.id as string
  const body = { attemptId, amount: '10.00', reason: 'Booked too much' }
  assert.deepEqual(outcomeOf(await finance.call('POST payments/:id/refunds', { params, body })), [
    409,
    'OWN_REQUEST',
  ])
  const requested = await second.call('POST payments/:id/refunds', { params, body })
  const decision = {
    params: { id: requested.body.refunds[0]?.id as string },
    body: { approve: true, reason: 'So' },
  }
  assert.deepEqual(outcomeOf(await finance.call('POST refunds/:id/decide', decision)), [409, 'OWN_REQUEST'])
})
