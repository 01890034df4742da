// Arabic and English: plural forms, digits, dates, isolation, folding.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { startOfDay, startOfYesterday } from './day-starts.ts'
import { fold, withoutArticle } from './folding.ts'
import {
  addDays,
  cairoDate,
  daysBetween,
  formatDate,
  formatDateTime,
  formatNumber,
  formatTime,
  formatWeekday,
  isolate,
  isPlainDate,
  localiseDigits,
  normaliseDigits,
  stripBidi,
  t,
} from './index.ts'
import { decimalOf } from './input/decimals.ts'
import { readIdentifier } from './input/identifiers.ts'
import { monthNames } from './months.ts'

const answers = {
  ar: {
    zero: 'لا إجابات',
    one: 'إجابة واحدة',
    two: 'إجابتان',
    few: '{count} إجابات',
    many: '{count} إجابة',
    other: '{count} إجابة عامة',
  },
  en: { one: '{count} answer', other: '{count} answers' },
} as const

test('all six Arabic forms, by the number', () => {
  const shown = [0, 1, 2, 3, 10, 11, 99, 100, 102, 103, 111].map(count => t('ar', answers, { count }))
  assert.deepEqual(shown, [
    'لا إجابات',
    'إجابة واحدة',
    'إجابتان',
    '٣ إجابات',
    '١٠ إجابات',
    '١١ إجابة',
    '٩٩ إجابة',
    '١٠٠ إجابة عامة',
    '١٠٢ إجابة عامة',
    '١٠٣ إجابات',
    '١١١ إجابة',
  ])
  assert.deepEqual(
    [1, 2, 0].map(count => t('en', answers, { count })),
    ['1 answer', '2 answers', '0 answers'],
  )
})

test('none has a form of its own in either language, wherever one is written', () => {
  const hits = { ar: answers.ar, en: { zero: 'Nobody answered', ...answers.en } } as const
  assert.equal(t('en', hits, { count: 0 }), 'Nobody answered')
  assert.equal(t('ar', hits, { count: 0 }), 'لا إجابات')
})

test('a value inside a sentence is isolated, and brings no direction of its own along', () => {
  const message = { ar: 'الملف {name} مرفوض', en: 'The file {name} was refused' } as const
  assert.equal(t('ar', message, { name: 'scan\u202e.pdf' }), 'الملف \u2068scan.pdf\u2069 مرفوض')
  assert.equal(isolate(''), '')
  assert.equal(stripBidi('\u2066a\u2069\u061c'), 'a')
  // @ts-expect-error a missing parameter does not compile, and throws where types are not looked at
  assert.throws(() => t('en', message, {}), TypeError)
})

test('digits of three scripts are one, and numbers are read in any of them', () => {
  assert.equal(normaliseDigits('٠١٢٣٤٥٦٧٨٩ ۰۱۲۳۴۵۶۷۸۹ 01'), '0123456789 0123456789 01')
  assert.equal(decimalOf('٢٬٥٠٠٫٧٥'), '2500.75')
  assert.equal(decimalOf('\u2212١٢ ٣٤٥'), '-12345')
  assert.equal(localiseDigits('ar', '2026'), '٢٠٢٦')
  assert.equal(formatNumber('ar', 1234567.5), '١٬٢٣٤٬٥٦٧٫٥')
})

test('dates are D MMMM YYYY in both languages, a plain date never moves, Cairo says what today is', () => {
  assert.equal(formatWeekday('en', '2026-11-26'), 'Thursday 26 November')
  assert.equal(formatWeekday('ar', '2026-11-26'), 'الخميس ٢٦ نوفمبر')
  assert.equal(formatDate('en', '2026-03-05'), '5 March 2026')
  assert.equal(formatDate('ar', '2026-03-05'), '٥ مارس ٢٠٢٦')
  assert.equal(formatDate('en', '2026-12-31T22:30:00Z'), '1 January 2027')
  assert.equal(formatTime('ar', '2026-11-20T08:42:00Z'), '١٠:٤٢ ص')
  assert.equal(formatTime('en', '2026-11-20T10:00:00Z'), '12:00 pm')
  assert.equal(formatTime('en', '2026-11-19T22:05:00Z'), '12:05 am')
  assert.equal(formatDateTime('en', '2026-11-20T08:42:00Z'), '20 November 2026, 10:42 am')
  assert.equal(monthNames('ar')[2], 'مارس')
  assert.equal(cairoDate(new Date('2026-11-20T22:00:00Z')), '2026-11-21')
  assert.equal(daysBetween('2026-02-27', '2026-03-02'), 3)
  assert.equal(addDays('2026-12-31', 1), '2027-01-01')
  assert.deepEqual(['2028-02-29', '2026-02-29', '2026-13-01', '26-01-01'].map(isPlainDate), [
    true,
    false,
    false,
    false,
  ])
})

test('folding makes one of what Arabic readers take for one', () => {
  for (const text of ['الإِسْكان', 'الأسكان', 'الٱسكان', 'الاسكـــان']) assert.equal(fold(text), 'الاسكان')
  assert.equal(fold('شقة'), fold('شقه'))
  assert.equal(fold('مستشفى'), fold('مستشفي'))
  // As a Persian keyboard writes them.
  assert.equal(fold('\u06a9تاب'), fold('كتاب'))
  assert.equal(fold('عل\u06cc'), fold('علي'))
  assert.equal(fold('Café, ٢٠٢٦!'), 'cafe 2026')
  assert.equal(withoutArticle('والاسكان'), 'اسكان')
  assert.equal(withoutArticle('الف'), 'الف')
})

test('a day of Cairo begins at its midnight, in winter, in summer and in the nights the clocks change', () => {
  const starts = { '2026-01-10': '22', '2026-07-10': '21', '2026-04-24': '22', '2026-10-30': '22' }
  for (const [day, hour] of Object.entries(starts)) {
    const before = addDays(day, -1)
    assert.equal(startOfDay(day).toISOString(), `${before}T${hour}:00:00.000Z`)
  }
  // Half past midnight in Cairo is the evening before elsewhere.
  assert.equal(startOfYesterday(new Date('2026-01-10T22:30:00Z')).toISOString(), '2026-01-09T22:00:00.000Z')
})

test('what day it is in Cairo does not depend on what was asked before', () => {
  const days = { '2026-01-10T21:59:59.999Z': '2026-01-10', '2026-01-10T22:00:00Z': '2026-01-11' }
  for (let round = 0; round < 2; round++)
    for (const [instant, day] of Object.entries(days)) assert.equal(cairoDate(new Date(instant)), day)
})

test('numbers are read without the invisible signs that come along when they are copied', () => {
  for (const sign of [
    '\u061c',
    '\u200e',
    '\u200f',
    '\u202a',
    '\u202e',
    '\u2066',
    '\u2069',
    '\u200b',
    '\ufeff',
  ]) {
    assert.equal(readIdentifier(`${sign}٠١٠ 12${sign}`), '010 12')
    assert.equal(decimalOf(`${sign}١٢٬٣٤٥٫٥`), '12345.5')
    assert.equal(stripBidi(`a${sign}`).length, '\u200b\ufeff'.includes(sign) ? 2 : 1)
  }
})
