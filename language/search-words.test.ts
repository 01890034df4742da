import assert from 'node:assert/strict'
import { test } from 'node:test'
import { editDistance } from './edit-distance.ts'
import { fold } from './folding.ts'
import { skeletonOf, stemsOf } from './stems.ts'

const cost = (a: string, b: string, most = 2, isBeginning = false) =>
  editDistance(fold(a), fold(b), most, isBeginning)

test('a letter missing, too many, or another costs one; what is easily mistaken half', () => {
  const rows: [string, string, number][] = [
    ['كهرباء', 'كهرباء', 0],
    ['دقع', 'دفع', 0.5],
    ['عدااد', 'عداد', 0.5],
    ['تقيسط', 'تقسيط', 1],
    ['معسكر', 'معسكرر', 0.5],
    ['التظلن', 'التظلم', 1],
    ['kitten', 'mitten', 1],
    ['crad', 'card', 1],
    ['reding', 'reading', 0.5],
  ]
  for (const [a, b, expected] of rows) {
    assert.equal(cost(a, b), expected, `${a} ${b}`)
    assert.equal(cost(b, a), expected, `${b} ${a}`)
  }
})

test('what is further than allowed has no distance, and long words cost little', () => {
  assert.equal(cost('عداد', 'مكتبة'), undefined)
  assert.equal(cost('a'.repeat(5000), 'b'.repeat(5000)), undefined)
  assert.equal(cost('دفع', 'دفعة مالية كبيرة', 1), undefined)
  assert.equal(cost('فواتب', 'فواتير', 1, true), 0.5)
})

test('stems: article, joined letters, endings', () => {
  const rows: [string, string][] = [
    ['والفواتير', 'فواتير'],
    ['للعداد', 'عداد'],
    ['بطاقات', 'بطاق'],
    ['بطاقة', 'بطاق'],
    ['لتقسيط', 'تقسيط'],
    ['bills', 'bill'],
    ['cities', 'city'],
  ]
  for (const [word, stem] of rows) assert.ok(stemsOf(fold(word)).includes(stem), word)
})

test('a broken plural meets its singular, and short words meet nobody', () => {
  for (const [one, many] of [
    ['فاتورة', 'فواتير'],
    ['مركز', 'مراكز'],
    ['برج', 'أبراج'],
    ['قسط', 'أقساط'],
  ] as const)
    assert.equal(skeletonOf(fold(one)), skeletonOf(fold(many)), one)
  for (const word of ['دار', 'يوم', 'bill']) assert.equal(skeletonOf(fold(word)), '')
})
