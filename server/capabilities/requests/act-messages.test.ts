// An act says one thing to each audience: the service's own words in place of the portal's, what scripts say after them.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { standardNotices } from '../notifications/index.ts'
import { messagesOf } from './act-messages.ts'
import type { EffectOutcome } from './effects.ts'

const both = (text: string) => ({ ar: `ع ${text}`, en: text })
const status = both('Your request {number}: Approved.')
const done = { outcome: 'done' } as const
const to = (audience: 'applicant' | 'assignee', text: string): EffectOutcome => ({
  ...done,
  notice: { to: audience, body: both(text) },
})
const sent = (
  outcomes: EffectOutcome[],
  own: { status?: typeof status; besides?: (typeof status)[] } = {},
) => {
  let ids = 0
  const { besides = [] } = own
  const frame = standardNotices.write('statusChanged', () => ({}))
  return messagesOf({
    status: { ...frame, text: own.status ?? frame.text },
    isKnown: own.status === undefined,
    work: standardNotices.write('workNotice', () => ({})),
    besides,
    outcomes,
    newId: () => String(++ids),
  }).map(({ audience, notice }) => [audience, notice.text.en])
}

test('the service speaks in place of the portal, and both never at once', () => {
  assert.deepEqual(sent([], { status }), [['applicant', 'Your request {number}: Approved.']])
  assert.deepEqual(sent([to('applicant', '{number} is ready')], { status }), [
    ['applicant', '{number} is ready'],
  ])
})

test('two notices to one audience are one message; each audience has its own', () => {
  assert.deepEqual(
    sent([to('applicant', 'One {number}'), to('assignee', 'Look'), to('applicant', 'Two')], { status }),
    [
      ['applicant', 'One {number}\nTwo'],
      ['assignee', 'Look ({number})'],
    ],
  )
})

test('what scripts and services outside say comes after, in the same message', () => {
  const added = { ...done, added: both('Bring your card') }
  assert.deepEqual(sent([added, to('applicant', 'Ready')], { status, besides: [both('Why')] }), [
    ['applicant', 'Ready\nWhy\nBring your card ({number})'],
  ])
})

test('somebody who acted themselves reads only what the service has to say', () => {
  assert.deepEqual(sent([], { besides: [both('Why')] }), [])
  assert.deepEqual(sent([to('applicant', 'Thank you')], { besides: [both('Why')] }), [
    ['applicant', 'Thank you ({number})'],
  ])
})
