// The history as an applicant and as staff read it, in both languages, without the isolation marks.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { HistoryEntry } from '@bawaba/contract/entities/request.ts'
import type { FormDefinition } from '@bawaba/forms/definition.ts'
import { platformKinds } from '@bawaba/forms/fields/index.ts'
import { createForms } from '@bawaba/forms/index.ts'
import { type Language, stripBidi } from '@bawaba/language/index.ts'
import { historyLines, lastRequestOf } from './history.ts'
import { type Reader, statusText } from './state.ts'

const forms = createForms(platformKinds)

const definition: FormDefinition = {
  serviceSlug: 'CARD',
  translations: {
    ar: { new: 'جديد', got: 'جديد', info: 'بانتظار المتقدم', you: 'بانتظارك', asked: 'المطلوب' },
    en: {
      new: 'New',
      got: 'Received',
      info: 'Waiting for applicant',
      you: 'Waiting for you',
      asked: 'Asked',
    },
  },
  activities: [
    { activityId: 'APPLY', label: 'new', steps: [] },
    {
      activityId: 'ASK',
      label: 'info',
      steps: [
        {
          key: 'ask',
          label: 'asked',
          fieldsSchema: { question: { label: 'asked', type: 'String', uniforms: { type: 'textarea' } } },
        },
      ],
    },
  ],
  workflow: {
    initial: 'NEW',
    states: [
      { code: 'NEW', label: 'new', applicantLabel: 'got', kind: 'open' },
      { code: 'INFO', label: 'info', applicantLabel: 'you', kind: 'waiting-on-applicant' },
    ],
    transitions: [{ activityId: 'ASK', from: ['NEW'], to: 'INFO', by: ['CASE_OFFICER'] }],
  },
}
const form = forms.compile(definition)

const created: HistoryEntry = {
  id: '1',
  at: '2026-11-20T08:00:00Z',
  kind: 'created',
  actor: 'applicant',
  by: { id: 'n', name: 'نهى محمود', englishName: 'Noha Mahmoud' },
  activityId: 'APPLY',
  to: 'NEW',
  visibleToApplicant: true,
}
const request: HistoryEntry = {
  id: '2',
  at: '2026-11-21T08:00:00Z',
  kind: 'status',
  actor: 'staff',
  activityId: 'ASK',
  from: 'NEW',
  to: 'INFO',
  data: { question: 'صورة العقد' },
  visibleToApplicant: true,
}
const notice: HistoryEntry = {
  id: '3',
  at: '2026-11-22T08:00:00Z',
  kind: 'comment',
  actor: 'staff',
  text: 'Bring it signed',
  visibleToApplicant: true,
}

const read = (language: Language, reader: Reader) =>
  historyLines([created, request, notice], { form, language, reader }).map(({ sentence, by }) =>
    [sentence, by].map(stripBidi),
  )

test('an applicant reads their own words for a status, and the role of staff', () => {
  assert.deepEqual(read('en', 'applicant'), [
    ['Message about the request', 'Case officer'],
    ['Status changed from “Received” to “Waiting for you”', 'Case officer'],
    ['Request sent', 'Noha Mahmoud'],
  ])
  assert.deepEqual(read('ar', 'applicant'), [
    ['رسالة بشأن الطلب', 'موظف الطلبات'],
    ['تغيّرت الحالة من «جديد» إلى «بانتظارك»', 'موظف الطلبات'],
    ['أُرسل الطلب', 'نهى محمود'],
  ])
})

test('staff read the labels of staff', () => {
  assert.equal(read('en', 'staff')[1]?.[0], 'Status changed from “New” to “Waiting for applicant”')
})

test('what was asked for is the answer given with the newest status that waits', () => {
  const lines = historyLines([created, request, notice], { form, language: 'ar', reader: 'applicant' })
  assert.deepEqual(
    lines.map(({ mark }) => mark),
    ['past', 'waiting', 'start'],
  )
  assert.equal(lastRequestOf(lines)?.answers[0]?.value, 'صورة العقد')
})

test('a later status that does not wait leaves nothing asked for', () => {
  const back: HistoryEntry = { ...request, id: '4', at: '2026-11-23T08:00:00Z', from: 'INFO', to: 'NEW' }
  const lines = historyLines([created, request, back], { form, language: 'ar', reader: 'applicant' })
  assert.equal(lastRequestOf(lines), undefined)
})

test('without a definition a status is told by its kind', () => {
  const lines = historyLines([request], { form: undefined, language: 'en', reader: 'applicant' })
  assert.equal(lines[0]?.sentence, 'Status changed')
  assert.equal(statusText(undefined, 'INFO', 'waiting-on-applicant', 'applicant').en, 'Waiting for you')
  assert.equal(statusText(undefined, 'INFO', 'waiting-on-applicant', 'staff').en, 'Waiting for applicant')
})
