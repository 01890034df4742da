// Questions of later activities look at what was filed: conditions, bounds, rules, options, worked-out answers, blocks and
// what the field handler is told, the same in browser and server; the form's own names come first.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Answers, FieldEntry, FormDefinition } from '../definition.ts'
import { accept, checkService } from '../index.ts'
import { definitionOf, forms, numberEntry, textEntry, today } from './form.fixture.ts'
import { createStore } from './store.ts'
import { summaryRows } from './summary.ts'

const members: FieldEntry = {
  label: 'members',
  type: 'Array',
  uniforms: { type: 'Array' },
  optional: true,
  fieldsSchema: { age: numberEntry() },
}
const filed = { area: numberEntry(), kind: textEntry(), members }
const reviewing = (fieldsSchema: Record<string, FieldEntry>): FormDefinition => {
  const definition = definitionOf(filed)
  definition.activities.push({
    activityId: 'REVIEW',
    label: 'review',
    steps: [{ key: 'main', label: 'main', fieldsSchema }],
  })
  return definition
}
const reviewOf = (fieldsSchema: Record<string, FieldEntry>) => {
  const activity = forms.compile(reviewing(fieldsSchema)).activity('REVIEW')
  assert.ok(activity)
  return activity
}
const isFarm = { field: 'kind', is: 'equals', value: 'farm' } as const

/** What is open to whoever performs it, and what both sides say of these answers. */
const reviewed = (fieldsSchema: Record<string, FieldEntry>, request: Answers, data: Answers) => {
  const activity = reviewOf(fieldsSchema)
  const store = createStore(activity, data, { today, request })
  const verdict = accept(activity, data, { today, request, documents: new Map() })
  const named = ({ field, key }: { field: string; key: string }) => `${field} ${key}`
  const errors = verdict.ok ? [] : verdict.faults.map(named)
  assert.deepEqual(store.check('all', today).map(named), errors)
  if (verdict.ok) assert.deepEqual(store.submission(), verdict.data)
  return {
    open: activity.fields.filter(({ name }) => store.isVisible(name)).map(({ name }) => name),
    errors,
    store,
  }
}

test('a condition of a later activity holds by what was filed', () => {
  const schema = { herd: numberEntry({ conditionalField: isFarm }), note: textEntry({ optional: true }) }
  assert.deepEqual(reviewed(schema, { kind: 'farm' }, {}).errors, ['herd required'])
  assert.deepEqual(reviewed(schema, { kind: 'house' }, { herd: 3 }).open, ['note'])
  // Without a request nothing was filed.
  assert.deepEqual(reviewed(schema, {}, {}).open, ['note'])
})

test('bounds, rules and rows of what was filed judge what staff answer', () => {
  const schema = {
    measured: numberEntry({ max: { field: 'area' } }),
    seen: numberEntry({
      rules: [
        { wrongWhen: { compare: { field: 'seen' }, is: 'gt', value: { count: 'members' } }, text: 'many' },
      ],
    }),
  }
  const request = { area: 120, members: [{ age: 4 }, { age: 40 }] }
  assert.deepEqual(reviewed(schema, request, { measured: 121, seen: 3 }).errors, [
    'measured max',
    'seen rule',
  ])
  assert.deepEqual(reviewed(schema, request, { measured: 120, seen: 2 }).errors, [])
})

test('an answer is worked out of what was filed, in rows too', () => {
  const schema = {
    price: numberEntry({ calculate: { multiply: [{ field: 'area' }, 2] } }),
    visits: { ...members, optional: false, fieldsSchema: { hours: numberEntry({ max: { field: 'area' } }) } },
  }
  const { errors, store } = reviewed(schema, { area: 10 }, { visits: [{ hours: 11 }] })
  assert.deepEqual([errors, store.get('price')], [['visits.0.hours max'], 20])
})

test('its own names hide those of the filing', () => {
  const schema = { kind: textEntry(), herd: numberEntry({ conditionalField: isFarm }) }
  assert.deepEqual(reviewed(schema, { kind: 'farm' }, { kind: 'house' }).open, ['kind'])
})

test('stored answers are shown by the same conditions', () => {
  const activity = reviewOf({ herd: numberEntry({ conditionalField: isFarm }) })
  const rows = (kind: string) =>
    summaryRows(activity, { kind, herd: 7 }, 'en').flatMap(section => section.rows.map(({ name }) => name))
  assert.deepEqual([rows('farm'), rows('house')], [['herd'], []])
})

test('checking knows the names and types of what was filed, and the filing knows nothing of later answers', () => {
  const issuesOf = (definition: FormDefinition) =>
    checkService(definition, { ...forms, deliveries: undefined })
      .filter(({ key }) => ['unknownField', 'boundType', 'wrongOperands', 'unknownDependency'].includes(key))
      .map(({ place, key }) => `${place} ${key}`)
  assert.deepEqual(issuesOf(reviewing({ measured: numberEntry({ max: { field: 'area' } }) })), [])
  assert.deepEqual(issuesOf(reviewing({ measured: numberEntry({ max: { field: 'kind' } }) })), [
    'activities.REVIEW.main.measured.max boundType',
  ])
  const definition = reviewing({ seen: numberEntry() })
  Object.assign(definition.activities[0]?.steps[0]?.fieldsSchema ?? {}, {
    early: textEntry({ conditionalField: { field: 'seen', is: 'filled' } }),
  })
  assert.deepEqual(issuesOf(definition), ['activities.APPLY.step0.early unknownField'])
})
