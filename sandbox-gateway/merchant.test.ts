// The merchant API: signatures, one payment for one reference, refunds once, settlements of a day of Cairo.

import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { signatureOf } from './signature.ts'
import { keys, newFolder, startMerchant } from './test-merchant.ts'

const { folder, remove } = newFolder()
const merchant = startMerchant(folder)
const { call, begin, control, order, kinds, pass } = merchant
after(async () => {
  await merchant.gateway.close()
  remove()
})

test('calls are signed by a live key, of now, of this merchant, over address and body', async () => {
  const refused = async (change: object) =>
    assert.equal((await call('GET', '/payments/none', undefined, change)).status, 401, JSON.stringify(change))
  const now = String(Date.parse('2026-11-23T10:00:00Z') / 1000)
  const signed = (secret: string, time = now, path = '/api/payments/none') =>
    signatureOf(secret, time, Buffer.from(`GET ${path}\n`))
  assert.equal((await call('GET', '/payments/none')).status, 404)
  const second = { 'sandbox-key': 'k2', 'sandbox-signature': signed(keys[1].secret) }
  assert.equal((await call('GET', '/payments/none', undefined, second)).status, 404)
  await refused({ 'sandbox-merchant': 'other' })
  await refused({ 'sandbox-key': 'k3' })
  await refused({ 'sandbox-key': 'k2' })
  await refused({ 'sandbox-signature': '' })
  await refused({ 'sandbox-signature': signed(keys[0].secret, now, '/api/payments/other') })
  const stale = String(Number(now) - 301)
  await refused({ 'sandbox-timestamp': stale, 'sandbox-signature': signed(keys[0].secret, stale) })
  const edge = String(Number(now) - 300)
  const atEdge = { 'sandbox-timestamp': edge, 'sandbox-signature': signed(keys[0].secret, edge) }
  assert.equal((await call('GET', '/payments/none', undefined, atEdge)).status, 404)
})

test('one reference is one payment; another order under it is refused', async () => {
  const first = await begin('once')
  assert.equal(first.status, 200)
  assert.deepEqual(await begin('once'), first)
  assert.deepEqual(kinds('once'), ['pending'])
  assert.equal((await begin('once', { amount: 1 })).status, 409)
  assert.deepEqual((await begin('bank', { channel: 'bank' })).body.kind, 'transfer')
  assert.match((await begin('code', { channel: 'payment-code' })).body.code, /^[1-9]\d{9}$/)
  for (const wrong of [
    { amount: 0 },
    { amount: 1.5 },
    { amount: '1' },
    { currency: 'USD' },
    { successUrl: 'javascript:alert(1)' },
    { channel: 'cash' },
    { reference: '../x' },
    { extra: 1 },
  ])
    assert.equal((await begin('wrong', wrong as never)).status, 400, JSON.stringify(wrong))
  assert.deepEqual(kinds('wrong'), [])
})

test('the control page ends the time of an open payment, and of no other', async () => {
  await begin('early', { channel: 'payment-code' })
  await control('/payments/early/fate', { fate: 'expire' })
  assert.deepEqual(kinds('early'), ['pending', 'expired'])
  assert.deepEqual(await control('/payments/early/fate', { fate: 'expire' }), { error: 'over' })
  assert.deepEqual(await control('/payments/early/fate', { fate: 'pay' }), { error: 'over' })
  assert.deepEqual(kinds('early'), ['pending', 'expired'])
})

test('what is not paid in time expires, whoever looks first', async () => {
  await begin('late', { expiresAt: '2026-11-23T10:10:00.000Z' })
  pass(10 * 60_000 - 1)
  assert.deepEqual((await call('GET', '/payments/late')).body.events.length, 1)
  pass(1)
  const { events } = (await call('GET', '/payments/late')).body
  assert.equal(events[1].kind, 'expired')
  assert.equal(events[1].occurredAt, '2026-11-23T10:10:00.000Z')
  assert.equal((await begin('too-late', { expiresAt: '2026-11-23T10:10:00.000Z' })).status, 409)
})

