// Expressions in a form: answers that are worked out, rules with words of their own, bounds that hang on other answers,
// conditions of steps. Browser and server, rows included.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Condition, FieldEntry, FormDefinition } from '../definition.ts'
import { visibleSteps } from '../react/pages.ts'
import { accept } from './accept.ts'
import { activityOf, definitionOf, forms, numberEntry, textEntry, today } from './form.fixture.ts'
import { createStore } from './store.ts'
import { summaryRows } from './summary.ts'
import type { CompiledActivity } from './table.ts'

const dateEntry = (entry: Partial<FieldEntry> = {}): FieldEntry => ({
  label: 'date',
  type: 'Date',
  uniforms: { type: 'date' },
  ...entry,
})
const moneyEntry = (entry: Partial<FieldEntry> = {}): FieldEntry => ({
  label: 'money',
  type: 'Number',
  uniforms: { type: 'money' },
  ...entry,
})
const listOf = (
  fieldsSchema: FormDefinition['activities'][0]['steps'][0]['fieldsSchema'],
  rest = {},
): FieldEntry => ({
  label: 'list',
  type: 'Array',
  uniforms: { type: 'Array' },
  fieldsSchema,
  ...rest,
})
const field = (name: string) => ({ field: name })
const row = (name: string) => ({ row: name })
const storeOf = (activity: CompiledActivity, answers = {}) => createStore(activity, answers, { today })
const sent = (activity: CompiledActivity, data: unknown) => accept(activity, data, { today })
const keys = (activity: CompiledActivity, data: unknown) => {
  const verdict = sent(activity, data)
  return verdict.ok ? [] : verdict.faults.map(({ field, key }) => `${field} ${key}`)
}

const order = activityOf({
  lines: listOf({
    count: numberEntry(),
    price: moneyEntry(),
    total: moneyEntry({ calculate: { multiply: [field('count'), field('price')] } }),
  }),
  sum: moneyEntry({ calculate: { sum: 'lines', of: row('total') } }),
  reason: textEntry({ conditionalField: { field: 'sum', is: 'gt', value: 10_000 } }),
})

test('what is worked out in rows, and of them, is stored, and decides what is asked', () => {
  const lines = [
    { count: 2, price: 2500 },
    { count: 3, price: '10.10' },
  ]
  const verdict = sent(order, { lines })
  assert.deepEqual(verdict.ok && verdict.data, {
    lines: [
      { count: 2, price: 2500, total: 5000 },
      { count: 3, price: 1010, total: 3030 },
    ],
    sum: 8030,
  })
  assert.deepEqual(keys(order, { lines: [{ count: 5, price: 2500 }] }), ['reason required'])
})

test('a value that is sent for what is worked out counts for nothing', () => {
  const verdict = sent(order, { lines: [{ count: 1, price: 100, total: 1 }], sum: 99_999 })
  assert.deepEqual(verdict.ok && verdict.data, { lines: [{ count: 1, price: 100, total: 100 }], sum: 100 })
})

test('it follows each keystroke, in a row and around it, and is not sent', () => {
  const store = storeOf(order)
  const [line] = store.addRows('lines', [undefined])
  line?.set('count', '4')
  line?.set('price', '50')
  assert.equal(line?.get('total'), 20_000)
  assert.equal(store.get('sum'), 20_000)
  assert.ok(store.isVisible('reason'))
  line?.set('count', '1')
  assert.equal(store.get('sum'), 5000)
  assert.ok(!store.isVisible('reason'))
  assert.deepEqual(store.submission(), { lines: [{ count: 1, price: 5000 }] })
  assert.ok(!store.isEditable('sum'))
})

test('only what looks at an answer is worked out after it has changed', () => {
  const notified: string[] = []
  const activity = activityOf({
    a: numberEntry(),
    b: numberEntry(),
    twice: numberEntry({ calculate: { multiply: [2, field('a')] } }),
    half: numberEntry({ calculate: { divide: [field('b'), 2] } }),
  })
  const store = storeOf(activity)
  for (const name of ['twice', 'half']) store.subscribe(name, () => void notified.push(name))
  store.set('a', '1')
  store.set('a', '1')
  assert.deepEqual(notified, ['twice'])
})

test('of what cannot be worked out there is no answer, and nobody is asked for it', () => {
  const share = activityOf({
    whole: numberEntry(),
    parts: numberEntry(),
    share: numberEntry({ calculate: { divide: [field('whole'), field('parts')] } }),
  })
  const verdict = sent(share, { whole: 5, parts: 0 })
  assert.deepEqual(verdict.ok && verdict.data, { whole: 5, parts: 0 })
  const third = sent(share, { whole: 1, parts: 3 })
  assert.equal(third.ok && third.data.share, 0.333333)
})

