// The answers for reading: what applied, in sections, with words for what was left out.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { activityOf, numberEntry, textEntry, today } from './form.fixture.ts'
import { createStore } from './store.ts'
import { summaryRows } from './summary.ts'

const activity = activityOf(
  {
    name: textEntry({ label: 'name' }),
    id: { label: 'id', type: 'String', uniforms: { type: 'nationalId' } },
  },
  { area: numberEntry({ label: 'area', conditionalField: { field: 'name', is: 'equals', value: 'x' } }) },
  { note: textEntry({ label: 'note', optional: true }) },
)
const answers = { name: 'نهى', id: '٢٩١٠٤١٢٠١٠٣٤٥٨', area: 142 }

test('only steps and questions that applied are shown, in the language and its digits', () => {
  assert.deepEqual(
    summaryRows(activity, answers, 'ar').map(({ step, rows }) => [step, rows.map(({ value }) => value)]),
    [
      [0, ['نهى', '29104120103458']],
      [2, ['لم تُقدَّم']],
    ],
  )
  const [, area] = summaryRows(activity, { ...answers, name: 'x' }, 'ar')
  assert.deepEqual(
    area?.rows.map(({ name, value }) => [name, value]),
    [['area', '١٤٢']],
  )
})

test('an identifier reads left to right, and what was left out says so', () => {
  const rows = summaryRows(activity, answers, 'en').flatMap(section => section.rows)
  assert.deepEqual(
    rows.map(({ name, latin, isAnswered }) => [name, latin, isAnswered]),
    [
      ['name', false, true],
      ['id', true, true],
      ['note', false, false],
    ],
  )
  assert.equal(rows.at(-1)?.value, 'Not provided')
})

test('a question that an answer of a later step has brought up is marked before sending, and not after', () => {
  const activity = activityOf(
    { licence: textEntry({ conditionalField: { field: 'use', is: 'equals', value: 'shop' } }) },
    { use: textEntry(), note: textEntry({ optional: true }) },
  )
  const answers = { use: 'shop' }
  const rows = createStore(activity, answers, { today })
    .summary('en')
    .flatMap(section => section.rows)
  assert.deepEqual(
    rows.map(({ name, isWanting = false }) => [name, isWanting]),
    [
      ['licence', true],
      ['use', false],
      ['note', false],
    ],
  )
  assert.ok(!summaryRows(activity, answers, 'en').some(section => section.rows.some(row => row.isWanting)))
})
