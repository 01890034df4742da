// Counts as figures of their own.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { formatCount } from './counts.ts'

test('the Arabic zero is a word, other counts are digits', () => {
  assert.equal(formatCount('ar', 0), 'صفر')
  assert.equal(formatCount('ar', 12), '١٢')
  assert.equal(formatCount('ar', 1204), '١٬٢٠٤')
  assert.equal(formatCount('en', 0), '0')
})
