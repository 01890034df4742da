// Templates of messages: how they are read and written, and what is found in them before publishing.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { stripBidi } from '@bawaba/language/index.ts'
import fc from 'fast-check'
import type { FieldEntry, FormDefinition } from '../definition.ts'
import { definitionOf, forms, numberEntry, textEntry } from '../engine/form.fixture.ts'
import { checkService } from '../workflow/check.ts'
import { readTemplate } from './template.ts'
import { type MessageValues, writeMessage } from './write.ts'

const days =
  '{days, plural, zero {لا مهلة} one {يوم واحد} two {يومان} few {# أيام} many {# يومًا} other {# يوم}}'
const shop: FieldEntry = {
  label: 'shop',
  type: 'String',
  uniforms: { type: 'select', options: [{ value: 'S', label: 'small' }] },
}
const fields: Record<string, FieldEntry> = {
  name: textEntry(),
  card: textEntry({ sensitive: true }),
  days: numberEntry(),
  rooms: numberEntry({ postfix: 'unit' }),
  born: { label: 'born', type: 'Date', uniforms: { type: 'date' } },
  fee: { label: 'fee', type: 'Number', uniforms: { type: 'money' } },
  shop,
  heirs: {
    label: 'heirs',
    type: 'Array',
    uniforms: { type: 'Array' },
    fieldsSchema: { share: numberEntry({ sensitive: true }), age: numberEntry() },
  },
}

const withMessage = (texts: { ar: string; en: string }, values?: Record<string, unknown>): FormDefinition => {
  const definition = definitionOf(fields)
  Object.assign(definition.translations.ar, {
    say: texts.ar,
    small: 'محل صغير',
    label: 'تصريح',
    new: 'جديد',
    unit: 'غرفة',
  })
  Object.assign(definition.translations.en, {
    say: texts.en,
    small: 'A small shop',
    label: 'Permit',
    new: 'New',
    unit: 'rooms',
  })
  definition.serviceLabel = 'label'
  const params = { to: 'applicant', text: 'say', ...(values ? { values } : {}) }
  definition.workflow.transitions = [
    {
      activityId: 'APPLY',
      from: ['NEW'],
      to: 'NEW',
      by: ['CASE_OFFICER'],
      effects: [{ kind: 'notify', params }],
    },
  ]
  return definition
}
const found = (en: string, values?: Record<string, unknown>, ar = 'نص'): string[] =>
  checkService(withMessage({ ar, en }, values), forms)
    .filter(({ place: path, key }) => path.includes('.params.') && !key.startsWith('missing'))
    .map(({ key }) => key)

const writes = (
  texts: { ar: string; en: string },
  answers: Record<string, unknown>,
  values: Record<string, unknown> = {},
) => {
  const form = forms.compile(withMessage(texts, values))
  const subject = {
    form,
    answers,
    world: { today: '2026-11-20' },
    values: values as MessageValues,
    facts: (language: 'ar' | 'en') => ({
      number: '{number}',
      service: form.label[language],
      state: form.text('new')[language],
      today: '20 November 2026',
    }),
  }
  return [stripBidi(writeMessage('say', subject, 'ar')), stripBidi(writeMessage('say', subject, 'en'))]
}

test('answers are written as their questions show them, facts by their names', () => {
  const text = '{service} {number} {state}: {name}, {days}, {born}, {fee}, {shop}'
  const answers = { name: 'Layla', days: 1250, born: '2001-03-05', fee: 125050, shop: 'S' }
  assert.deepEqual(writes({ ar: text, en: text }, answers), [
    'تصريح {number} جديد: Layla, ١٬٢٥٠, ٥ مارس ٢٠٠١, ١٬٢٥٠٫٥٠ ج.م, محل صغير',
    'Permit {number} New: Layla, 1,250, 5 March 2001, EGP 1,250.50, A small shop',
  ])
})

