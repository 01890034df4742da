// Sentences that promise something name what keeps them, in either language, and no time that is shorter than the states'.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { FormDefinition, StateDefinition } from '../definition.ts'
import { durationIssues, longestWay, promiseIssues, unkeptPromises } from './check-promises.ts'
import { promisesIn } from './promise-sentences.ts'

const states: StateDefinition[] = [
  { code: 'NEW', label: 'a', kind: 'open', dueIn: 2 },
  { code: 'INFO', label: 'a', kind: 'waiting-on-applicant', dueIn: 10 },
  { code: 'REVIEW', label: 'a', kind: 'open', dueIn: 3 },
  { code: 'PAY', label: 'a', kind: 'waiting-on-payment', dueIn: 30 },
  { code: 'DONE', label: 'a', kind: 'done' },
  { code: 'NOT', label: 'a', kind: 'rejected' },
]
const way = (from: string, to: string) => ({
  activityId: `${from}_${to}`,
  from: [from],
  to,
  by: ['CASE_OFFICER'],
})
const service = (
  en: Record<string, string>,
  promises: FormDefinition['promises'] = [],
  ar: Record<string, string> = {},
): FormDefinition => ({
  serviceSlug: 'TRIED',
  translations: { ar, en },
  activities: [{ activityId: 'APPLY', label: 'a', steps: [] }],
  workflow: {
    initial: 'NEW',
    states,
    transitions: [
      way('NEW', 'REVIEW'),
      way('REVIEW', 'INFO'),
      way('INFO', 'REVIEW'),
      way('NEW', 'PAY'),
      way('REVIEW', 'PAY'),
      way('PAY', 'DONE'),
      way('REVIEW', 'NOT'),
    ],
  },
  promises,
})
const unkept = (definition: FormDefinition) => unkeptPromises(definition).map(({ place }) => place)
const wrong = (definition: FormDefinition) => promiseIssues(definition).map(({ key }) => key)

test('a promise without anything that keeps it is found, in each language', () => {
  const en = 'The fee is refunded within five days.'
  assert.deepEqual(unkept(service({ 'how.1': en })), ['texts.how.1'])
  assert.deepEqual(unkept(service({}, [], { 'how.1': 'تُرد الرسوم خلال خمسة أيام.' })), ['texts.how.1'])
  assert.deepEqual(unkept(service({ 'how.1': en }, [{ text: 'how.1', by: ['refund'] }])), [])
  const [found] = unkeptPromises(service({ 'how.1': `Pay first. ${en}` }))
  assert.match(found?.text.en ?? '', /refunded within five days/)
  assert.doesNotMatch(found?.text.en ?? '', /Pay first/)
})

for (const sentence of [
  'We will call you to sign the contract.',
  'The deposit is given back.',
  'You will receive the card by mail.',
  'The technician calls you to agree on a day.',
  'The result is sent to you.',
  'نتصل بك لتوقيع العقد.',
  'يصلك الإيصال بعد السداد.',
  'انتهى العمل، ونرسل إليك النتيجة.',
  'يُركب العداد خلال ٧ أيام عمل.',
])
  test(`a promise: ${sentence}`, () => assert.deepEqual(promisesIn(sentence), [sentence]))

for (const sentence of [
  'When is the fee given back?',
  'Choose the meter and describe what you have noticed.',
  'Select how we answer you',
  'A company that has been refunded twice',
  'متى تُرد الرسوم؟',
  'كيف نرد عليك',
  'اختر العداد وصف ما لاحظته.',
])
  test(`no promise: ${sentence}`, () => assert.deepEqual(promisesIn(sentence), []))

test('what keeps a promise is there, and takes no longer than the text says', () => {
  const text = 'We answer within four working days.'
  const by = (...keepers: string[]) => wrong(service({ answer: text }, [{ text: 'answer', by: keepers }]))
  assert.deepEqual(by('state:REVIEW'), [])
  assert.deepEqual(by('state:NEW', 'state:REVIEW'), ['promiseLate'])
  assert.deepEqual(by('state:NOWHERE'), ['promiseBy'])
  assert.deepEqual(by('letter:CARD'), ['promiseBy'])
  assert.deepEqual(by('deed:library.card'), ['promiseBy'])
  assert.deepEqual(by('contact'), ['promiseBy'])
  assert.deepEqual(by('refund'), [])
  assert.deepEqual(wrong(service({}, [{ text: 'gone', by: ['status'] }])), ['promiseText'])
})

test('timers add up along the longest way, without the time of the applicant', () => {
  const tried = service({ note: 'From the payment' })
  assert.equal(longestWay(tried), 5)
  const keys = (durationDays: number, promises = tried.promises) =>
    durationIssues({ ...tried, promises, durationDays, durationNote: 'note' }).map(({ key }) => key)
  assert.deepEqual(keys(5), [])
  assert.deepEqual(keys(4), ['timersTooLong'])
  assert.deepEqual(keys(3, [{ text: 'note', by: ['state:REVIEW'] }]), [])
  assert.deepEqual(keys(2, [{ text: 'note', by: ['state:REVIEW'] }]), ['timersTooLong'])
})
