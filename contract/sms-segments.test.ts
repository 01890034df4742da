// Lengths of SMS at their edges: 160 and 153 of GSM-7, 70 and 67 of UCS-2, what counts twice and what is never cut in two.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { smsLength, smsText } from './sms-segments.ts'

const rows: [text: string, encoding: string, units: number, segments: number, left: number][] = [
  ['', 'GSM-7', 0, 0, 160],
  ['a'.repeat(160), 'GSM-7', 160, 1, 0],
  ['a'.repeat(161), 'GSM-7', 161, 2, 145],
  ['a'.repeat(306), 'GSM-7', 306, 2, 0],
  ['a'.repeat(307), 'GSM-7', 307, 3, 152],
  ['ع'.repeat(70), 'UCS-2', 70, 1, 0],
  ['ع'.repeat(71), 'UCS-2', 71, 2, 63],
  ['ع'.repeat(134), 'UCS-2', 134, 2, 0],
  ['ع'.repeat(135), 'UCS-2', 135, 3, 66],
  // One Arabic letter is enough; Arabic digits are letters here.
  [`${'a'.repeat(70)}٥`, 'UCS-2', 71, 2, 63],
  // An escape counts twice, and is not cut from its character: the first message ends one short.
  ['€'.repeat(80), 'GSM-7', 160, 1, 0],
  [`${'a'.repeat(152)}€${'a'.repeat(10)}`, 'GSM-7', 164, 2, 141],
  // So is a pair of surrogates.
  [`${'ع'.repeat(66)}😀${'ع'.repeat(10)}`, 'UCS-2', 78, 2, 55],
  // Marks that keep names apart are no reason for UCS-2.
  ['Its number is \u2068LIBR-2026-000001-1\u2069.', 'GSM-7', 33, 1, 127],
]
for (const [text, ...expected] of rows)
  test(`${text.length} characters, ${text.slice(0, 12)}…`, () => {
    const { encoding, units, segments, left } = smsLength(text)
    assert.deepEqual([encoding, units, segments, left], expected)
  })

test('a text is sent without marks of direction, so that a copied code is the code', () => {
  assert.equal(smsText('No. \u2068A-1\u2069'), 'No. A-1')
  assert.equal(smsText('رمز التحقق \u2066482913\u2069'), 'رمز التحقق 482913')
})

test('more text is never fewer messages', () =>
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom('a', '€', 'ع', '😀', ' '), maxLength: 400 }),
      fc.string({ unit: fc.constantFrom('a', '€', 'ع', '😀'), maxLength: 40 }),
      (text, more) => assert.ok(smsLength(text + more).segments >= smsLength(text).segments),
    ),
  ))
