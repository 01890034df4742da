// Every operation by examples, what is absent included; that nothing throws, that everything ends.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { compileExpression } from './conditions.ts'
import { operations } from './operations/index.ts'
import { storedScope } from './stored.ts'

const today = '2026-11-20'
const calendar = { weekend: [5, 6], holidays: new Set(['2026-11-23']) }
const answers = {
  a: 0.1,
  b: 0.2,
  zero: 0,
  name: ' منى',
  born: '2008-11-21',
  start: '2026-01-31',
  off: { from: '2026-11-09', to: '2026-11-20' },
  choices: ['x', 'y'],
  members: [
    { name: 'Mona', age: 30, share: 12_550, toys: [{ price: 5 }] },
    { name: 'Ali', age: 7, share: 7_450 },
    { name: 'Sara' },
  ],
}
const evaluated = (expression: unknown, over: Record<string, unknown> = answers): unknown =>
  compileExpression(expression, operations).value(storedScope(over, { today, calendar }))

const field = (name: string) => ({ field: name })
const examples: [expression: unknown, value: unknown][] = [
  [{ add: [field('a'), field('b')] }, 0.3],
  [{ add: [1, field('missing')] }, undefined],
  [{ subtract: [5, 7] }, -2],
  [{ subtract: [field('a'), field('a')] }, 0],
  [{ multiply: [3, 4, 0.5] }, 6],
  [{ divide: [1, 3] }, 0.333333333],
  [{ divide: [1, field('zero')] }, undefined],
  [{ divide: [0, field('zero')] }, undefined],
  [{ multiply: [9_007_199_254_740_991, 2] }, undefined],
  [{ least: [3, field('missing'), 2] }, 2],
  [{ greatest: [field('start'), { today: true }] }, today],
  [{ least: [field('missing')] }, undefined],
  [{ round: 1.005, digits: 2 }, 1.01],
  [{ round: -2.5 }, -3],
  [{ round: 12_345_678_901.5, digits: 6 }, 12_345_678_901.5],
  [{ roundUp: 1.1 }, 2],
  [{ roundDown: 1.9 }, 1],
  [{ addDays: [field('start'), 1] }, '2026-02-01'],
  [{ addMonths: [field('start'), 1] }, '2026-02-28'],
  [{ addYears: ['2024-02-29', 1] }, '2025-02-28'],
  [{ addYears: ['2024-02-29', 9000] }, undefined],
  [{ addDays: ['2026-02-30', 1] }, undefined],
  [{ addDays: [field('start'), 0.5] }, undefined],
  // Friday 20 November: Saturday off, Monday a holiday.
  [{ addWorkingDays: [{ today: true }, 2] }, '2026-11-24'],
  [{ workingDaysBetween: [{ today: true }, '2026-11-24'] }, 2],
  [{ workingDaysBetween: ['2026-11-24', { today: true }] }, -2],
  [{ workingDaysBetween: ['1900-01-01', { today: true }] }, undefined],
  [{ daysBetween: [field('start'), '2026-03-01'] }, 29],
  [{ monthsBetween: [field('start'), '2026-02-28'] }, 0],
  [{ monthsBetween: [field('start'), '2026-03-01'] }, 1],
  // One day before the eighteenth birthday.
  [{ yearsBetween: [field('born'), { today: true }] }, 17],
  [{ yearsBetween: [field('born'), '2026-11-21'] }, 18],
  [{ startOf: '2028-02' }, '2028-02-01'],
  [{ endOf: '2028-02' }, '2028-02-29'],
  [{ endOf: field('off') }, '2026-11-20'],
  [{ daysBetween: [{ startOf: field('off') }, { endOf: field('off') }] }, 11],
  [{ startOf: 'never' }, undefined],
  [{ startOf: field('members') }, undefined],
  [{ yearOf: field('born') }, 2008],
  [{ monthOf: field('born') }, 11],
  [{ dayOf: field('born') }, 21],
  [{ dateOf: 'NASR/2026-11-26T20:30' }, '2026-11-26'],
  [{ timeOf: 'NASR/2026-11-26T20:30' }, '20:30'],
  [{ hourOf: 'NASR/2026-11-26T20:30' }, 20],
  [{ hourOf: '00:59' }, 0],
  [{ hourOf: '24:00' }, undefined],
  [{ dateOf: '2026-11-26' }, undefined],
  [{ minutesBetween: ['09:30', '11:00'] }, 90],
  [{ minutesBetween: ['11:00', { timeOf: 'NASR/2026-11-26T10:45' }] }, -15],
  [{ minutesBetween: ['11:00', field('missing')] }, undefined],
  [{ minutesBetween: ['9:30', '11:00'] }, undefined],
  [{ count: 'members' }, 3],
  [{ count: 'members', where: { row: 'age', is: 'lt', value: 18 } }, 1],
  [{ count: 'choices' }, 2],
  [{ count: 'missing' }, 0],
  [{ sum: 'members', of: { row: 'share' } }, 20_000],
  [{ sum: 'missing', of: { row: 'share' } }, 0],
  [{ smallest: 'members', of: { row: 'age' } }, 7],
  [{ largest: 'members', of: { row: 'age' }, where: { row: 'age', is: 'lt', value: 18 } }, 7],
  [{ smallest: 'missing', of: { row: 'age' } }, undefined],
  [{ anyRow: 'members', where: { row: 'age', is: 'empty' } }, true],
  [{ everyRow: 'members', where: { row: 'name', is: 'filled' } }, true],
  [{ everyRow: 'members', where: { row: 'age', is: 'filled' } }, false],
  [{ sum: 'members', of: { count: { row: 'toys' } } }, 1],
  [{ length: field('name') }, 4],
  [{ length: field('missing') }, 0],
  [{ join: [field('missing'), 'a', 2], by: '-' }, 'a-2'],
  [{ first: [field('missing'), '', 3] }, 3],
  [{ choose: [{ when: { field: 'a', is: 'gt', value: 1 }, give: 1 }], otherwise: 2 }, 2],
  [{ choose: [{ when: { field: 'a', is: 'gt', value: 1 }, give: 1 }] }, undefined],
  [{ pounds: '12.5' }, 1250],
  [{ field: 'a', is: 'lt', value: field('b') }, true],
  [{ field: 'missing', is: 'equals', value: field('absent') }, false],
  [{ field: 'missing', is: 'gte', value: field('a') }, false],
  [{ compare: { length: field('name') }, is: 'in', value: [4, 5] }, true],
  [{ nothing: 1 }, undefined],
]
for (const [expression, value] of examples)
  test(`${JSON.stringify(expression)} is ${value}`, () => assert.deepEqual(evaluated(expression), value))

