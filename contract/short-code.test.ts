import assert from 'node:assert/strict'
import { test } from 'node:test'
import { formatShortCode, readShortCode, readTrackingCode } from './short-code.ts'

test('a code is the same however it is typed or copied', () => {
  for (const typed of ['23AB-CDEF', ' 23ab-cdef.', '٢٣ab cdef', '23AB CDEF،', '\u206623AB-CDEF\u2069'])
    assert.equal(readShortCode(typed), '23ABCDEF', typed)
  assert.equal(formatShortCode('23ABCDEF'), '23AB-CDEF')
})

test('a secret of a former version keeps its letters and dashes', () => {
  const secret = 'aB3-_xYzQ0aB3-_xYzQ0aB3-_xYzQ0aB3-_xYzQ0aB3'
  assert.equal(readTrackingCode(` ${secret}.`), secret)
})
