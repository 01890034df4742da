// The table of calling codes against the library that knows every country's plan.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { parsePhoneNumberFromString } from 'libphonenumber-js/max'
import { callingCodeOf, isPossible } from './calling-codes.ts'

test('a number that the library takes for real is possible here, under the same code', () => {
  const digits = fc.stringMatching(/^[1-9]\d{5,14}$/)
  let real = 0
  fc.assert(
    fc.property(digits, text => {
      const number = parsePhoneNumberFromString(`+${text}`)
      if (!number?.isValid() || number.isNonGeographic() || number.number !== `+${text}`) return
      real++
      assert.equal(callingCodeOf(text), number.countryCallingCode)
      assert.ok(isPossible(number.countryCallingCode, number.nationalNumber))
    }),
    { numRuns: 3000 },
  )
  assert.ok(real > 100, `only ${real} real numbers among the drawn ones`)
})

test('an unassigned code and an impossible length are refused', () => {
  assert.equal(callingCodeOf('999123456'), undefined)
  assert.equal(isPossible('971', '12'), false)
})
