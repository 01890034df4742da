// Chapters of a story in the books of a simulator: what is forgotten, and that it stays forgotten.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createChapters } from './chapters.ts'

type Entry = { bill: number }
const bills = (entries: readonly Entry[]) => entries.map(({ bill }) => bill)

test('a chapter that is told again forgets what it wrote before, and nothing else', () => {
  const disk: Entry[] = []
  const books = createChapters<Entry>([], records => disk.push(...records))
  books.commit([{ bill: 1 }])
  books.open('homes')
  books.commit([{ bill: 2 }])
  books.close()
  books.commit([{ bill: 3 }])
  books.open('more')
  books.commit([{ bill: 4 }])
  const again = createChapters<Entry>(disk, records => disk.push(...records))
  assert.deepEqual(bills(again.entries), [1, 2, 3, 4])
  again.open('more')
  again.commit([{ bill: 5 }])
  assert.deepEqual(bills(again.entries), [1, 2, 3, 5])
  assert.deepEqual(bills(createChapters<Entry>(disk, () => undefined).entries), [1, 2, 3, 5])
})
