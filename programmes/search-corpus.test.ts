// The corpus: the right answer stands first for at least 95 of 100 queries, over the texts of all shipped programmes.

import assert from 'node:assert/strict'
import { existsSync } from 'node:fs'
import { test } from 'node:test'
import { readServiceFolders } from '@bawaba/server/capabilities/catalogue/index.ts'
import {
  createSearchIndex,
  pageSource,
  type SearchSource,
  serviceSources,
  type Viewer,
} from '@bawaba/server/capabilities/search/index.ts'
import { installed } from '@bawaba/server/programmes.ts'
import { corpus, unanswered } from './search-corpus.fixture.ts'
import { phrases } from './search-phrases.fixture.ts'

const entries = installed
  .flatMap(({ services }) => (services ? readServiceFolders(services) : []))
  .map(definition => ({ row: { slug: definition.serviceSlug, definition } }))
const mark = {}
const catalogue = { mark: () => mark, all: () => entries, isVisible: () => true }
/** Those of a programme that may have been deleted. */
const sources = [
  ['housing/server/project-source.ts', 'projectSource'],
  ['electricity/server/power-cuts/source.ts', 'powerCutSource'],
] as const
const programmeSources: SearchSource[] = await Promise.all(
  sources
    .map(([file, name]) => ({ address: new URL(file, import.meta.url), name }))
    .filter(({ address }) => existsSync(address))
    .map(async ({ address, name }) => {
      const found = (await import(address.href))[name]
      return typeof found === 'function' ? found(() => []) : found
    }),
)
const items = [...serviceSources(catalogue as never), pageSource, ...programmeSources].flatMap(source =>
  source.items().map(item => ({ kind: source.kind, item })),
)
const index = createSearchIndex(items)
const ids = new Set(items.map(({ item }) => item.id))
const visitor: Viewer = { actor: { mode: 'VISITOR', claimed: 'CITIZEN' }, device: 'web' }
const firstOf = (query: string) => index.search(query, visitor, true)[0]?.item.id

test('the right answer stands first for 95 of 100 queries at least', () => {
  const rows = corpus.filter(([, first]) => ids.has(first))
  const wrong = rows
    .map(([query, first, why]) => ({ query, first, why, answer: firstOf(query) }))
    .filter(({ first, answer }) => answer !== first)
  const list = wrong.map(({ query, first, why, answer }) => `${query} (${why}): ${answer}, not ${first}`)
  assert.ok(corpus.length >= 60)
  assert.ok(wrong.length <= rows.length * 0.05, list.join('\n'))
})

test('of what people say in their own words nine of ten lead among three answers to what they mean', () => {
  const rows = phrases.filter(([, ...means]) => means.some(id => ids.has(id)))
  const lost = rows.filter(([phrase, ...means]) => {
    const shown = index.search(phrase, visitor).slice(0, 3)
    return shown.every(({ item }) => !means.includes(item.id))
  })
  assert.ok(rows.length > 30)
  assert.ok(lost.length <= rows.length * 0.1, lost.map(([phrase]) => phrase).join('\n'))
})

test('what nothing answers is not answered', () => {
  for (const query of unanswered) assert.equal(firstOf(query), undefined, query)
})

// Of the service that the platform itself brings: programmes may have been deleted.
test('the questions of services are found by those who may read them alone', () => {
  const found = (viewer: Viewer) =>
    index.search('هل تؤثر الشكوى على طلباتي', viewer).filter(({ kind }) => kind === 'faq').length
  assert.equal(found(visitor), 0)
  assert.ok(found({ ...visitor, actor: { mode: 'CITIZEN' } as Viewer['actor'] }) > 0)
})

test('a query of ten thousand characters costs next to nothing', () => {
  const words = corpus.map(([query]) => query).join(' ')
  const started = performance.now()
  for (const query of ['ا'.repeat(10_000), words.repeat(10).slice(0, 10_000)]) index.search(query, visitor)
  assert.ok(performance.now() - started < 500)
})
