import assert from 'node:assert/strict'
import { test } from 'node:test'
import { marksOf } from './marks.ts'
import { createSearch } from './search.ts'
import { createSearchIndex } from './search-index.ts'
import type { SearchItem, Viewer } from './source.ts'

const viewer: Viewer = { actor: { mode: 'VISITOR', claimed: 'CITIZEN' }, device: 'web' }
const item = (id: string, ar: string, en = '', part: Partial<SearchItem> = {}): SearchItem => ({
  id,
  title: { ar, en },
  text: { ar: '', en: '' },
  path: `/services/${id}`,
  ...part,
})
const indexOf = (...items: SearchItem[]) =>
  createSearchIndex(items.map(one => ({ kind: 'service', item: one })))
const idsOf = (index: ReturnType<typeof indexOf>, query: string, isOpen = false) =>
  index.search(query, viewer, isOpen).map(({ item: { id } }) => id)

const index = indexOf(
  item('housing', 'حجز وحدة في الإسكان', 'Reserve a home'),
  item('connection', 'توصيل الكهرباء لأول مرة', '', { text: { ar: 'الإسكان والمرافق', en: '' } }),
  item('year', 'كشف عام ٢٠٢٦'),
)

test('C1: other spellings of one Arabic word find the same, best first', () => {
  for (const query of ['اسكان', 'إسكان', 'الاسكان', 'الإسكان', 'إِسْكان', 'اسكـان'])
    assert.deepEqual(idsOf(index, query), ['housing', 'connection'], query)
  assert.deepEqual(idsOf(index, 'كهربا'), ['connection'])
  assert.deepEqual(idsOf(index, 'وحده'), ['housing'])
})

test('C1: digits of any script find the same', () => {
  for (const query of ['٢٠٢٦', '2026', '۲۰۲۶']) assert.deepEqual(idsOf(index, query), ['year'])
})

test('where nothing has all words, those that have half of them are said to be partial', () => {
  assert.deepEqual(idsOf(index, 'توصيل غاز'), ['connection'])
  assert.equal(index.search('توصيل غاز', viewer)[0]?.isPartial, true)
  assert.equal(index.search('توصيل الكهرباء', viewer)[0]?.isPartial, false)
  assert.deepEqual(idsOf(index, 'توصيل غاز طبيعي'), [])
  assert.deepEqual(idsOf(index, ' ؟ '), [])
})

test('a short title that is found whole comes before a long one, the exact word before a mistyped one', () => {
  const library = indexOf(item('family', 'بطاقة مكتبة للأسرة'), item('card', 'بطاقة مكتبة'))
  assert.deepEqual(idsOf(library, 'بطاقة مكتبة'), ['card', 'family'])
  const alike = indexOf(item('wrong', 'فحص'), item('right', 'قحص'))
  assert.deepEqual(idsOf(alike, 'قحص'), ['right', 'wrong'])
})

test('what a viewer may not know of is not found, not counted, and changes no order', () => {
  const secret = item('secret', 'خدمة سرية', '', { isFor: () => false })
  assert.deepEqual(idsOf(indexOf(secret), 'خدمة سرية'), [])
  const beside = indexOf(secret, item('open', 'خدمة عامة'))
  assert.deepEqual(idsOf(beside, 'خدمة سرية'), ['open'])
})

test('marks stand on the words as they were written, with their signs and isolates', () => {
  const text = 'ادفع «فَواتِيرَك» \u2066R5\u2069 اليوم'
  const words = new Set(['فواتيرك', 'r5'])
  const marked = marksOf(text, words).map(([start, end]) => text.slice(start, end))
  assert.deepEqual(marked, ['فَواتِيرَك', 'R5'])
  assert.deepEqual(marksOf('', words), [])
})

test('the index is built anew when a source has other items, and only then', () => {
  let items = [item('one', 'أول')]
  let calls = 0
  const search = createSearch(() => [
    {
      kind: 'service',
      items: () => {
        calls += 1
        return items
      },
    },
  ])
  assert.equal(search.search('ثان', viewer, false).length, 0)
  items = [...items, item('two', 'ثان')]
  assert.equal(search.search('ثان', viewer, false)[0]?.item.id, 'two')
  assert.equal(search.find('service', 'two', viewer)?.item.id, 'two')
  assert.equal(search.find('service', 'three', viewer), undefined)
  assert.equal(calls, 4)
})
