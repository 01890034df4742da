// The filters as they stand in their form: numbers and days in any digits, and what cannot be taken.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { platformKinds } from '@bawaba/forms/fields/index.ts'
import { createForms } from '@bawaba/forms/index.ts'
import { readFilters } from './filter-reading.ts'
import type { AnswerField } from './use-filters.tsx'
import { writtenOf } from './written-number.ts'

const field = (name: string, compare: AnswerField['compare'], options: string[] = []): AnswerField => ({
  name,
  compare,
  label: name,
  options: options.map(value => ({ value, label: value })),
})
const fields = [
  field('area', 'number'),
  field('begins', 'day'),
  field('street', 'has'),
  field('garden', 'boolean'),
  field('branch', 'equals', ['A', 'B']),
]
const read = (typed: Record<string, string>, present = {}) =>
  readFilters(
    {
      word: name => typed[name] ?? '',
      services: [{ value: 'CARD' }],
      assignees: [{ value: 'none' }, { value: 'u1' }],
      fields,
    },
    present,
  )

test('numbers and days are read in any digits, and what is left open is no filter', () => {
  const { chosen, errors } = read({
    service: 'CARD',
    assignee: 'u1',
    since: '٢٠٢٦-٠٣-٢٧',
    'answer-area': '١٬٢٠٠٫٥',
    'answer-begins': '۲۰۲۶-۰۱-۰۲',
    'answer-street': ' النيل ',
    'answer-garden': 'false',
    'answer-branch': 'B',
    until: ' ',
  })
  assert.deepEqual(errors, {})
  assert.deepEqual(chosen, {
    service: 'CARD',
    assignee: 'u1',
    status: undefined,
    hold: undefined,
    since: '2026-03-27',
    until: undefined,
    answers: { area: 1200.5, begins: '2026-01-02', street: { has: 'النيل' }, garden: false, branch: 'B' },
  })
})

test('a number is also filtered by a minimum and a maximum: both are required, and the maximum is more', () => {
  const limits = (min: string, max: string, exact = '') =>
    read({ 'answer-area': exact, 'answer-area-min': min, 'answer-area-max': max })
  assert.deepEqual(limits('٩٠', '120.5').chosen.answers, { area: { min: 90, max: 120.5 } })
  assert.deepEqual(limits('90', ' ').errors, { 'answer-area-max': 'maxMissing' })
  assert.deepEqual(limits('', '90').errors, { 'answer-area-min': 'minMissing' })
  assert.deepEqual(limits('90', '90').errors, { 'answer-area-max': 'maxNotAbove' })
  assert.deepEqual(limits('120', '90').errors, { 'answer-area-max': 'maxNotAbove' })
  assert.deepEqual(limits('x', '90').errors, { 'answer-area-min': 'number' })
  assert.deepEqual(limits('90', '120', '100').errors, { 'answer-area': 'exactAndLimits' })
  assert.deepEqual(limits('', '', '100').chosen.answers, { area: 100 })
})

test('an amount of money is typed in pounds and compared in piasters', () => {
  const compiled = createForms(platformKinds).compile({
    serviceSlug: 'RENT',
    translations: { ar: { deposit: 'التأمين' }, en: { deposit: 'Deposit' } },
    activities: [
      {
        activityId: 'APPLY',
        label: 'deposit',
        steps: [
          {
            key: 'step',
            label: 'deposit',
            fieldsSchema: { deposit: { label: 'deposit', type: 'Number', uniforms: { type: 'money' } } },
          },
        ],
      },
    ],
    workflow: { initial: 'NEW', states: [{ code: 'NEW', label: 'deposit', kind: 'done' }], transitions: [] },
  })
  const [deposit] = compiled.filing?.fields ?? []
  assert.ok(deposit)
  const written = writtenOf(deposit, 'en')
  const readDeposit = (typed: string) =>
    readFilters(
      {
        word: name => (name === 'answer-deposit' ? typed : ''),
        services: [],
        assignees: [],
        fields: [{ ...field('deposit', 'number'), written }],
      },
      {},
    )
  assert.deepEqual(readDeposit('١٬٢٥٠٫٥٠').chosen.answers, { deposit: 125_050 })
  assert.deepEqual(readDeposit('12.505').errors, { 'answer-deposit': 'number' })
  assert.equal(written?.edited(125_050), '1,250.50')
  assert.equal(written?.format(125_050), 'EGP 1,250.50')
})

test('what is no number, no day and none of the list is told at its field', () => {
  const { errors } = read({
    service: 'Ca',
    assignee: 'أحمد',
    since: '27/3',
    'answer-area': 'abc',
    'answer-begins': 'غدًا',
    'answer-branch': 'C',
  })
  assert.deepEqual(errors, {
    service: 'list',
    assignee: 'list',
    since: 'day',
    'answer-area': 'number',
    'answer-begins': 'day',
    'answer-branch': 'list',
  })
})

test('whom the address names stays, though this reader is not offered them', () => {
  const { chosen, errors } = read({ assignee: 'u9' }, { assignee: 'u9' })
  assert.deepEqual([errors, chosen.assignee], [{}, 'u9'])
})
