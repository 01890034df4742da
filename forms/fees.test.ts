// Fees as data, by example: fixed, for each thing, by the chosen option, or an amount that staff answered.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { FeeDefinition } from './definition.ts'
import { compileExpression } from './engine/conditions.ts'
import { operations } from './engine/operations/index.ts'
import { storedScope } from './engine/stored.ts'
import { feeItems as itemsOf, lacksItem as lacks } from './fees.ts'

const subjectOf = (answers: Record<string, unknown>) => ({
  answers,
  evaluate: (expression: unknown) =>
    compileExpression(expression, operations).value(storedScope(answers, { today: '2026-11-20' })),
})
const feeItems = (fees: FeeDefinition[], answers: Record<string, unknown>, deliverable: number) =>
  itemsOf(fees, subjectOf(answers), deliverable)
const lacksItem = (fees: FeeDefinition[], answers: Record<string, unknown>) => lacks(fees, subjectOf(answers))

const examples: [string, FeeDefinition, Record<string, unknown>, number][] = [
  ['fixed', { label: 'a', amount: '150.00' }, {}, 15_000],
  ['for each copy', { label: 'a', amount: '20', per: 'copies' }, { copies: 3 }, 6_000],
  ['for each row', { label: 'a', amount: '7.25', per: 'members' }, { members: [{}, {}] }, 1_450],
  ['for one thing', { label: 'a', amount: '5', per: 'delivery' }, { delivery: 'HOME' }, 500],
  ['for nothing', { label: 'a', amount: '5', per: 'copies' }, { copies: 0 }, 0],
  ['half a copy is none', { label: 'a', amount: '5', per: 'copies' }, { copies: 1.5 }, 0],
  ['by option', { label: 'a', per: 'hall', prices: { LARGE: '90.00' } }, { hall: 'LARGE' }, 9_000],
  ['by options', { label: 'a', per: 'x', prices: { A: '1.10', B: '2.20' } }, { x: ['A', 'B', 'C'] }, 330],
  ['an estimate', { label: 'a', amountFrom: 'estimate' }, { estimate: 1_250_050 }, 1_250_050],
  ['no estimate yet', { label: 'a', amountFrom: 'estimate' }, {}, 0],
  [
    'ten pounds a square metre',
    { label: 'a', calculate: { multiply: [{ pounds: '10.00' }, { field: 'area' }] } },
    { area: 12.5 },
    12_500,
  ],
  [
    'a third of a pound is rounded to whole piasters once',
    { label: 'a', calculate: { divide: [{ pounds: '1.00' }, 3] } },
    {},
    33,
  ],
  [
    'what cannot be worked out costs nothing',
    { label: 'a', calculate: { divide: [{ pounds: '1.00' }, { field: 'parts' }] } },
    { parts: 0 },
    0,
  ],
  [
    'owed by those alone for whom it holds',
    { label: 'a', amount: '5', when: { field: 'age', is: 'gte', value: 18 } },
    { age: 18 },
    500,
  ],
  [
    'and by no others',
    { label: 'a', amount: '5', when: { field: 'age', is: 'gte', value: 18 } },
    { age: 17 },
    0,
  ],
  ['a negative one is none', { label: 'a', amountFrom: 'estimate' }, { estimate: -5 }, 0],
]
for (const [name, fee, answers, amount] of examples)
  test(`${name}: ${amount}`, () =>
    assert.deepEqual(feeItems([fee], answers, 1), amount === 0 ? [] : [{ label: 'a', amount }]))

test('each deliverable pays for itself', () => {
  const fees: FeeDefinition[] = [
    { label: 'first', amount: '1', deliverable: 1 },
    { label: 'second', amount: '2', deliverable: 2 },
    { label: 'both', amount: '3' },
  ]
  assert.deepEqual(
    feeItems(fees, {}, 2).map(({ label }) => label),
    ['second', 'both'],
  )
})

test('a service of priced items alone lacks one where none is chosen', () => {
  const priced: FeeDefinition = { label: 'a', per: 'x', prices: { A: '1.00' } }
  assert.equal(lacksItem([priced], {}), true)
  assert.equal(lacksItem([priced], { x: ['A'] }), false)
  assert.equal(lacksItem([priced, { label: 'b', amount: '5' }], {}), false)
  assert.equal(lacksItem([], {}), false)
})
