import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readRegisterNumber } from './register-number.ts'

test('a register number is read in either digits and with spaces, and nothing else', () => {
  for (const typed of ['123456', '١٢٣٤٥٦', ' 123 456 ', '123-456', '۱۲۳۴۵۶'])
    assert.equal(readRegisterNumber(typed), '123456', typed)
  for (const typed of ['', '12', '1234567890123', 'A12345', '12.5', '123/45'])
    assert.equal(readRegisterNumber(typed), undefined, typed)
})
