// When a center is closed, in both languages.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { closureWords, closedWords as isolatedWords } from './closure-words.ts'

/** Without the marks around each part. */
const closedWords = (...about: Parameters<typeof isolatedWords>) =>
  isolatedWords(...about).replaceAll(/[\u2066-\u2069]/g, '')

const reason = { ar: 'صيانة المبنى', en: 'Building repairs' }
const days = { from: '2026-11-24', until: '2026-11-26', reason }

test('days are named from the first to the last, a single day once', () => {
  assert.equal(closedWords('en', days), 'Closed from 24 November 2026 to 26 November 2026')
  assert.equal(closedWords('ar', days), 'مغلق من ٢٤ نوفمبر ٢٠٢٦ إلى ٢٦ نوفمبر ٢٠٢٦')
  assert.equal(closedWords('en', { ...days, until: '2026-11-24' }), 'Closed on 24 November 2026')
})

test('hours are those of Cairo’s clock, whatever the clock of the reader', () => {
  const hours = { from: '10:00', until: '24:00' }
  assert.equal(
    closedWords('en', { from: '2026-11-24', until: '2026-11-24', hours }),
    'Closed on 24 November 2026 from 10:00 am to 12:00 am',
  )
})

test('the reason follows in the language of its reader', () => {
  assert.match(closureWords('en', days), /: \P{L}?Building repairs\P{L}?$/u)
  assert.match(closureWords('ar', days), /: \P{L}?صيانة المبنى\P{L}?$/u)
})
