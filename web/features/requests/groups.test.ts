// The three parts of the list as filters, and the day by which something must have happened.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { stripBidi } from '@bawaba/language/index.ts'
import { dueSentence } from './due.ts'
import { filterOfGroup, type GroupName, groups } from './groups.ts'

test('every kind of state stands in exactly one part', () => {
  const kinds = (Object.keys(groups) as GroupName[]).flatMap(name => [...groups[name].kinds])
  assert.deepEqual(kinds.toSorted(), [
    'cancelled',
    'done',
    'draft',
    'open',
    'rejected',
    'waiting-on-applicant',
    'waiting-on-payment',
  ])
})

test('a number is found by Arabic digits, and a wildcard is just a character', () => {
  assert.deepEqual(filterOfGroup('needsMe', { q: '٠٠٤٨١٢', service: 'CARD' }).where, {
    statusKind: { inq: ['waiting-on-applicant', 'waiting-on-payment'] },
    ID: { ilike: '%004812%' },
    serviceSlug: 'CARD',
  })
  assert.deepEqual(filterOfGroup('finished', { q: '%_48' }).where?.ID, { ilike: '%48%' })
})

const now = new Date('2026-11-20T10:00:00Z')
const due = (statusKind: 'open' | 'waiting-on-applicant' | 'done', dueAt: string | null) => {
  const sentence = dueSentence('en', { statusKind, dueAt }, { now })
  return sentence && stripBidi(sentence)
}

test('whose day it is, and that it has passed', () => {
  assert.equal(due('open', '2026-12-06T21:59:59Z'), 'You will hear from us by the end of 6 December 2026.')
  assert.equal(due('waiting-on-applicant', '2026-12-06T21:59:59Z'), 'Do this by the end of 6 December 2026.')
  assert.match(
    due('open', '2026-11-19T10:00:00Z') ?? '',
    /^You should have heard from us by 19 November 2026/,
  )
  assert.match(due('waiting-on-applicant', '2026-11-19T10:00:00Z') ?? '', /^This was due from you/)
  assert.equal(due('done', null), undefined)
})
