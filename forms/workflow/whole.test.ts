// Answers that were supplied or corrected are judged together with those that stood: what no longer holds is open too.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Answers, FieldEntry, FormDefinition } from '../definition.ts'
import { definitionOf, forms, numberEntry, textEntry, today } from '../engine/form.fixture.ts'
import { accept, type Completion, judge } from '../index.ts'

const correcting = (fields: string[], schema: Record<string, FieldEntry>): FormDefinition => {
  const definition = definitionOf(schema)
  definition.activities.push({ activityId: 'CORRECT', label: 'correct', steps: [], corrects: { fields } })
  return definition
}

type Correction = {
  schema: Record<string, FieldEntry>
  corrects: string[]
  data: Answers
  sent: Answers
  completions?: Record<string, Completion>
}
/** What is open of the filing while this is corrected, and what is said of what was sent. */
const corrected = ({ schema, corrects, data, sent, completions }: Correction) => {
  const form = forms.compile(correcting(corrects, schema))
  const context = { today, documents: new Map() }
  const activity = form.activityOn(
    'CORRECT',
    { data },
    { data: sent, context: { ...context, given: completions } },
  )
  assert.ok(activity)
  const verdict = accept(activity, sent, context)
  return {
    activity,
    open: activity.fields.filter(({ entry }) => !entry.hidden).map(({ name }) => name),
    errors: verdict.ok ? [] : verdict.faults.map(({ field, key }) => `${field} ${key}`),
  }
}

const spouse = numberEntry({ conditionalField: { field: 'state', is: 'equals', value: 'married' } })
const together = { add: [{ field: 'a' }, { field: 'b' }] }
const share = numberEntry({
  rules: [{ wrongWhen: { compare: together, is: 'gt', value: 100 }, text: 'tooMuch' }],
})

const household = { people: numberEntry(), rooms: numberEntry({ max: { field: 'people' } }) }

test('a bound that an answer gives opens the answer beyond it, and says so', () => {
  const { open, errors } = corrected({
    schema: household,
    corrects: ['people'],
    data: { people: 5, rooms: 4 },
    sent: { people: 2 },
  })
  assert.deepEqual(open, ['people', 'rooms'])
  assert.deepEqual(errors, ['rooms required'])
})

test('both are put right together; what holds stays closed', () => {
  const base = { schema: household, corrects: ['people'], data: { people: 5, rooms: 4 } }
  assert.deepEqual(corrected({ ...base, sent: { people: 2, rooms: 2 } }).errors, [])
  assert.deepEqual(corrected({ ...base, sent: { people: 2, rooms: 3 } }).errors, ['rooms max'])
  assert.deepEqual(corrected({ ...base, sent: { people: 4 } }).open, ['people'])
  assert.deepEqual(corrected({ ...base, sent: { people: 4, rooms: 1 } }).errors, ['rooms unknownField'])
})

test('a rule of a closed question that reads a corrected one opens it', () => {
  const { open } = corrected({
    schema: { a: numberEntry(), b: share },
    corrects: ['a'],
    data: { a: 40, b: 60 },
    sent: { a: 70 },
  })
  assert.deepEqual(open, ['a', 'b'])
})

test('what an answer worked out of a corrected one breaks is opened', () => {
  const { open } = corrected({
    schema: {
      width: numberEntry(),
      area: numberEntry({ calculate: { multiply: [{ field: 'width' }, 10] } }),
      built: numberEntry({ max: { field: 'area' } }),
    },
    corrects: ['width'],
    data: { width: 10, area: 100, built: 90 },
    sent: { width: 8 },
  })
  assert.ok(open.includes('built'))
})

test('one answer leads to the next: each that no longer holds is opened', () => {
  const { open } = corrected({
    schema: {
      a: numberEntry(),
      b: numberEntry({ max: { field: 'a' } }),
      c: numberEntry({ max: { field: 'b' } }),
    },
    corrects: ['a'],
    data: { a: 9, b: 8, c: 7 },
    sent: { a: 5, b: 5 },
  })
  assert.deepEqual(open, ['a', 'b', 'c'])
})

test('an option that is offered no more is chosen again', () => {
  const { open } = corrected({
    schema: {
      age: numberEntry(),
      kind: textEntry({
        uniforms: {
          type: 'radio',
          options: [
            { label: 'child', value: 'child', conditionalField: { field: 'age', is: 'lt', value: 18 } },
            { label: 'adult', value: 'adult' },
          ],
        },
      }),
    },
    corrects: ['age'],
    data: { age: 10, kind: 'child' },
    sent: { age: 30 },
  })
  assert.deepEqual(open, ['age', 'kind'])
})

test('a list that was loaded for another answer is chosen from again', async () => {
  const completions = { city: { options: [{ value: 'c1', label: { ar: 'c', en: 'c' } }] } }
  const base = {
    schema: {
      governorate: textEntry(),
      city: textEntry({
        uniforms: { type: 'select' },
        lazyLoad: { apiDependencies: ['governorate'] },
      }),
    },
    corrects: ['governorate'],
    data: { governorate: 'g1', city: 'c1' },
    completions,
  }
  assert.deepEqual(corrected({ ...base, sent: { governorate: 'g2' } }).open, ['governorate', 'city'])
  assert.deepEqual(corrected({ ...base, sent: { governorate: 'g1' } }).open, ['governorate'])
  const { activity } = corrected({ ...base, sent: { governorate: 'g2', city: 'c2' } })
  const handler = {
    complete: async () => ({ options: [{ value: 'c2', label: { ar: 'c', en: 'c' } }] }),
    validate: async () => [],
  }
  const verdict = await judge(activity, { governorate: 'g2', city: 'c2' }, { today }, handler)
  assert.equal(verdict.ok, true)
})

