// Money is exact at its edges, in both digit sets, and comes back from piasters as it went.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { formatAmount, formatMoney, piastersOf, poundsOf } from './index.ts'

test('money is formatted exactly, with piasters where there are some', () => {
  const rows: [amount: string, ar: string, en: string][] = [
    ['1250.50', '١٬٢٥٠٫٥٠ ج.م', 'EGP 1,250.50'],
    ['250000.00', '٢٥٠٬٠٠٠ ج.م', 'EGP 250,000'],
    ['0.01', '٠٫٠١ ج.م', 'EGP 0.01'],
    ['0.00', '٠ ج.م', 'EGP 0'],
    ['99999999.99', '٩٩٬٩٩٩٬٩٩٩٫٩٩ ج.م', 'EGP 99,999,999.99'],
    ['-12.50', '\u061c-١٢٫٥٠ ج.م', 'EGP -12.50'],
    // Number() has no room for these piasters.
    ['9007199254740993.01', '٩٬٠٠٧٬١٩٩٬٢٥٤٬٧٤٠٬٩٩٣٫٠١ ج.م', 'EGP 9,007,199,254,740,993.01'],
  ]
  for (const [amount, ar, en] of rows) {
    assert.equal(formatMoney('ar', amount), ar)
    assert.equal(formatMoney('en', amount), en)
  }
  assert.equal(formatAmount('ar', '12.5'), '١٢٫٥٠')
})

test('pounds are read as piasters, or not at all', () => {
  const rows: [amount: unknown, piasters: number | undefined][] = [
    ['12.50', 1250],
    ['12.5', 1250],
    ['12', 1200],
    ['0.01', 1],
    ['1.15', 115],
    ['99999999.99', 9_999_999_999],
    ['9999999999999.99', 999_999_999_999_999],
    ['99999999999999', undefined],
    ['12.505', undefined],
    ['-1', undefined],
    ['1e3', undefined],
    ['1,250', undefined],
    ['', undefined],
    ['.5', undefined],
    ['5.', undefined],
    ['١٢', undefined],
    ['12\n', undefined],
    [12.5, undefined],
    [undefined, undefined],
  ]
  for (const [amount, piasters] of rows) assert.equal(piastersOf(amount), piasters, String(amount))
})

test('piasters are written as pounds', () => {
  assert.equal(poundsOf(0), '0.00')
  assert.equal(poundsOf(1), '0.01')
  assert.equal(poundsOf(1250), '12.50')
  assert.equal(poundsOf(-1250), '-12.50')
  assert.equal(poundsOf(-5), '-0.05')
  assert.equal(poundsOf(9_999_999_999), '99999999.99')
  for (const piasters of [12.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])
    assert.throws(() => poundsOf(piasters), RangeError)
})

test('what was written as pounds is read as the same piasters', () => {
  fc.assert(
    fc.property(fc.nat({ max: 2 ** 31 - 1 }), fc.nat({ max: 400_000 }), (low, high) => {
      const piasters = high * 2 ** 31 + low
      assert.equal(piastersOf(poundsOf(piasters)), piasters)
    }),
    { numRuns: 2000 },
  )
})
