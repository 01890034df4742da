import assert from 'node:assert/strict'
import { test } from 'node:test'
import { findable, search } from './search.ts'

const items = [
  findable('housing', [
    { text: 'حجز وحدة في الإسكان', weight: 3 },
    { text: 'Reserve a home', weight: 3 },
  ]),
  findable('connection', [
    { text: 'توصيل الكهرباء لأول مرة', weight: 3 },
    { text: 'الإسكان والمرافق', weight: 1 },
  ]),
  findable('year', [{ text: 'كشف عام ٢٠٢٦', weight: 3 }]),
]

test('C1: other spellings of one Arabic word find the same, best first', () => {
  for (const query of ['اسكان', 'إسكان', 'الاسكان', 'الإسكان', 'إِسْكان', 'اسكـان']) {
    assert.deepEqual(search(query, items), ['housing', 'connection'], query)
  }
  assert.deepEqual(search('كهربا', items), ['connection'])
  assert.deepEqual(search('وحده', items), ['housing'])
})

test('C1: digits of any script find the same', () => {
  for (const query of ['٢٠٢٦', '2026', '۲۰۲۶']) assert.deepEqual(search(query, items), ['year'])
})

test('every word must be found; an empty query finds nothing', () => {
  assert.deepEqual(search('توصيل اسكان', items), ['connection'])
  assert.deepEqual(search('توصيل غاز', items), [])
  assert.deepEqual(search(' ؟ ', items), [])
})
