// Every comparison on single answers, lists and nothing; combinations; who is looked at.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Condition, Operator } from '../definition.ts'
import { compileCondition, operators } from './conditions.ts'
import { storedScope } from './stored.ts'

const holds = (condition: Condition, answers: Record<string, unknown>) =>
  compileCondition(condition).holds(storedScope(answers, {}))

const rows: Record<Operator, { value?: unknown; yes: unknown[]; no: unknown[] }> = {
  equals: { value: 'x', yes: ['x', ['y', 'x']], no: ['y', [], undefined, ['y']] },
  notEquals: { value: 'x', yes: ['y', undefined, []], no: ['x', ['x', 'y']] },
  in: { value: ['x', 'y'], yes: ['x', ['z', 'y']], no: ['z', undefined] },
  notIn: { value: ['x', 'y'], yes: ['z', undefined], no: ['x', ['y']] },
  gt: { value: 3, yes: [4], no: [3, 2, '4', undefined] },
  gte: { value: '2026-01-01', yes: ['2026-01-01', '2027-01-01'], no: ['2025-12-31', 3] },
  lt: { value: 3, yes: [2, [9, 1]], no: [3, undefined, []] },
  lte: { value: 3, yes: [3, -1], no: [4, '2'] },
  filled: { yes: ['x', 0, false, ['x']], no: [undefined, null, '', []] },
  empty: { yes: [undefined, null, '', []], no: ['x', 0, false] },
}
for (const is of operators)
  test(`${is} holds where it should and nowhere else`, () => {
    const { value, yes, no } = rows[is]
    for (const answer of yes)
      assert.ok(holds({ field: 'a', is, value }, { a: answer }), JSON.stringify(answer))
    for (const answer of no)
      assert.ok(!holds({ field: 'a', is, value }, { a: answer }), JSON.stringify(answer))
  })

test('all, any and not combine, however deep, and name the fields they look at once', () => {
  const condition: Condition = {
    all: [
      { field: 'a', is: 'filled' },
      { any: [{ field: 'b', is: 'equals', value: 1 }, { not: [{ field: 'a', is: 'equals', value: 'x' }] }] },
    ],
  }
  assert.deepEqual(compileCondition(condition).fields, ['a', 'b'])
  assert.ok(holds(condition, { a: 'x', b: 1 }))
  assert.ok(holds(condition, { a: 'y' }))
  assert.ok(!holds(condition, { a: 'x', b: 2 }))
  assert.ok(!holds(condition, { b: 1 }))
})

test('not of several parts holds where none of them does', () => {
  const condition: Condition = {
    not: [
      { field: 'a', is: 'equals', value: 1 },
      { field: 'b', is: 'equals', value: 1 },
    ],
  }
  assert.ok(holds(condition, { a: 0, b: 0 }))
  assert.ok(!holds(condition, { a: 1, b: 0 }))
  assert.ok(!holds(condition, { a: 0, b: 1 }))
  assert.ok(!holds(condition, { a: 1, b: 1 }))
})

test('what was left empty equals nothing, not even what is empty', () => {
  assert.ok(!holds({ field: 'a', is: 'equals', value: '' }, { a: '' }))
  assert.ok(!holds({ field: 'a', is: 'in', value: [''] }, { a: '' }))
})

test('an answer of several parts is compared by its parts, whether it is the same one or another like it', () => {
  const span = () => ({ from: '2026-11-21', to: '2026-12-20' })
  const other = { field: 'b' }
  const equal: Condition = { field: 'a', is: 'equals', value: other }
  for (const b of [span(), { ...span(), note: undefined }]) assert.ok(holds(equal, { a: span(), b }))
  for (const b of [{ ...span(), to: '2026-12-21' }, { from: '2026-11-21' }, 'x', null, undefined, {}])
    assert.ok(!holds(equal, { a: span(), b }), JSON.stringify(b))
  assert.ok(!holds({ field: 'a', is: 'notEquals', value: other }, { a: span(), b: span() }))
  assert.ok(holds({ field: 'a', is: 'in', value: [other] }, { a: [span()], b: span() }))
})

test('a word that is no comparison holds for nothing', () => {
  assert.ok(!holds({ field: 'a', is: 'toString' as Operator, value: 1 }, { a: 1 }))
})
