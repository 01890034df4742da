// Receipts drawn as PDFs, over the API: the same words as on the page, in both languages, for the payer and for finance
// alone.

import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { linesOfPdf } from '../../platform/pdf/test-text.ts'
import { confirmedBy } from '../../test-bookings.ts'
import { roomAnswers } from '../../test-payment-world.ts'
import { openTestPortal, type Person, type TestPortal } from '../../test-portal.ts'

let portal: TestPortal
let citizen: Person
let finance: Person
before(async () => {
  portal = await openTestPortal()
  citizen = await portal.citizen()
  finance = confirmedBy(
    portal,
    await portal.employee(['FINANCIAL_MANAGER']),
    await portal.employee(['FINANCIAL_MANAGER']),
  )
})
after(() => portal.close())

/** A room that was paid for at the office. */
const paid = async (receiptNumber: string) => {
  const filed = await citizen.call('POST :service', {
    params: { service: 'ROOM_BOOKING' },
    body: { data: roomAnswers() },
  })
  const params = { service: 'ROOM_BOOKING', id: filed.body.ID, activityId: 'APPLY' }
  const details = await citizen.call('GET :service/:id/activity/:activityId/paymentDetails', { params })
  const id = details.body.payment?.id ?? assert.fail('no payment')
  await finance.call('POST payments/:id/office', {
    params: { id },
    body: { amount: '90.00', receiptNumber },
  })
  return { id, ID: filed.body.ID }
}
const receiptOf = async (person: Person, id: string) =>
  (await person.call('GET payments/:id/receipt', { params: { id } })).body
const fetchPdf = async (person: Person, address: string) => {
  const cookie = [...person.jar].map(([name, value]) => `${name}=${value}`).join('; ')
  const answer = await portal.portal.app.inject({ url: address, headers: { cookie } })
  const { statusCode: status, rawPayload: bytes, headers } = answer
  return { status, bytes, headers }
}

test('what was paid, in the digits of each language; the same bytes each time', async () => {
  const { id, ID } = await paid('R-100')
  const { href, number } = await receiptOf(citizen, id)
  const arabic = await fetchPdf(citizen, `${href}&language=ar`)
  assert.equal(arabic.status, 200)
  assert.deepEqual(
    ['content-type', 'content-disposition', 'cache-control'].map(name => arabic.headers[name]),
    ['application/pdf', `attachment; filename="${number}.pdf"`, 'private, no-store'],
  )
  const lines = await linesOfPdf(arabic.bytes)
  const text = lines.join('\n')
  for (const words of ['إيصال سداد', number, ID, 'سدده', 'في المكتب', 'R-100', 'الإجمالي'])
    assert.ok(text.includes(words), `${words}\n${text}`)
  assert.equal(lines.filter(line => line.includes('٩٠ ج.م')).length, 2, text)
  const english = (await linesOfPdf((await fetchPdf(citizen, `${href}&language=en`)).bytes)).join('\n')
  for (const words of ['Payment receipt', 'Small room', 'EGP 90', 'Total', number, ID])
    assert.ok(english.includes(words), `${words}\n${english}`)
  assert.ok((await fetchPdf(citizen, `${href}&language=ar`)).bytes.equals(arabic.bytes))
})

test('finance have it too; nobody else, and none that was not paid', async () => {
  const { id } = await paid('R-101')
  const own = await receiptOf(finance, id)
  assert.equal((await fetchPdf(finance, own.href)).status, 200)
  const { href } = await receiptOf(citizen, id)
  const stranger = await portal.citizen()
  assert.equal((await fetchPdf(stranger, href)).status, 404)
  assert.equal((await (await portal.browser()).send(`GET payments/${id}/receipt/content`)).status, 401)
  const none = '00000000-0000-4000-8000-000000000000'
  assert.equal((await citizen.send(`GET payments/${none}/receipt/content`)).status, 404)
})
