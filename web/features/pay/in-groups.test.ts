// Groups of long numbers.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { inGroups } from './in-groups.ts'

test('a code is in groups of three and four, whatever its length, and loses no digit', () => {
  const cases: [code: string, text: string][] = [
    ['6431348028', '643 134 8028'],
    ['123456789', '123 456 789'],
    ['1234567', '123 4567'],
    ['12345678', '1234 5678'],
    ['123456789012', '1234 5678 9012'],
    ['12345', '12 345'],
    ['1234', '1234'],
    ['', ''],
  ]
  for (const [code, text] of cases) assert.equal(inGroups(code), text)
})
