// The contract of a utility provider, held by the adapter over HTTP against the simulator.

import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { OutsideUnavailable, signedCalls } from '@bawaba/server/platform/outside/signed-call.ts'
import { accountAt } from '../../simulator/accounts.ts'
import { httpProvider } from './http.ts'
import type { Provider } from './provider.ts'
import { startUtility, type TestUtility } from './test-utility.ts'

const clock = () => new Date('2026-03-10T09:00:00Z')
// Three months are not paid.
const account = accountAt(3)
let utility: TestUtility
let provider: Provider

before(async () => {
  utility = await startUtility(clock)
  provider = httpProvider(signedCalls(utility.service, { fetch, clock, timeoutMs: 300 }))
})
after(() => utility.close())

const known = async <Value>(value: Promise<Value | undefined>): Promise<Value> => {
  const found = await value
  assert.ok(found)
  return found
}

test('a meter is read with all that belongs to it; one that is not there is nothing', async () => {
  const meter = await known(provider.meter(account.meterNumber))
  assert.equal(meter.paymentNumber, account.paymentNumber)
  assert.equal(meter.address.ar, account.address.ar)
  assert.equal(await provider.meter('999999999999'), undefined)
  assert.equal(await provider.bills({ paymentNumber: '1/../../books' }), undefined)
})

test('bills are those that are not paid, oldest first, by either number', async () => {
  const { bills } = await known(provider.bills({ paymentNumber: account.paymentNumber }))
  assert.deepEqual(
    bills.map(({ month }) => month),
    ['2025-12', '2026-01', '2026-02'],
  )
  assert.deepEqual((await known(provider.bills({ meterNumber: account.meterNumber }))).bills, bills)
  const none = await known(provider.bills({ meterNumber: accountAt(5).meterNumber }))
  assert.deepEqual(none.bills, [])
})

test('a payment is the oldest bills with their exact sum, and counts once', async () => {
  const { bills } = await known(provider.bills({ paymentNumber: account.paymentNumber }))
  const [oldest, next] = bills.map(({ billId, amount, fees }) => ({ billId, total: amount + fees }))
  assert.ok(oldest && next)
  const pay = (reference: string, billIds: string[], amount: number) =>
    provider.confirmPayment({ reference, billIds, amount, transactionId: 'T1' })
  assert.equal(await pay('a', [next.billId], next.total), 'older-first')
  assert.equal(await pay('a', [oldest.billId], oldest.total - 1), 'amount')
  assert.equal(await pay('a', ['20-2026-02'], 100), 'unknown')
  assert.equal(await pay('a', [oldest.billId, next.billId], oldest.total + next.total), 'accepted')
  assert.equal(await pay('a', [oldest.billId, next.billId], oldest.total + next.total), 'accepted')
  assert.equal(await pay('b', [oldest.billId], oldest.total), 'not-open')
  assert.equal(utility.entries().filter(({ record }) => record === 'payment').length, 1)
  const left = await known(provider.bills({ paymentNumber: account.paymentNumber }))
  assert.equal(left.bills.length, 1)
})

test('a reading is greater than the one before, in its window, once a month', async () => {
  const { previous, window } = await known(provider.reading(account.meterNumber))
  assert.deepEqual(window, { from: 1, to: 31 })
  const send = (reference: string, meterNumber: string, value: number) =>
    provider.sendReading({ reference, meterNumber, value })
  assert.equal(await send('r1', account.meterNumber, previous.value), 'not-greater')
  assert.equal(await send('r1', account.meterNumber, previous.value + 210), 'accepted')
  assert.equal(await send('r1', account.meterNumber, previous.value + 210), 'accepted')
  assert.equal(await send('r2', account.meterNumber, previous.value + 260), 'already-read')
  assert.equal(await send('r3', accountAt(9).meterNumber, 99_999), 'window-closed')
  assert.equal((await known(provider.reading(account.meterNumber))).submitted?.value, previous.value + 210)
})

test('the last twelve months are there, oldest first', async () => {
  const { months } = await known(provider.consumption(account.meterNumber))
  assert.equal(months.length, 12)
  assert.equal(months[0]?.month, '2025-03')
  assert.ok(months.every(({ consumption }) => consumption > 0))
})

for (const failure of ['down', 'nonsense', 'break', 'slow'] as const)
  test(`a provider that is ${failure} is unavailable, before the work and after it`, async () => {
    const { previous } = await known(provider.reading(accountAt(4).meterNumber))
    for (const after of [false, true]) {
      const meterNumber = accountAt(after ? 6 : 4).meterNumber
      const value = previous.value + 10_000
      const send = () => provider.sendReading({ reference: `f-${failure}-${after}`, meterNumber, value })
      utility.inject({
        fault: failure,
        times: 1,
        after,
        slowMs: failure === 'slow' ? 600 : undefined,
      } as never)
      await assert.rejects(send, OutsideUnavailable)
      // Again with the same reference: it counts once, whatever came of the first.
      assert.match(await send(), /^(accepted|already-read)$/)
    }
  })

test('a call that is signed by another key, or for another path, is not believed', async () => {
  const stranger = { ...utility.service, keys: [{ id: 'test', secret: 'x'.repeat(40) }] }
  const other = httpProvider(signedCalls(stranger, { fetch, clock, timeoutMs: 300 }))
  await assert.rejects(() => other.meter(account.meterNumber), OutsideUnavailable)
})
