// What a new form takes over from a profile: as the question stores it, and nothing that the question would refuse.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { KnownProfile } from '../fields/profile-properties.ts'
import { activityOf, textEntry, today } from './form.fixture.ts'
import { prefilledAnswers } from './prefill.ts'

const profile = (known: KnownProfile) => (prefill: unknown) => known[prefill as keyof KnownProfile]
const known = { name: 'نهى محمود', mobile: '+201012345678', email: 'noha@example.com' }

test('each question with a property begins with it, the others with nothing', () => {
  const activity = activityOf(
    { fullName: textEntry({ prefill: 'name' }), note: textEntry() },
    { phone: textEntry({ uniforms: { type: 'mobile' }, prefill: 'mobile' }) },
  )
  assert.deepEqual(prefilledAnswers(activity, profile(known), { today }), {
    fullName: 'نهى محمود',
    phone: '+201012345678',
  })
})

test('what is not known, and what the question would refuse, is left open', () => {
  const activity = activityOf({
    english: textEntry({ prefill: 'englishName' }),
    short: textEntry({ prefill: 'name', max: 3 }),
    local: textEntry({ uniforms: { type: 'mobile' }, prefill: 'mobile', regExp: '\\+2011\\d+' }),
    mail: textEntry({ uniforms: { type: 'email' }, prefill: 'email' }),
  })
  assert.deepEqual(prefilledAnswers(activity, profile({ ...known, email: 'no address' }), { today }), {})
  assert.deepEqual(prefilledAnswers(activity, profile({ ...known, englishName: 'Noha' }), { today }), {
    english: 'Noha',
    mail: 'noha@example.com',
  })
})

test('a question that only a condition brings up is ready for it; one that nobody may change is not filled', () => {
  const activity = activityOf({
    by: textEntry(),
    phone: textEntry({ prefill: 'name', conditionalField: { field: 'by', is: 'filled' } }),
    fixed: textEntry({ prefill: 'name', editable: false }),
    unseen: textEntry({ prefill: 'name', hidden: true }),
  })
  assert.deepEqual(prefilledAnswers(activity, profile(known), { today }), { phone: known.name })
})

test('an earlier answer is asked for by service and field, and judged by the question that takes it', () => {
  const earlier = { service: 'LIBRARY_CARD', field: 'branch' }
  const activity = activityOf({
    branch: textEntry({ prefill: earlier }),
    short: textEntry({ prefill: earlier, max: 3 }),
  })
  const requested: unknown[] = []
  const answers = prefilledAnswers(
    activity,
    prefill => {
      requested.push(prefill)
      return 'RIVER'
    },
    { today },
  )
  assert.deepEqual(answers, { branch: 'RIVER' })
  assert.deepEqual(requested, [earlier, earlier])
})