const stay = activityOf({
  from: dateEntry(),
  until: dateEntry({
    rules: [{ wrongWhen: { field: 'until', is: 'lt', value: field('from') }, text: 'order' }],
  }),
})

test('a rule says its own words where it is broken, and nothing while an answer is missing', () => {
  const verdict = sent(stay, { from: '2026-05-02', until: '2026-05-01' })
  assert.deepEqual(verdict.ok || verdict.faults, [
    { path: 'data.until', field: 'until', key: 'rule', text: { ar: 'order', en: 'order' } },
  ])
  assert.deepEqual(keys(stay, { from: '2026-05-01', until: '2026-05-01' }), [])
  assert.deepEqual(keys(stay, { until: '2026-05-01' }), ['from required'])
})

test('a broken rule is told on its step, and goes when the other answer is put right', () => {
  const store = storeOf(stay, { from: '2026-05-02', until: '2026-05-01' })
  assert.equal(store.check(0, today).length, 1)
  store.set('from', '2026-04-30')
  assert.deepEqual(store.faults(), [])
})

test('the rule of an optional question holds where it was left open', () => {
  const contact = activityOf({
    mobile: textEntry({ optional: true }),
    email: textEntry({
      optional: true,
      rules: [
        {
          wrongWhen: {
            all: [
              { field: 'mobile', is: 'empty' },
              { field: 'email', is: 'empty' },
            ],
          },
          text: 'either',
        },
      ],
    }),
  })
  assert.deepEqual(keys(contact, {}), ['email rule'])
  assert.deepEqual(keys(contact, { mobile: '1' }), [])
})

const sharesRule = {
  wrongWhen: { compare: { sum: 'heirs', of: row('share') }, is: 'notEquals', value: 100 },
  text: 'whole',
} as const

test('a rule over an optional list does not apply where the list was left empty, on either side', () => {
  const activity = activityOf({
    heirs: listOf({ share: numberEntry() }, { optional: true, rules: [sharesRule] }),
  })
  assert.deepEqual(keys(activity, {}), [])
  assert.deepEqual(keys(activity, { heirs: [] }), [])
  assert.deepEqual(keys(activity, { heirs: [{ share: 60 }] }), ['heirs rule'])
  const store = storeOf(activity)
  assert.deepEqual(store.check(0, today), [])
  const [heir] = store.addRows('heirs', [{ share: 60 }])
  assert.equal(store.check(0, today).length, 1)
  store.removeRow('heirs', heir?.key ?? '')
  assert.deepEqual(store.check(0, today), [])
})

const rulesAboutMissing: [rule: string, wrongWhen: Condition, isApplied: boolean][] = [
  ['not equal', { field: 'own', is: 'notEquals', value: 'x' }, false],
  ['none of', { field: 'own', is: 'notIn', value: ['x'] }, false],
  ['too short', { compare: { length: field('own') }, is: 'lt', value: 3 }, false],
  ['too few', { compare: { count: 'own' }, is: 'lt', value: 2 }, false],
  ['empty', { field: 'own', is: 'empty' }, true],
  ['not filled', { not: [{ field: 'own', is: 'filled' }] }, true],
  ['a substitute', { compare: { first: [field('own'), 'y'] }, is: 'notEquals', value: 'x' }, true],
  ['another question', { field: 'other', is: 'notEquals', value: 'x' }, true],
]
for (const [rule, wrongWhen, isApplied] of rulesAboutMissing)
  test(`a rule about an optional answer that is missing ${isApplied ? 'applies' : 'does not apply'}: ${rule}`, () => {
    const activity = activityOf({
      other: textEntry({ optional: true }),
      own: textEntry({ optional: true, rules: [{ wrongWhen, text: 'rule' }] }),
    })
    assert.deepEqual(keys(activity, {}), isApplied ? ['own rule'] : [])
  })

const heirs = activityOf({
  limit: numberEntry(),
  heirs: listOf(
    {
      share: numberEntry({
        rules: [{ wrongWhen: { field: 'share', is: 'gt', value: field('limit') }, text: 'tooMuch' }],
      }),
    },
    { rules: [sharesRule] },
  ),
})

