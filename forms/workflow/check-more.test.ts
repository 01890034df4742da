// Findings beyond the first list: conditions that can never hold, columns, effects, properties of another kind, circles.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { FieldEntry, FormDefinition } from '../definition.ts'
import { definitionOf, forms, numberEntry, textEntry } from '../engine/form.fixture.ts'
import { checkService } from './check.ts'

const choice = (more: Partial<FieldEntry> = {}): FieldEntry => ({
  label: 'choice',
  type: 'String',
  uniforms: { type: 'radio', options: [{ value: 'A', label: 'a' }] },
  ...more,
})
const shownIf = (field: string, is: string, value?: unknown): Partial<FieldEntry> => ({
  conditionalField: { field, is, value } as FieldEntry['conditionalField'],
})
const dateEntry = (entry: Partial<FieldEntry>): FieldEntry => ({
  label: 'date',
  type: 'Date',
  uniforms: { type: 'date' },
  ...entry,
})
const group = (fieldsSchema: Record<string, FieldEntry>): FieldEntry => ({
  label: 'group',
  type: 'Array',
  uniforms: { type: 'Array' },
  fieldsSchema,
})
/** Findings but for texts, which these definitions have none of. */
const found = (definition: FormDefinition) =>
  checkService(definition, forms).filter(({ key }) => !key.startsWith('missing'))
const inForm = (...steps: Record<string, FieldEntry>[]) => found(definitionOf(...steps))
const at = (name: string) => `activities.APPLY.step0.${name}`

const cases: [key: string, path: string, ...steps: Record<string, FieldEntry>[]][] = [
  ['impossibleValue', at('t'), { choice: choice(), t: textEntry(shownIf('choice', 'equals', 'B')) }],
  ['impossibleValue', at('t'), { choice: choice(), t: textEntry(shownIf('choice', 'in', ['A', 'B'])) }],
  ['impossibleValue', at('t'), { n: numberEntry(), t: textEntry(shownIf('n', 'gt', '5')) }],
  ['impossibleValue', at('t'), { g: group({ a: textEntry() }), t: textEntry(shownIf('g', 'equals', 'x')) }],
  ['listNeeded', at('t'), { choice: choice(), t: textEntry(shownIf('choice', 'in', 'A')) }],
  ['unknownField', at('g.b'), { g: group({ a: textEntry(), b: textEntry(shownIf('ghost', 'filled')) }) }],
  ['badName', at('g.2nd'), { g: group({ '2nd': textEntry() }) }],
  ['reservedName', at('valueOf'), { valueOf: textEntry() }],
  ['doubledName', 'activities.APPLY.step1.a', { a: textEntry() }, { a: textEntry() }],
  ['unknownColumn', at('a.dataIndex'), { a: textEntry({ dataIndex: 'data.ghost' }) }],
  ['ignoredProperty', at('a.maxSize'), { a: textEntry({ maxSize: 5 }) }],
  ['ignoredProperty', at('a.options'), { a: textEntry({ uniforms: { type: 'text', options: [] } }) }],
  ['badBound', at('a.min'), { a: numberEntry({ min: 'five' }) }],
  ['unreadDefault', at('d.defaultValue'), { d: dateEntry({ defaultValue: '2026-02-31' }) }],
  ['unreadDefault', at('g.d.defaultValue'), { g: group({ d: dateEntry({ defaultValue: '2026-13-01' }) }) }],
  ['badBound', at('d.min'), { d: dateEntry({ min: '2026-02-31' }) }],
  ['unreadDefault', at('n.defaultValue'), { n: numberEntry({ defaultValue: 'five' }) }],
  ['minAboveMax', at('g.a'), { g: group({ a: textEntry({ min: 5, max: 2 }) }) }],
  ['unsafePattern', at('g.a.regExp'), { g: group({ a: textEntry({ regExp: '(a+)+' }) }) }],
  ['patternTooLarge', at('a.regExp'), { a: textEntry({ regExp: '(?:(?:a?){30}){33}' }) }],
  ['noQuestions', at('g'), { g: group({}) }],
  ['unknownKind', at('a'), { a: textEntry({ uniforms: { type: 'hologram' } }) }],
  ['cycle', at('').replace('.step0.', ''), { a: textEntry(shownIf('a', 'filled')) }],
]
for (const [key, path, ...steps] of cases)
  test(`${key} at ${path}, and nothing else`, () =>
    assert.deepEqual(
      inForm(...steps).map(issue => [issue.key, issue.place]),
      [[key, path]],
    ))

test('sound conditions, columns and groups have no findings', () => {
  const fields = {
    choice: choice(),
    n: numberEntry({ min: 1, max: 2, dataIndex: 'status' }),
    t: textEntry({ ...shownIf('choice', 'in', ['A']), dataIndex: 'data.n' }),
    u: textEntry(shownIf('n', 'gte', 2)),
    g: group({ a: textEntry({ min: 1 }), b: textEntry(shownIf('a', 'equals', 'x')) }),
    v: textEntry(shownIf('g.a', 'equals', 'x')),
  }
  assert.deepEqual(inForm(fields), [])
})

test('each circle is told by the names on it, and by no others', () => {
  const circles = inForm({
    a: textEntry(shownIf('b', 'filled')),
    b: textEntry(shownIf('a', 'filled')),
    after: textEntry(shownIf('a', 'filled')),
    c: textEntry(shownIf('c', 'filled')),
    g: group({ x: textEntry(shownIf('y', 'filled')), y: textEntry(shownIf('x', 'filled')) }),
  })
  assert.deepEqual(
    circles.map(({ key }) => key),
    ['cycle', 'cycle', 'cycle'],
  )
  const words = circles.map(({ text }) => text.en.replace(/^.*\u2068|\u2069/g, ''))
  assert.deepEqual(words, ['a → b → a', 'c → c', 'x → y → x'])
})

test('an effect that does not exist, a step twice', () => {
  const definition = definitionOf({ a: textEntry() }, { b: textEntry() })
  const [first, second] = definition.activities[0]?.steps ?? []
  Object.assign(second as object, { key: first?.key })
  definition.workflow.transitions.push({
    activityId: 'APPLY',
    from: ['NEW'],
    to: 'NEW',
    by: ['CASE_OFFICER'],
    effects: [{ kind: 'fireworks' }],
  })
  assert.deepEqual(
    found(definition).map(({ key, place: path }) => [key, path]),
    [
      ['doubledCode', 'activities.APPLY.step0'],
      ['unknownEffect', 'workflow.transitions.0.effects.0'],
    ],
  )
})
