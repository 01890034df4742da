// When a request is due: Cairo's days decide, not hours, and the day itself ends at the hour.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { dueWords } from './due.ts'

// 22:30 in Cairo on the 20th: an hour and a half later it is the 21st there, not yet in Greenwich.
const now = new Date('2026-11-20T20:30:00Z')
const words = (dueAt: string, language: 'ar' | 'en') => dueWords(dueAt, now, language)

test('late by days, counted in Arabic', () => {
  assert.deepEqual(words('2026-11-18T09:00:00Z', 'ar'), { words: 'متأخر يومين', isLate: true })
  assert.equal(words('2026-11-19T09:00:00Z', 'ar')?.words, 'متأخر يومًا')
  assert.equal(words('2026-11-16T09:00:00Z', 'ar')?.words, 'متأخر ٤ أيام')
  assert.equal(words('2026-11-18T09:00:00Z', 'en')?.words, '2 days late')
})

test('today is due until its hour, late after it', () => {
  assert.deepEqual(words('2026-11-20T21:00:00Z', 'en'), { words: 'Today', isLate: false })
  assert.deepEqual(words('2026-11-20T20:00:00Z', 'en'), { words: 'Today, past due', isLate: true })
})

test('tomorrow begins at midnight in Cairo', () => {
  assert.equal(words('2026-11-20T22:30:00Z', 'ar')?.words, 'غدًا')
  assert.equal(words('2026-11-22T21:00:00Z', 'ar')?.words, 'بعد يومين')
  assert.equal(words('2026-12-02T12:00:00Z', 'ar')?.words, 'بعد ١٢ يومًا')
})

test('with the calendar known, working days are counted: Friday, Saturday and holidays are none', () => {
  // The 20th is a Friday.
  const calendar = { weekend: [5, 6], holidays: new Set(['2026-11-24']) }
  const counted = (dueAt: string, language: 'ar' | 'en') => dueWords(dueAt, now, language, calendar)
  assert.deepEqual(counted('2026-11-17T21:00:00Z', 'ar'), { words: 'متأخر يومي عمل', isLate: true })
  assert.equal(counted('2026-11-17T21:00:00Z', 'en')?.words, '2 working days late')
  // Thursday's, read on a day off.
  assert.equal(counted('2026-11-19T21:00:00Z', 'en')?.words, 'Past due')
  assert.equal(counted('2026-11-25T21:00:00Z', 'ar')?.words, 'بعد ٣ أيام عمل')
  assert.equal(counted('2026-11-22T21:00:00Z', 'ar')?.words, 'بعد يوم عمل واحد')
})

test('what is never due says nothing', () => assert.equal(dueWords(null, now, 'ar'), undefined))
