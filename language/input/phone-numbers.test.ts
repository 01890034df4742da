// Country codes against the library that has every country's numbering plan.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { parsePhoneNumberFromString } from 'libphonenumber-js/max'
import { isForeignNumber, readDialled } from './phone-numbers.ts'

/** Numbers of people; free-phone and service numbers have other beginnings. */
const lines = new Set(['MOBILE', 'FIXED_LINE', 'FIXED_LINE_OR_MOBILE'])

test('every valid line of another country is accepted', () => {
  let valid = 0
  fc.assert(
    fc.property(fc.stringMatching(/^[1-9]\d{7,14}$/), digits => {
      const number = parsePhoneNumberFromString(`+${digits}`)
      if (!number?.isValid() || number.isNonGeographic() || number.number !== `+${digits}`) return
      if (number.countryCallingCode === '20' || !lines.has(number.getType() ?? '')) return
      valid++
      assert.ok(isForeignNumber(number.number), number.number)
    }),
    { numRuns: 5000 },
  )
  assert.ok(valid > 100, `only ${valid} valid numbers among the drawn ones`)
})

const refused = [
  '+999123456789',
  '+9660501234567',
  '+20212345678',
  '+2101234567',
  '+12',
  '971501234567',
  '+97150x234567',
]
for (const number of refused)
  test(`${number} is not a number of another country`, () => assert.equal(isForeignNumber(number), false))

test('an Italian landline keeps the zero after its country code', () =>
  assert.equal(isForeignNumber('+390612345678'), true))

const dialled: [string, string][] = [
  ['+20 (0)100 123 4567', '+201001234567'],
  ['00 20 100-123-4567', '+201001234567'],
  ['٠١٠\u200b٠١٢٣\u200b٤٥٦٧', '01001234567'],
  ['\u2066+20 10 0123 4567\u2069', '+201001234567'],
  ['０１０–０１２３．４５６７', '01001234567'],
]
for (const [typed, digits] of dialled)
  test(`${JSON.stringify(typed)} is dialled as ${digits}`, () => assert.equal(readDialled(typed), digits))
