// Stored answers have one reading: fees, conditions, texts and summaries read what the form worked out and stored, whatever
// stands around a row and whatever the day says of it by now.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Answers, FieldEntry } from '../definition.ts'
import type { Expression } from '../expression.ts'
import { accept } from './accept.ts'
import { definitionOf, forms, numberEntry, textEntry, today } from './form.fixture.ts'
import { summaryRows } from './summary.ts'
import type { CompiledActivity } from './table.ts'

const listOf = (fieldsSchema: Record<string, FieldEntry>): FieldEntry => ({
  label: 'list',
  type: 'Array',
  uniforms: { type: 'Array' },
  fieldsSchema,
})
const serviceOf = (schema: Record<string, FieldEntry>) => {
  const service = forms.compile(definitionOf(schema))
  return { service, activity: service.activity('APPLY') as CompiledActivity }
}
const accepted = (activity: CompiledActivity, data: Answers, day = today): Answers => {
  const verdict = accept(activity, data, { today: day })
  assert.ok('data' in verdict, JSON.stringify(verdict))
  return verdict.data as Answers
}

const perRow: Expression = { multiply: [{ sum: 'papers', of: { row: 'copies' } }, 1000] }
const perHouse: Expression = {
  sum: 'houses',
  of: { sum: { row: 'people' }, of: { multiply: [{ row: 'age' }, { row: 'rate' }] } },
} as Expression

const cases: Record<string, [Record<string, FieldEntry>, total: Expression, data: Answers, value: number]> = {
  'a question of a row that has no answer is absent, and none around it is meant': [
    {
      copies: numberEntry(),
      papers: listOf({ title: textEntry(), copies: numberEntry({ optional: true }) }),
    },
    perRow,
    { copies: 40, papers: [{ title: 'a', copies: 1 }, { title: 'b' }] },
    1000,
  ],
  'rows inside rows read the outermost answers too': [
    { rate: numberEntry(), houses: listOf({ people: listOf({ age: numberEntry() }) }) },
    perHouse,
    { rate: 10, houses: [{ people: [{ age: 3 }, { age: 4 }] }] },
    70,
  ],
}
for (const [name, [schema, total, data, value]] of Object.entries(cases))
  test(name, () => {
    const { service, activity } = serviceOf({ ...schema, total: numberEntry({ calculate: total }) })
    const stored = accepted(activity, data)
    assert.equal(stored.total, value, 'the form')
    assert.equal(service.evaluate(total, stored, { today }), value, 'what is billed')
  })

test('an answer is read as it was stored, whatever the day says of its editability', () => {
  const conditionalEditability = { compare: { today: true }, is: 'lt', value: '2027-01-01' } as never
  const { activity } = serviceOf({
    note: textEntry({ conditionalEditability }),
    price: numberEntry({ defaultValue: 5, conditionalEditability }),
  })
  const stored = accepted(activity, { note: 'written', price: 7 })
  const [section] = summaryRows(activity, stored, 'en')
  assert.deepEqual(
    section?.rows.map(({ value }) => value),
    ['written', '7'],
  )
})