test('a closed answer that is asked for no more is none to what looks at it', () => {
  const schema = {
    income: numberEntry(),
    reason: textEntry({ conditionalField: { field: 'income', is: 'lt', value: 10 } }),
    proof: textEntry({ conditionalField: { field: 'reason', is: 'empty' } }),
  }
  const base = { schema, corrects: ['income'], data: { income: 5, reason: 'studies' } }
  assert.deepEqual(corrected({ ...base, sent: { income: 50 } }).errors, ['proof required'])
  assert.deepEqual(corrected({ ...base, sent: { income: 6 } }).errors, [])
})

test('a list whose rows are worked out of a corrected answer is open with it', () => {
  const schema = {
    price: numberEntry(),
    rooms: {
      label: 'rooms',
      type: 'Array' as const,
      uniforms: { type: 'Array' },
      fieldsSchema: {
        area: numberEntry(),
        cost: numberEntry({ calculate: { multiply: [{ field: 'area' }, { field: 'price' }] } }),
      },
    },
    paid: numberEntry({ max: { sum: 'rooms', of: { row: 'cost' } } }),
  }
  const rooms = [{ area: 10, cost: 50 }]
  const { open, errors } = corrected({
    schema,
    corrects: ['price'],
    data: { price: 5, rooms, paid: 40 },
    sent: { price: 2, rooms, paid: 40 },
  })
  assert.deepEqual(open, ['price', 'rooms', 'paid'])
  assert.deepEqual(errors, ['paid max'])
})

test('a list with a question that a corrected answer asks or no longer asks is open with it', () => {
  const schema = {
    income: numberEntry(),
    children: {
      label: 'children',
      type: 'Array' as const,
      uniforms: { type: 'Array' },
      fieldsSchema: {
        age: numberEntry(),
        school: numberEntry({ conditionalField: { compare: { field: 'income' }, is: 'gt', value: 9 } }),
      },
    },
    fees: numberEntry({ calculate: { sum: 'children', of: { row: 'school' } } }),
    paid: numberEntry({ max: { field: 'fees' } }),
  }
  const base = {
    schema,
    corrects: ['income'],
    data: { income: 10, children: [{ age: 7, school: 3 }], paid: 2 },
  }
  const less = corrected({ ...base, sent: { income: 5, children: [{ age: 7 }], paid: 2 } })
  assert.deepEqual(less.open, ['income', 'children', 'fees', 'paid'])
  assert.deepEqual(less.errors, ['paid max'])
})

test('questions that only a script knows are no obstacle where others are open that look at them', () => {
  const { open } = corrected({
    schema: {
      branch: textEntry(),
      more: {
        label: 'more',
        type: 'Object',
        uniforms: { type: 'slot' },
        lazyLoad: { apiDependencies: ['branch'] },
      },
      note: textEntry({ conditionalField: { field: 'more', is: 'filled' } }),
    },
    corrects: ['note'],
    data: { branch: 'b', more: { shelf: 3 }, note: 'here' },
    sent: { note: 'there' },
  })
  assert.deepEqual(open, ['note'])
})

test('what was wrong already is nobody’s to mend now', () => {
  const { open } = corrected({
    schema: { a: textEntry(), b: numberEntry({ max: 3 }) },
    corrects: ['a'],
    data: { a: 'x', b: 9 },
    sent: { a: 'y' },
  })
  assert.deepEqual(open, ['a'])
})

test('a question that nobody answers themself is never opened', () => {
  const { open } = corrected({
    schema: { a: numberEntry(), b: numberEntry({ editable: false, defaultValue: 8, max: { field: 'a' } }) },
    corrects: ['a'],
    data: { a: 9, b: 8 },
    sent: { a: 5 },
  })
  assert.deepEqual(open, ['a'])
})

test('a question that a correction brings up, and one that it hides', () => {
  const schema = { state: textEntry(), spouse, home: textEntry() }
  const base = { schema, corrects: ['state'] }
  assert.deepEqual(
    corrected({ ...base, data: { state: 'single', home: 'h' }, sent: { state: 'married' } }).errors,
    ['spouse required'],
  )
  assert.deepEqual(
    corrected({ ...base, data: { state: 'married', spouse: 1, home: 'h' }, sent: { state: 'single' } }).open,
    ['state'],
  )
})

test('a rule over rows that are not open with it is judged by the rows that were filed', () => {
  const schema = {
    children: {
      label: 'children',
      type: 'Array',
      uniforms: { type: 'Array' },
      fieldsSchema: { age: numberEntry() },
    } as FieldEntry,
    rooms: numberEntry({ max: { count: 'children' } }),
  }
  const form = forms.compile(correcting(['rooms'], schema))
  const data = { children: [{ age: 4 }, { age: 7 }], rooms: 1 }
  const activity = form.activityOn('CORRECT', { data })
  assert.ok(activity)
  const verdictOn = (rooms: number) =>
    accept(activity, { rooms }, { today, documents: new Map(), request: data })
  assert.deepEqual([verdictOn(2).ok, verdictOn(3).ok], [true, false])
})