test('what is paid can no longer be cancelled; what is cancelled is not paid', async () => {
  await begin('c1', { channel: 'payment-code' })
  assert.deepEqual((await call('POST', '/payments/c1/cancel')).body, { outcome: 'cancelled' })
  assert.deepEqual((await call('POST', '/payments/c1/cancel')).body, { outcome: 'cancelled' })
  assert.deepEqual(kinds('c1'), ['pending', 'cancelled'])
  assert.deepEqual(await control('/payments/c1/fate', { fate: 'pay' }), { error: 'over' })
  await begin('c2', { channel: 'payment-code' })
  await control('/payments/c2/fate', { fate: 'pay' })
  assert.deepEqual((await call('POST', '/payments/c2/cancel')).body, { outcome: 'too-late' })
})

test('money goes back once for each id, and never more than came', async () => {
  await begin('r1')
  await control('/payments/r1/fate', { fate: 'pay' })
  const refund = (refundId: string, amount: number, reference = 'r1') =>
    call('POST', `/payments/${reference}/refunds`, { refundId, amount })
  assert.deepEqual((await refund('a', 100_000)).body, { outcome: 'done' })
  assert.deepEqual((await refund('a', 100_000)).body, { outcome: 'done' })
  assert.equal((await refund('a', 1)).status, 409)
  assert.equal((await refund('b', 25_051)).status, 409)
  await control('/faults', { of: 'refund', times: 1, ms: 5000, fails: true })
  assert.deepEqual((await refund('c', 25_050)).body, { outcome: 'pending' })
  assert.deepEqual((await refund('c', 25_050)).body, { outcome: 'pending' })
  // What is on its way counts as gone.
  assert.equal((await refund('d', 1)).status, 409)
  pass(5000)
  assert.equal((await refund('c', 25_050)).status, 409)
  assert.deepEqual((await refund('d', 25_050)).body, { outcome: 'done' })
  assert.deepEqual(kinds('r1'), ['pending', 'received', 'refunded', 'refundFailed', 'refunded'])
  assert.equal((await refund('e', 1, 'nobody')).status, 404)
  const balance = merchant.gateway.ledger.balances().find(({ reference }) => reference === 'r1')
  assert.deepEqual(balance, { reference: 'r1', received: 125_050, refunded: 125_050 })
})

test('the settlement list is what moved on a day of Cairo, with what was added and taken away on demand', async () => {
  const listed = async (day: string) =>
    (await call('GET', `/settlements?day=${day}`)).body.settlements as {
      transactionId: string
      amount: number
    }[]
  const today = (await listed('2026-11-23')).length
  assert.equal(today, 4)
  // 22:30 in Cairo is 20:30 of UTC; midnight comes at 22:00.
  pass(12 * 3_600_000 - 1_000_000)
  await begin('night', { expiresAt: '2026-11-24T10:00:00.000Z' })
  pass(1_000_000)
  await control('/payments/night/fate', { fate: 'pay' })
  const [line] = await listed('2026-11-24')
  assert.equal(line?.amount, order('x').amount)
  assert.equal((await listed('2026-11-23')).length, today)
  await control('/settlements/vanish', { transactionId: line?.transactionId })
  assert.deepEqual(await listed('2026-11-24'), [])
  await control('/settlements/ghosts', { reference: 'night', kind: 'received', amount: 7 })
  assert.deepEqual(
    (await listed('2026-11-24')).map(({ amount }) => amount),
    [7],
  )
  assert.equal(merchant.gateway.ledger.settlements('2026-11-24', true)[0]?.transactionId, line?.transactionId)
})

test('a call goes wrong as it was told to, before the work or after it, so many times', async () => {
  const injection = (fields: object) => control('/faults', { of: 'call', call: 'begin', times: 1, ...fields })
  await injection({ mode: 'down', after: false })
  assert.equal((await begin('f1')).status, 503)
  assert.deepEqual(kinds('f1'), [])
  await injection({ mode: 'down', after: true })
  assert.equal((await begin('f1', { expiresAt: '2026-11-24T10:00:00.000Z' })).status, 500)
  assert.deepEqual(kinds('f1'), ['pending'])
  await injection({ mode: 'break', after: true, reference: 'f2' })
  await assert.rejects(begin('f2', { expiresAt: '2026-11-24T10:00:00.000Z' }))
  assert.deepEqual(kinds('f2'), ['pending'])
  assert.equal((await begin('f2', { expiresAt: '2026-11-24T10:00:00.000Z' })).status, 200)
})
