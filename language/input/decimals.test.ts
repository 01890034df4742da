// Typed numbers: one reading, two readings or none.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { formatNumber } from '../numbers.ts'
import { twoReadingsText } from '../two-readings.ts'
import { readDecimal } from './decimals.ts'

const single: [string, string][] = [
  ['1250', '1250'],
  ['١٢٥٠', '1250'],
  ['۱۲۵۰', '1250'],
  ['１２５０', '1250'],
  ['1,250', '1250'],
  ['١٬٢٥٠٫٥٠', '1250.50'],
  ['١،٢٥٠', '1250'],
  ['1 250 000', '1250000'],
  ["1'250.5", '1250.5'],
  ['1,250,000.75', '1250000.75'],
  ['0,250', '0.250'],
  ['٠،٥', '0.5'],
  ['-3', '-3'],
  ['−٣', '-3'],
  ['\u061c-٣', '-3'],
  ['\u20662.5\u2069', '2.5'],
  ['.5', '.5'],
  ['+7', '7'],
]
for (const [typed, decimal] of single)
  test(`${JSON.stringify(typed)} is ${decimal}`, () => assert.deepEqual(readDecimal(typed), { decimal }))

const double: [string, [string, string]][] = [
  ['1,50', ['1.50', '150']],
  ['٩٠،٠٠', ['90.00', '9000']],
  ['120,5', ['120.5', '1205']],
  ['-1,5', ['-1.5', '-15']],
  ['1250,505', ['1250.505', '1250505']],
  ['1 250,500', ['1250.500', '1250500']],
  ['١٬٢٥٠،٥٠٠', ['1250.500', '1250500']],
  ['1 250,50', ['1250.50', '125050']],
]
for (const [typed, readings] of double)
  test(`${JSON.stringify(typed)} is ${readings.join(' or ')}`, () =>
    assert.deepEqual(readDecimal(typed), { readings }))

for (const typed of [
  '',
  ' ',
  'abc',
  '1e3',
  '1,2,3',
  '12.50.1',
  '1 50',
  '1,25 0',
  '--1',
  '1-2',
  '٣ أيام',
  '1,234,5',
])
  test(`${JSON.stringify(typed)} is no number`, () => assert.equal(readDecimal(typed), undefined))

test('a number is read back from how the portal writes it, in both languages', () => {
  const amounts = fc.tuple(
    fc.bigInt({ min: -(10n ** 14n), max: 10n ** 14n }),
    fc.integer({ min: 0, max: 99 }),
  )
  fc.assert(
    fc.property(amounts, fc.constantFrom('ar' as const, 'en' as const), ([whole, cents], language) => {
      const decimal = `${whole}.${String(cents).padStart(2, '0')}`
      const written = formatNumber(language, decimal as Intl.StringNumericLiteral, {
        minimumFractionDigits: 2,
      })
      const read = readDecimal(written)
      assert.ok(read && 'decimal' in read, written)
      assert.equal(Number(read.decimal), Number(decimal))
    }),
  )
})

test('the question names both readings in the digits of the language', () => {
  assert.match(twoReadingsText('en', '1,50') ?? '', /1\.5.*150/)
  assert.match(twoReadingsText('ar', '1,50') ?? '', /١٫٥.*١٥٠/)
  assert.equal(twoReadingsText('en', '1,250'), undefined)
})