test('rules of rows and of their list, each where it belongs', () => {
  assert.deepEqual(keys(heirs, { limit: 60, heirs: [{ share: 60 }, { share: 40 }] }), [])
  assert.deepEqual(keys(heirs, { limit: 50, heirs: [{ share: 60 }, { share: 30 }] }), [
    'heirs rule',
    'heirs.0.share rule',
  ])
})

test('errors of rows and of their list go when an answer around them, or inside, is put right', () => {
  const store = storeOf(heirs, { limit: 50, heirs: [{ share: 60 }, { share: 30 }] })
  store.check('all', today)
  assert.deepEqual(
    store.faults().map(({ field }) => field),
    ['heirs', 'heirs.0.share'],
  )
  store.set('limit', '70')
  assert.deepEqual(
    store.faults().map(({ field }) => field),
    ['heirs'],
  )
  store.rowsOf('heirs')[1]?.set('share', '40')
  assert.deepEqual(store.faults(), [])
})

test('a calculated answer is refused by its own rule', () => {
  const age = { yearsBetween: [field('born'), { today: true as const }] } as const
  const adult = activityOf({
    born: dateEntry(),
    age: numberEntry({
      calculate: { yearsBetween: [...age.yearsBetween] },
      rules: [{ wrongWhen: { field: 'age', is: 'lt', value: 18 }, text: 'adults' }],
    }),
  })
  assert.deepEqual(keys(adult, { born: '2008-11-20' }), [])
  assert.deepEqual(keys(adult, { born: '2008-11-21' }), ['age rule'])
  const store = storeOf(adult, { born: '2008-11-21' })
  assert.equal(store.check('all', today).length, 1)
  store.set('born', '2000-01-01')
  assert.deepEqual(store.faults(), [])
  // The day after, by which another birthday has passed.
  const young = storeOf(adult, { born: '2008-11-21' })
  assert.deepEqual(young.check('all', '2026-11-21'), [])
  assert.equal(young.get('age'), 18)
})

test('bounds that hang on other answers hold, are told, and move with them', () => {
  const activity = activityOf({
    budget: moneyEntry(),
    cost: moneyEntry({ max: field('budget') }),
    from: dateEntry(),
    until: dateEntry({ min: field('from'), max: { addDays: [field('from'), 30] } }),
  })
  const answers = { budget: 5000, cost: 4000, from: '2026-01-01', until: '2026-01-31' }
  assert.deepEqual(keys(activity, answers), [])
  assert.deepEqual(keys(activity, { ...answers, cost: 6000, until: '2026-02-01' }), [
    'cost max',
    'until between',
  ])
  const store = storeOf(activity, { ...answers, cost: 6000 })
  store.check('all', today)
  assert.equal(store.fieldOf('cost').entry.max, '50.00')
  store.set('budget', '70')
  assert.deepEqual(store.faults(), [])
  assert.equal(store.fieldOf('cost').entry.max, '70.00')
  store.set('budget', '')
  assert.equal(store.fieldOf('cost').entry.max, undefined)
})

test('a step whose condition does not hold asks nothing, and is not one of the pages', () => {
  const definition = definitionOf(
    { kind: textEntry() },
    { owner: textEntry(), note: textEntry({ optional: true }) },
  )
  const [, second] = definition.activities[0]?.steps ?? []
  assert.ok(second)
  second.conditionalField = { field: 'kind', is: 'equals', value: 'company' }
  const activity = forms.compile(definition).activity('APPLY')
  assert.ok(activity)
  assert.deepEqual(keys(activity, { kind: 'person' }), [])
  assert.deepEqual(keys(activity, { kind: 'company' }), ['owner required'])
  assert.deepEqual(visibleSteps(storeOf(activity, { kind: 'person' })), [0])
  assert.deepEqual(visibleSteps(storeOf(activity, { kind: 'company' })), [0, 1])
})

test('stored answers are read as they were on their day', () => {
  const activity = activityOf({
    born: dateEntry(),
    age: numberEntry({ calculate: { yearsBetween: [field('born'), { today: true }] } }),
    guardian: textEntry({
      conditionalField: { compare: { addYears: [field('born'), 18] }, is: 'gt', value: { today: true } },
    }),
    consent: textEntry({ conditionalField: { field: 'age', is: 'lt', value: 18 } }),
  })
  const verdict = sent(activity, { born: '2010-01-01', guardian: 'Mona', consent: 'yes' })
  assert.ok(verdict.ok)
  const values = summaryRows(activity, verdict.data, 'en').flatMap(({ rows }) =>
    rows.map(({ value }) => value),
  )
  assert.deepEqual(values, ['1 January 2010', '16', 'Mona', 'yes'])
})
