// Which question a request waits with.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { HistoryEntry } from '@bawaba/contract/entities/request.ts'
import { questionIn } from './question-in.ts'

const entry = (
  minute: number,
  rest: Pick<Partial<HistoryEntry>, 'kind' | 'actor' | 'asked'>,
): HistoryEntry => ({
  id: String(minute),
  at: `2026-03-01T10:0${minute}:00Z`,
  kind: 'status',
  actor: 'staff',
  visibleToApplicant: true,
  ...rest,
})
const wanted = { fields: [], workingDays: 5, askedAt: '2026-03-01T10:01:00Z' }
const filing = entry(0, { kind: 'created', actor: 'applicant' })
const question = entry(1, { asked: wanted })
const comment = entry(2, { kind: 'comment' })
const answer = entry(3, { actor: 'applicant' })

test('a question is open until it is answered, whatever is written meanwhile', () => {
  assert.deepEqual(questionIn([filing, question, comment]), { question })
})

test('an answer is shown with its question until staff act on it', () => {
  assert.deepEqual(questionIn([answer, comment, question, filing]), { question, answer })
  assert.equal(questionIn([entry(4, {}), answer, question, filing]), undefined)
})

test('a question that ended without an answer is none', () => {
  assert.equal(questionIn([entry(4, { actor: 'system' }), question, filing]), undefined)
  assert.equal(questionIn([filing]), undefined)
})