test('all six plural forms of Arabic, the two of English, zero in words', () => {
  const en = '{days, plural, zero {no days} one {one day} other {# days}}'
  const shown = [0, 1, 2, 3, 11, 100].map(count => writes({ ar: days, en }, { days: count }))
  assert.deepEqual(
    shown.map(([ar]) => ar),
    ['لا مهلة', 'يوم واحد', 'يومان', '٣ أيام', '١١ يومًا', '١٠٠ يوم'],
  )
  assert.deepEqual(
    shown.map(([, en]) => en),
    ['no days', 'one day', '2 days', '3 days', '11 days', '100 days'],
  )
})

test('a plural has words of its own: its number comes without the unit of the question', () => {
  const [, shown] = writes(
    { ar: 'نص', en: '{rooms}, that is {rooms, plural, one {one room} other {# rooms}}' },
    { rooms: 3 },
  )
  assert.equal(stripBidi(shown ?? ''), '3\u00a0rooms, that is 3 rooms')
})

test('what is worked out is written by its type; words by a code; what is missing is a dash', () => {
  const values = {
    last: { addDays: [{ field: 'born' }, 10] },
    twice: { multiply: [{ field: 'fee' }, 2] },
    heirs: { count: 'heirs' },
  }
  const text = '{last}, {twice}, {heirs}, {shop, select, S {small} other {large}}, {name}'
  const [, en] = writes(
    { ar: text, en: text },
    { born: '2026-11-20', fee: 5000, heirs: [{}, {}], shop: 'S' },
    values,
  )
  assert.equal(en, '30 November 2026, EGP 100, 2, small, —')
})

test('a long answer is cut', () => {
  const [, en] = writes({ ar: '', en: '{name}!' }, { name: 'x'.repeat(5000) })
  assert.equal(en?.length, 101)
})

const defects: [key: string, en: string, values?: Record<string, unknown>][] = [
  ['badTemplate', 'Dear {name'],
  ['badTemplate', 'Dear }name'],
  ['badTemplate', '{days, plural one {a} other {b}}'],
  ['badTemplate', '{days, ordinal, one {a} other {b}}'],
  ['unknownPlaceholder', 'Dear {ghost}'],
  ['unknownPlaceholder', '{days, plural, one {{ghost}} other {#}}'],
  ['sensitiveInMessage', 'Your card {card}'],
  ['sensitiveInMessage', '{card, select, A {x} other {y}}'],
  ['sensitiveInMessage', '{all}', { all: { join: [{ field: 'name' }, { field: 'card' }] } }],
  ['sensitiveInMessage', '{all}', { all: { sum: 'heirs', of: { row: 'share' } } }],
  ['unwritableInMessage', 'To {heirs}'],
  ['placeholderType', '{name, plural, one {a} other {b}}'],
  ['placeholderType', '{yes}', { yes: { field: 'days', is: 'gt', value: 3 } }],
  ['formMissing', '{days, plural, one {a}}'],
  ['formMissing', '{shop, select, S {a}}'],
  ['formUnknown', '{days, plural, one {a} some {b} other {c}}'],
  ['unknownField', '{x}', { x: { add: [{ field: 'ghost' }, 1] } }],
  ['reservedName', '{state}', { state: { field: 'name' } }],
]
for (const [key, en, values] of defects)
  test(`${key} in ${en}, and nothing else`, () => assert.deepEqual(found(en, values), [key]))

test('Arabic wants its six forms; what is whole has no findings', () => {
  assert.deepEqual(found('x', undefined, '{days, plural, one {يوم} other {# يوم}}'), ['formMissing'])
  const values = { ages: { sum: 'heirs', of: { row: 'age' } } }
  assert.deepEqual(found('{ages, plural, one {#} other {#}} {name} {number}', values, days), [])
})

test('whatever the text, it is a template or it is none, and words without brackets are themselves', () =>
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom('{', '}', ',', '#', ' ', 'a', 'plural', 'other') }),
      text => {
        const template = readTemplate(text)
        if (!/[{}]/.test(text)) assert.equal((template ?? []).join(''), text)
      },
    ),
  ))
