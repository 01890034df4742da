// What stands against expressions before publishing: each issue by its key and place; what is right has none.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { FieldEntry, FormDefinition } from '../definition.ts'
import { definitionOf, forms, numberEntry, textEntry } from '../engine/form.fixture.ts'
import { operations } from '../engine/operations/index.ts'
import type { Expression } from '../expression.ts'
import { operationWords } from '../schema/operation-words.ts'
import { checkService } from './check.ts'
import { rowSignatures, signatures } from './value-types.ts'

const dateEntry: FieldEntry = { label: 'date', type: 'Date', uniforms: { type: 'date' } }
const moneyEntry: FieldEntry = { label: 'money', type: 'Number', uniforms: { type: 'money' } }
const questions: Record<string, FieldEntry> = {
  name: textEntry(),
  count: numberEntry(),
  price: moneyEntry,
  born: dateEntry,
  agreed: { label: 'agreed', type: 'Boolean', uniforms: { type: 'checkbox' } },
  secret: textEntry({ sensitive: true }),
  members: {
    label: 'members',
    type: 'Array',
    uniforms: { type: 'Array' },
    fieldsSchema: { age: numberEntry(), fee: moneyEntry },
  },
}
const found = (definition: FormDefinition): string[] =>
  checkService(definition, forms)
    .filter(({ key }) => !key.startsWith('missing') || key === 'missingPart')
    .map(({ place, key }) => `${place.replace('activities.APPLY.step0.', '')} ${key}`)
const withEntry = (entry: Partial<FieldEntry>, type = 'number'): FormDefinition =>
  definitionOf({
    ...questions,
    own: { label: 'own', type: type === 'text' ? 'String' : 'Number', uniforms: { type }, ...entry },
  })

const right: [type: string, calculate: unknown][] = [
  ['number', { add: [{ field: 'count' }, 1] }],
  ['number', { divide: [{ field: 'price' }, { pounds: '10.00' }] }],
  ['money', { multiply: [{ field: 'price' }, { field: 'count' }] }],
  ['money', { sum: 'members', of: { row: 'fee' }, where: { row: 'age', is: 'gte', value: 18 } }],
  ['number', { yearsBetween: [{ field: 'born' }, { today: true }] }],
  ['number', { count: 'members' }],
  ['text', { join: [{ field: 'name' }, { field: 'count' }] }],
  ['text', { choose: [{ when: { field: 'agreed' }, give: 'yes' }], otherwise: 'no' }],
  ['money', { choose: [{ when: { field: 'count', is: 'gt', value: 3 }, give: { pounds: '5' } }] }],
]
for (const [type, calculate] of right)
  test(`${JSON.stringify(calculate)} is a ${type}`, () =>
    assert.deepEqual(found(withEntry({ calculate: calculate as Expression }, type)), []))

const wrong: [issue: string, calculate: unknown, type?: string][] = [
  ['own.calculate unknownField', { add: [{ field: 'nobody' }, 1] }],
  ['own.calculate wrongOperands', { add: [{ field: 'price' }, 1] }],
  ['own.calculate wrongOperands', { multiply: [{ field: 'price' }, { field: 'price' }] }],
  ['own.calculate wrongOperands', { divide: [1, { field: 'price' }] }],
  ['own.calculate wrongOperands', { yearsBetween: [{ field: 'name' }, { today: true }] }],
  ['own.calculate wrongOperands', { length: { field: 'count' } }],
  ['own.calculate calculateType', { field: 'price' }],
  ['own.calculate calculateType', { field: 'count' }, 'text'],
  ['own.calculate missingPart', { subtract: [1] }],
  ['own.calculate missingPart', { sum: 'members' }],
  ['own.calculate rowOutside', { row: 'age' }],
  ['own.calculate unknownField', { sum: 'members', of: { row: 'count' } }],
  ['own.calculate notRows', { sum: 'name', of: { row: 'age' } }],
  ['own.calculate unknownOperation', { power: [1, 2] }],
  ['own.calculate badAmount', { pounds: 'five' }, 'money'],
  ['own.calculate calculateUnsealed', { length: { field: 'secret' } }],
  ['own.calculate notCondition', { choose: [{ when: { field: 'count' }, give: 1 }] }],
  [
    'own.calculate impossibleValue',
    { choose: [{ when: { field: 'name', is: 'equals', value: 1 }, give: 1 }] },
  ],
  [
    'own.calculate impossibleValue',
    {
      choose: [{ when: { compare: { add: [{ field: 'price' }] }, is: 'gt', value: 100 }, give: 1 }],
    },
  ],
  [
    'own.calculate wrongOperands',
    { choose: [{ when: { field: 'count', is: 'gt', value: { field: 'price' } }, give: 1 }] },
  ],
  ['own.calculate wrongOperands', { choose: [{ when: { field: 'agreed' }, give: 1 }], otherwise: 'none' }],
  ['activities.APPLY cycle', { field: 'own' }],
  ['own.calculate expressionTooLarge', { add: Array.from({ length: 200 }, () => ({ field: 'count' })) }],
]
for (const [expected, calculate, type] of wrong)
  test(`${JSON.stringify(calculate).slice(0, 80)}: ${expected}`, () =>
    assert.deepEqual(found(withEntry({ calculate: calculate as Expression }, type)), [expected]))

