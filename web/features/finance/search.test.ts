// What finance type to find a payment, in either digits, and what it can mean.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { amountOf, amountsOf } from './amount.ts'
import { listFilter } from './search.ts'

const meanings = (q: string): string => JSON.stringify(JSON.parse(listFilter({ q })).where)

test('a reference is found as it is read out, typed in groups or in Arabic digits', () => {
  for (const typed of ['0123456789', '0123 456 789', '٠١٢٣٤٥٦٧٨٩', '0123-456-789'])
    assert.match(meanings(typed), /"references":{"like":"% 0123456789 %"}/, typed)
})

test('an amount is read in either digits, with its unit, and in each of its readings', () => {
  for (const typed of ['1250.50', '١٢٥٠٫٥٠', '1,250.50', 'EGP 1250.5', '١٬٢٥٠٫٥٠ ج.م'])
    assert.match(meanings(typed), /"amount":1250.5}/, typed)
  assert.deepEqual(amountsOf('1,50'), ['1.50', '150.00'])
  assert.equal(amountOf('1,50'), undefined)
  assert.equal(amountOf('٩٠'), '90.00')
  assert.deepEqual(amountsOf('0'), [])
  assert.deepEqual(amountsOf('EGP 1,50'), ['1.50', '150.00'])
})

test('a unit stands at one end of an amount, another currency is none of ours, and a power is no digit', () => {
  for (const typed of ['٥٠ ج.م', '٥٠ جنيه', 'egp 50', '50 L.E.', 'E£50'])
    assert.equal(amountOf(typed), '50.00', typed)
  for (const typed of ['5EGP0', '5ج.م0', 'EGP 50 ج.م', '50£', '$50', '5²', '50½', '①'])
    assert.equal(amountOf(typed), undefined, typed)
})

test('a name is found by each of its words, and a number is no name', () => {
  assert.match(
    meanings('أحمد عليّ'),
    /"and":\[{"payerName":{"like":"%احمد%"}},{"payerName":{"like":"%علي%"}}\]/,
  )
  assert.doesNotMatch(meanings('9000'), /payerName/)
})

test('proofs that wait for finance are found in place of a status', () => {
  assert.match(listFilter({ status: 'proofWaiting' }), /"isProofWaiting":true/)
  assert.match(listFilter({ status: 'paid' }), /"status":"paid"/)
})
