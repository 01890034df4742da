// Which answers are sensitive: of all activities, inside rows, and those that the field handler marks.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { FieldEntry } from '../definition.ts'
import { mapSensitive, type Sensitive, sensitiveOf, withCompletions } from './sensitive.ts'

const entry = (more: Partial<FieldEntry> = {}): FieldEntry => ({
  label: 'name',
  type: 'String',
  uniforms: { type: 'text' },
  ...more,
})
const secret = { sensitive: true }
const options = [{ value: 'A', label: 'name' }]
const activities = (...schemas: Record<string, FieldEntry>[]) =>
  schemas.map(fieldsSchema => ({ steps: [{ fieldsSchema }] }))
const marked = (sensitive: Sensitive, answers: Record<string, unknown>) =>
  mapSensitive(sensitive, answers, (value, name, isFound) => `${name}${isFound ? '!' : ''}=${value}`)

const schema = {
  id: entry(secret),
  chosen: entry({ ...secret, uniforms: { type: 'select', options } }),
  opened: entry({ ...secret, uniforms: { type: 'select', options }, searchField: true }),
  agreed: entry({ ...secret, type: 'Boolean' }),
  city: entry(),
  family: entry({ type: 'Array', fieldsSchema: { card: entry(secret), age: entry({ type: 'Number' }) } }),
  cars: entry({ type: 'Array', fieldsSchema: { plate: entry() } }),
}

test('marked answers, in rows too; what is typed or opened to lists is found, a choice of few and a part of a row are not', () => {
  const city = { city: 'Luxor' }
  const answers = {
    id: '1',
    chosen: 'A',
    opened: 'A',
    agreed: false,
    ...city,
    family: [{ card: '2', age: 3 }, { age: 4 }],
    cars: [{ plate: 'x' }],
    other: 'y',
    gone: undefined,
  }
  const before = structuredClone(answers)
  assert.deepEqual(marked(sensitiveOf(activities(schema)), answers), {
    id: 'id!=1',
    chosen: 'chosen=A',
    opened: 'opened!=A',
    agreed: 'agreed=false',
    ...city,
    family: [{ card: 'card=2', age: 3 }, { age: 4 }],
    cars: answers.cars,
    other: 'y',
    gone: undefined,
  })
  assert.deepEqual(answers, before)
})

test('a name that any activity marks is sensitive in all, whichever comes first', () => {
  const other = { id: entry(), city: entry(secret), family: entry({ type: 'Array', ...secret }) }
  for (const several of [activities(schema, other), activities(other, schema)]) {
    const both = marked(sensitiveOf(several), { id: '1', city: 'Luxor', family: 'all' })
    assert.deepEqual(both, { id: 'id!=1', city: 'city!=Luxor', family: 'family=all' })
  }
})

test('what the field handler marks: a field in the place of another, questions of its own, rows of a group', () => {
  const sensitive = withCompletions(sensitiveOf(activities(schema)), {
    city: { entry: entry(secret) },
    slot: { fieldsSchema: { number: entry(secret), day: entry() } },
    'family.1.school': { entry: entry(secret) },
    cars: { options: [] },
  })
  const family = [{ card: '2' }, { school: 'x' }]
  assert.deepEqual(marked(sensitive, { city: 'Luxor', slot: { number: '7', day: '1' }, family, cars: [1] }), {
    city: 'city=Luxor',
    slot: { number: 'number=7', day: '1' },
    cars: [1],
    family: [{ card: 'card=2' }, { school: 'school=x' }],
  })
  const none = sensitiveOf(activities(schema))
  assert.equal(withCompletions(none, { cars: { options: [] } }), none)
})

test('an answer of another shape than its question is left as it is', () => {
  const sensitive = sensitiveOf(activities(schema))
  for (const family of ['text', 5, [null, 'x', 7], [], null])
    assert.deepEqual(marked(sensitive, { family }), { family })
})
