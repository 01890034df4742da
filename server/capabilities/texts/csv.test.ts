// Files of texts that contain only some plural forms of a text.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { OwnText } from '@bawaba/contract/entities/own-text.ts'
import { judge } from './csv.ts'

const ar = { zero: 'صفر', one: 'واحد', two: 'اثنان', few: 'قليل', many: 'كثير', other: 'غير ذلك' }
const en = { one: 'My day', other: 'My days' }
const text: OwnText = {
  id: 'DAYS',
  scope: 'product',
  place: 'days',
  own: { ar, en: { one: 'Day', other: 'Days' } },
  state: 'changed',
  written: { ar, en },
  revision: 1,
}
const judgeForm = (one: OwnText, form: string, words: string) =>
  judge([one], [{ line: 2, id: 'DAYS', form, revision: 1, ar: words, en: '' }], {
    writtenAt: () => undefined,
    errorsOf: () => [],
  })[0]

test('plural forms that a file omits keep their words', () => {
  assert.equal(judgeForm(text, 'few', ar.few)?.outcome, 'same')
  const changed = judgeForm(text, 'few', 'بضعة')
  assert.deepEqual([changed?.outcome, changed?.written], ['ready', { ar: { ...ar, few: 'بضعة' }, en }])
})

test('a row of a form that only Arabic has keeps the English words', () => {
  const english = { ...text, written: { en } }
  assert.deepEqual(judgeForm(english, 'few', '')?.outcome, 'same')
})
