// The number of a request as people type and paste it.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { requestNumberOf } from './request-number.ts'

test('digits of either set, small letters and spaces around it', () => {
  assert.equal(requestNumberOf(' libr-٢٠٢٦-٠٠٠١٢٣-٧ '), 'LIBR-2026-000123-7')
})

test('marks of direction that were copied along', () => {
  assert.equal(requestNumberOf('\u2066LIBR-2026-000123-7\u2069'), 'LIBR-2026-000123-7')
})
