// The standard words hold every placeholder that their kind needs, in both languages, and what may be written is what the
// table says.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { timeOfMinutes } from '@bawaba/language/time-of-day.ts'
import { kindRowOf, notificationKinds, placeholderRows } from './notification-kinds.ts'
import { isFixed, minutesOf, standardChoiceOf, topics } from './notification-topics.ts'
import { fillWording, longestWording, wordingErrors } from './notification-wording.ts'
import { smsLength } from './sms-segments.ts'

const numbered = kindRowOf('requestSubmitted')

for (const kind of notificationKinds)
  test(`${kind}: its standard words pass its own rules`, () =>
    assert.deepEqual(wordingErrors(kind, kindRowOf(kind)), []))

test('every placeholder that a kind needs is missed in either language', () => {
  for (const kind of notificationKinds) {
    const { title, text, placeholders, required } = kindRowOf(kind)
    for (const name of placeholders.slice(0, required))
      for (const language of ['ar', 'en'] as const) {
        const without = { ...text, [language]: text[language].replaceAll(`{${name}}`, 'x') }
        assert.deepEqual(
          wordingErrors(kind, { title, text: without }),
          [{ field: `text.${language}`, key: 'placeholderMissing', name }],
          `${kind} ${name}`,
        )
      }
  }
})

test('brackets, strangers, too much and nothing are told apart', () => {
  const cases: [text: string, key: string][] = [
    ['{number} {', 'badBrackets'],
    ['{number} {a b}', 'badBrackets'],
    ['{number} {code}', 'unknownPlaceholder'],
    ['{number} {__proto__}', 'unknownPlaceholder'],
    [`{number}${'x'.repeat(longestWording.text)}`, 'tooLong'],
    [' ', 'required'],
  ]
  for (const [en, key] of cases) {
    const [error] = wordingErrors('requestSubmitted', { ...numbered, text: { ar: numbered.text.ar, en } })
    assert.deepEqual([error?.field, error?.key], ['text.en', key], en)
  }
})

test('values are put in once: what looks like a placeholder inside of one stays words', () =>
  assert.equal(fillWording('{service}: {number}', { service: '{number}', number: '7' }), '{number}: 7'))

test('standard words are short: two SMS in Arabic, but for turns with their links', () => {
  const examples = Object.fromEntries(Object.keys(placeholderRows).map(name => [name, 'SERV-2026-000123-7']))
  for (const kind of notificationKinds.filter(one => !['saleTurn', 'saleTurnEnded'].includes(one)))
    assert.ok(smsLength(fillWording(kindRowOf(kind).text.ar, examples)).segments <= 2, kind)
})

test('what is locked stays in the portal and by SMS; of an account nothing is a choice', () => {
  for (const topic of topics) {
    const fixed = (['inApp', 'sms', 'email'] as const).filter(channel => isFixed(topic, channel))
    const expected = { decisions: ['inApp', 'sms'], account: ['inApp', 'sms', 'email'] } as Record<
      string,
      string[]
    >
    assert.deepEqual(fixed, expected[topic] ?? [], topic)
  }
  assert.deepEqual(standardChoiceOf('requests'), { inApp: true, sms: true, email: false })
  // A supervisor gives out a hundred at once: that is a list, and no hundred messages.
  assert.deepEqual(standardChoiceOf('assignments'), { inApp: true, sms: false, email: false })
})

test('times of day are minutes, and nothing else is a time', () => {
  for (const [time, minutes] of [
    ['00:00', 0],
    ['07:05', 425],
    ['23:59', 1439],
  ] as const) {
    assert.equal(minutesOf(time), minutes)
    assert.equal(timeOfMinutes(minutes), time)
  }
  for (const none of ['24:00', '7:05', '07:60', '', '07:05:00']) assert.equal(minutesOf(none), undefined)
})
