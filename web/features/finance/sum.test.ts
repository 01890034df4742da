// Sums of amounts.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sumOfAmounts } from './sum.ts'

test('the sum of a column of amounts is exact', () => {
  assert.equal(sumOfAmounts(['0.10', '0.20', '1204.00']), '1204.30')
  assert.equal(sumOfAmounts([]), '0.00')
})
