// The signed text of a letter, and its number as people type it.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { letterNumber, typedLetterNumber } from './letter-number.ts'
import { type LetterText, readLetterText, writeLetterText } from './letter-text.ts'
import { readReceipt } from './receipt-text.ts'

const letter: LetterText = {
  number: 'L26-4821-9037-5512',
  ID: 'LIBC-2026-000123-7',
  serviceSlug: 'LIBRARY_CARD',
  title: { ar: 'شهادة', en: 'Certificate' },
  issuedOn: '2026-11-25',
  validUntil: '',
  facts: [
    { label: { ar: 'الاسم', en: 'Name' }, value: { ar: 'Layla', en: 'Layla' } },
    { label: { ar: 'الفرع', en: 'Branch' }, value: { ar: 'النهر', en: 'River' } },
  ],
  digest: 'abc',
}

test('what was written is read', () => {
  assert.deepEqual(readLetterText(writeLetterText(letter)), letter)
})

test('texts of another kind or form are no letter', () => {
  const parts = JSON.parse(writeLetterText(letter)) as unknown[]
  const others = [
    ['bawaba-receipt-1', ...parts.slice(1)],
    ['bawaba-letter-2', ...parts.slice(1)],
    parts.slice(0, -1),
    [...parts, 'more'],
    parts.with(1, 7),
    parts.with(4, []),
    parts.with(4, ['a', 'b', 'c']),
    parts.with(7, [['no list']]),
    parts.with(7, 'facts'),
  ]
  for (const other of others)
    assert.equal(readLetterText(JSON.stringify(other)), undefined, JSON.stringify(other))
  for (const text of ['', '{', 'null', '[]', '"bawaba-letter-1"'])
    assert.equal(readLetterText(text), undefined)
  assert.equal(readReceipt(writeLetterText(letter)), undefined)
})

test('a number is read as people type it', () => {
  const number = letterNumber(2026, '482190375512')
  assert.equal(number, 'L26-4821-9037-5512')
  for (const typed of [
    number,
    ' l26-4821-9037-5512 ',
    'L26 4821 9037 5512',
    'L26482190375512',
    'L26–4821–9037–5512',
    'L٢٦-٤٨٢١-٩٠٣٧-٥٥١٢',
    'l۲۶ ۴۸۲۱ ۹۰۳۷ ۵۵۱۲',
    'L26\u200b-4821-\u20669037-5512\u2069',
    'L26−4821‑9037—5512',
  ])
    assert.equal(typedLetterNumber(typed), number, typed)
  for (const typed of ['', 'L26', 'L26-4821-9037-551', 'X26-4821-9037-5512', 'L26-4821-9037-55123'])
    assert.equal(typedLetterNumber(typed), undefined, typed)
})
