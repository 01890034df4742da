import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { checkDigitOf, grouped, isMeterNumber, isPaymentNumber, readNumber } from './numbers.ts'

test('the check digit is the one of ISO/IEC 7812-1', () => {
  // The example of the standard's annex.
  assert.equal(checkDigitOf('7992739871'), '3')
  assert.equal(checkDigitOf(''), '0')
})

test('a number is read in any writing, and one wrong digit is noticed', () => {
  const digits = fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 11, maxLength: 11 })
  fc.assert(
    fc.property(digits, fc.nat(11), fc.integer({ min: 1, max: 9 }), (own, at, by) => {
      const body = own.join('')
      const number = body + checkDigitOf(body)
      const arabic = [...number].map(digit => '٠١٢٣٤٥٦٧٨٩'[Number(digit)]).join('')
      const persian = [...number].map(digit => '۰۱۲۳۴۵۶۷۸۹'[Number(digit)]).join('')
      for (const typed of [grouped(number), arabic, persian, `\u200f${number.replace(/(...)/g, '$1-')}`])
        assert.equal(readNumber(typed).replace(/-$/, ''), number)
      assert.ok(isMeterNumber(number))
      const wrong = [...number]
      wrong[at] = String((Number(wrong[at]) + by) % 10)
      assert.ok(!isMeterNumber(wrong.join('')))
    }),
  )
})

test('a meter’s number is no payment number', () => {
  assert.ok(!isPaymentNumber(`10000000001${checkDigitOf('10000000001')}`))
  assert.ok(isPaymentNumber(`200000000001${checkDigitOf('200000000001')}`))
})