test('what is worked out needs nobody to type it, no default, no script', () => {
  assert.deepEqual(found(withEntry({ calculate: 1, defaultValue: 2, editable: false })), [
    'own.calculate calculateBeside',
  ])
  const group = definitionOf({
    ...questions,
    own: { ...(questions.members as FieldEntry), calculate: 1 },
  })
  assert.deepEqual(found(group), ['own.calculate lockedGroup', 'own lockedGroup'])
})

test('rules are conditions with words in both languages', () => {
  const broken = withEntry({
    rules: [{ wrongWhen: { field: 'count', is: 'gt', value: 'x' }, text: 'words' }],
  })
  assert.deepEqual(found(broken), ['own.rules.0 impossibleValue'])
  const texts = checkService(broken, forms).filter(({ place }) => place.includes('"words"'))
  assert.deepEqual(
    texts.map(({ key }) => key),
    ['missingArabic', 'missingEnglish'],
  )
})

test('a bound is of the type of its answer, where the kind has bounds', () => {
  assert.deepEqual(found(withEntry({ max: { field: 'count' } })), [])
  assert.deepEqual(found(withEntry({ max: { field: 'price' } }, 'money')), [])
  assert.deepEqual(found(withEntry({ max: { field: 'price' } })), ['own.max boundType'])
  assert.deepEqual(found(withEntry({ max: { field: 'count' } }, 'text')), [])
  const box: FieldEntry = { label: 'own', type: 'Boolean', uniforms: { type: 'checkbox' } }
  assert.deepEqual(found(definitionOf({ ...questions, own: { ...box, max: { field: 'count' } } })), [
    'own.max ignoredProperty',
  ])
})

test('a range of dates and a month of a year are reckoned with by their first and last day', () => {
  const entryOf = (
    type: 'String' | 'Object' | 'Date' | 'Number',
    kind: string,
    more: object = {},
  ): FieldEntry => ({
    label: 'own',
    type,
    uniforms: { type: kind },
    ...more,
  })
  const issuesWith = (own: FieldEntry) =>
    found(
      definitionOf({
        name: textEntry(),
        since: entryOf('String', 'monthYear'),
        off: entryOf('Object', 'dateRange'),
        begins: entryOf('String', 'time'),
        own,
      }),
    )
  const days = { daysBetween: [{ startOf: { field: 'since' } }, { endOf: { field: 'off' } }] }
  assert.deepEqual(issuesWith(entryOf('Number', 'number', { calculate: days })), [])
  assert.deepEqual(issuesWith(entryOf('Object', 'dateRange', { min: { today: true } })), [])
  assert.deepEqual(issuesWith(entryOf('String', 'time', { min: { field: 'begins' } })), [])
  const minutes = { minutesBetween: ['08:00', { field: 'begins' }] }
  assert.deepEqual(issuesWith(entryOf('Number', 'number', { calculate: minutes })), [])
  assert.deepEqual(
    issuesWith(entryOf('Number', 'number', { calculate: { hourOf: { field: 'begins' } } })),
    [],
  )
  for (const wrong of [
    { hourOf: { field: 'name' } },
    { timeOf: { field: 'begins' } },
    { minutesBetween: ['08:00', { field: 'name' }] },
  ])
    assert.deepEqual(issuesWith(entryOf('Number', 'number', { calculate: wrong })), [
      'own.calculate wrongOperands',
    ])
  assert.deepEqual(issuesWith(entryOf('Date', 'date', { min: { startOf: { field: 'name' } } })), [
    'own.min wrongOperands',
  ])
  assert.deepEqual(issuesWith(entryOf('Date', 'date', { min: { field: 'off' } })), ['own.min boundType'])
})

test('the condition of a step is checked with its questions, and may not look at them', () => {
  const definition = definitionOf({ name: textEntry() }, { own: textEntry() })
  const [, step] = definition.activities[0]?.steps ?? []
  assert.ok(step)
  step.conditionalField = { field: 'own', is: 'filled' }
  assert.deepEqual(found(definition), ['activities.APPLY cycle'])
  step.conditionalField = { field: 'nobody', is: 'filled' }
  assert.deepEqual(found(definition), ['activities.APPLY.step1.own unknownField'])
})

test('every operation has a type, words and a function', () => {
  const typed = [
    ...Object.keys(signatures()),
    ...Object.keys(rowSignatures),
    'choose',
    'today',
    'pounds',
  ].sort()
  assert.deepEqual(Object.keys(operations).sort(), typed)
  assert.deepEqual(Object.keys(operationWords).sort(), [...typed, 'all', 'any', 'not'].sort())
})
