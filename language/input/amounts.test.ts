// Typed amounts of Egyptian pounds: with their unit as people write it, at one end; no other currency and no sign that only
// looks like a digit.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { formatMoney } from '../money.ts'
import { oneAmount, readAmount } from './amounts.ts'
import { decimalVariants } from './test-variants.ts'

const units = [
  'EGP',
  'egp',
  'ＥＧＰ',
  'LE',
  'L.E.',
  'L.E',
  'E£',
  '£E',
  'ج.م',
  'ج.م.',
  'ج م',
  'جم',
  'جنيه',
  'جنيهًا',
  'جنيه مصري',
]
for (const unit of units)
  test(`the unit ${unit} stands before or behind an amount, with or without a space`, () => {
    for (const typed of [
      `${unit}1250.50`,
      `${unit} 1250.50`,
      `1250.50${unit}`,
      `1250.50 ${unit}`,
      `\u200f1250.50\u00a0${unit} `,
    ])
      assert.equal(oneAmount(typed), '1250.50', typed)
  })

test('an amount is read in every spelling, with its unit', () => {
  for (const [name, written] of decimalVariants)
    for (const typed of [written('1250.50'), `EGP ${written('1250.50')}`, `${written('1250.50')} ج.م`])
      assert.equal(oneAmount(typed), '1250.50', `${name}: ${typed}`)
})

test('an amount is read back from how the portal writes it', () => {
  for (const language of ['ar', 'en'] as const)
    for (const amount of ['0.01', '-12.50', '1250.50', '99999999.99'])
      assert.equal(Number(oneAmount(formatMoney(language, amount))), Number(amount))
})

test('an amount of two readings keeps both', () => {
  assert.deepEqual(readAmount('EGP 1,50'), { readings: ['1.50', '150'] })
  assert.equal(oneAmount('١،٥٠ ج.م'), undefined)
})

for (const typed of [
  '5EGP0',
  '5ج.م0',
  'EGP 50 EGP',
  'EGP',
  'ج.م',
  '50£',
  '£50',
  '$50',
  '50 USD',
  '50€',
  '50 EGPS',
  'REEGP 50',
  '50 جنيه استرليني',
  '50%',
])
  test(`${JSON.stringify(typed)} is no amount`, () => assert.equal(readAmount(typed), undefined))