test('a row is compared with the answer around it', () => {
  const isOwn = { anyRow: 'members', where: { row: 'name', is: 'equals', value: field('who') } }
  assert.equal(evaluated(isOwn, { ...answers, who: 'Ali' }), true)
  assert.equal(evaluated(isOwn, { ...answers, who: 'Omar' }), false)
})

test('no more rows are gone through than were agreed, those inside rows too', () => {
  const rows = (count: number, inside = 0) =>
    Array.from({ length: count }, () => ({ n: 1, inner: Array.from({ length: inside }, () => ({ n: 1 })) }))
  const total = { sum: 'rows', of: { row: 'n' } }
  assert.equal(evaluated(total, { rows: rows(5000) }), 5000)
  assert.equal(evaluated(total, { rows: rows(5001) }), undefined)
  const nested = { sum: 'rows', of: { count: { row: 'inner' } } }
  assert.equal(evaluated(nested, { rows: rows(10, 10) }), 100)
  assert.equal(evaluated(nested, { rows: rows(100, 50) }), undefined, 'a part of the sum is no sum')
})

test('whatever is written and answered, nothing throws', () => {
  const names = [...Object.keys(operations), 'all', 'any', 'not', 'is', 'field', 'row', 'compare', 'value']
  const { part } = fc.letrec(tie => ({
    part: fc.oneof(
      { depthSize: 'small', withCrossShrink: true },
      fc.jsonValue({ maxDepth: 1 }),
      fc.constantFrom('members', 'a', 'born', today, 1e308, -1e308, Number.NaN),
      fc.dictionary(fc.constantFrom(...names, 'of', 'where', 'when', 'give'), tie('part'), { maxKeys: 3 }),
      fc.array(tie('part'), { maxLength: 3 }),
    ),
  }))
  fc.assert(
    fc.property(part, fc.jsonValue(), (expression, odd) => {
      assert.doesNotThrow(() => evaluated(expression, { ...answers, a: odd, members: odd, born: odd }))
    }),
    { numRuns: 3000 },
  )
})
