import assert from 'node:assert/strict'
import { test } from 'node:test'
import { payTitle } from './titles.ts'

test('the page of a payment asks for money only where some is due', () => {
  const english = (status: Parameters<typeof payTitle>[0]) => payTitle(status).en
  for (const due of [undefined, 'created', 'unpaid', 'incomplete', 'expired'] as const)
    assert.equal(english(due), 'Pay for request {number}', due)
  assert.deepEqual((['checking', 'paid', 'refunded', 'cancelled'] as const).map(english), [
    'Checking payment for request {number}',
    'Payment received for request {number}',
    'Payment refunded for request {number}',
    'Nothing to pay for request {number}',
  ])
})
