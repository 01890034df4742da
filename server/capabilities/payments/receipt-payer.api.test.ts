// A receipt says who paid, as they were called when the money arrived. A name that is changed later changes no paper, and
// the page that checks papers reads the name out of what was signed.

import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { readReceipt } from '@bawaba/contract/receipt-text.ts'
import { sql } from '../../platform/database/index.ts'
import { linesOfPdf } from '../../platform/pdf/test-text.ts'
import { confirmedBy } from '../../test-bookings.ts'
import { roomAnswers } from '../../test-payment-world.ts'
import { openTestPortal, type Person, type TestPortal } from '../../test-portal.ts'

let portal: TestPortal
let finance: Person
before(async () => {
  portal = await openTestPortal()
  finance = confirmedBy(
    portal,
    await portal.employee(['FINANCIAL_MANAGER']),
    await portal.employee(['FINANCIAL_MANAGER']),
  )
})
after(() => portal.close())

/** The payment of a room that was paid for at the office. */
const paid = async (citizen: Person, receiptNumber: string): Promise<string> => {
  const { ID } = await citizen.file(roomAnswers(), { service: 'ROOM_BOOKING' })
  const params = { service: 'ROOM_BOOKING', id: ID, activityId: 'APPLY' }
  const details = await citizen.call('GET :service/:id/activity/:activityId/paymentDetails', { params })
  const id = details.body.payment?.id ?? assert.fail('no payment')
  await finance.call('POST payments/:id/office', { params: { id }, body: { amount: '90.00', receiptNumber } })
  return id
}
const receiptOf = async (who: Person, id: string) =>
  (await who.call('GET payments/:id/receipt', { params: { id } })).body
const signedIn = (link: string) =>
  readReceipt(Buffer.from(new URL(link).hash.slice(1).split('.')[0] ?? '', 'base64url').toString())

test('a name that is changed after the payment is not on the receipt, its PDF or what was signed', async () => {
  const citizen = await portal.citizen()
  const account = await portal.accounts.get(citizen.id)
  const name = `${account.firstName} ${account.lastName}`
  const id = await paid(citizen, 'R-700')
  const before = await receiptOf(citizen, id)
  const changed = await citizen.send(`PATCH citizen/${citizen.id}`, {
    body: { data: { firstName: 'Somebody', lastName: 'Else' } },
  })
  assert.equal(changed.status, 200, JSON.stringify(changed.body))
  const after = await receiptOf(citizen, id)
  assert.equal(after.payer, name)
  assert.equal(after.link, before.link)
  assert.equal(signedIn(after.link)?.payer, name)
  const cookie = [...citizen.jar].map(([key, value]) => `${key}=${value}`).join('; ')
  const { rawPayload } = await portal.portal.app.inject({
    url: `${after.href}&language=en`,
    headers: { cookie },
  })
  const text = (await linesOfPdf(rawPayload)).join('\n')
  assert.ok(text.includes(name) && !text.includes('Somebody'), text)
  const later = await receiptOf(citizen, await paid(citizen, 'R-701'))
  assert.equal(later.payer, 'Somebody Else', 'a later payment has the later name')
})

test('a receipt of a former version names nobody, whatever the profile says', async () => {
  const citizen = await portal.citizen()
  const id = await paid(citizen, 'R-702')
  const body = JSON.stringify([
    'bawaba-receipt-1',
    'P-1',
    'ROOM-1',
    'ROOM_BOOKING',
    '90.00',
    'office',
    'R-702',
    '2026-11-20T10:00:00.000Z',
  ])
  await portal.database.query(
    sql`update payment_receipts set body = ${body}, payer = null where payment_id = ${id}`,
  )
  assert.equal((await receiptOf(citizen, id)).payer, undefined)
})

test('the name goes with its owner’s data, and the receipt with it', async () => {
  const citizen = await portal.citizen()
  const id = await paid(citizen, 'R-703')
  await portal.database.query(sql`update payment_receipts set payer = null where payment_id = ${id}`)
  assert.equal((await finance.send(`GET payments/${id}/receipt`)).status, 404)
})
