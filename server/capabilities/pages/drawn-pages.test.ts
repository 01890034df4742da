// Stored pages: found while what they show stands and for a while, gone with it, and never more than their share of memory.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readyOf } from '../../platform/http/encodings.ts'
import { createDrawnPages, isStorable } from './drawn-pages.ts'

const page = (text: string) => ({ ...readyOf(Buffer.from(text)), policy: `policy of ${text}` })

const opened = () => {
  const state = { sources: [{}, {}] as object[] | undefined, now: 0 }
  const pages = createDrawnPages({ sources: () => state.sources, now: () => state.now })
  return { state, pages }
}

test('a page is found until what it shows has changed, or ten seconds are over', () => {
  const { state, pages } = opened()
  const first = page('first')
  pages.begin('/')(first)
  assert.equal(pages.find('/'), first)
  assert.equal(pages.find('/services'), undefined)
  state.now = 9_999
  assert.equal(pages.find('/'), first)
  state.now = 10_000
  assert.equal(pages.find('/'), undefined)
  pages.begin('/')(first)
  state.sources = [{}, state.sources?.[1] ?? {}]
  assert.equal(pages.find('/'), undefined)
})

test('a page that was being drawn while something changed is not stored', () => {
  const { state, pages } = opened()
  const store = pages.begin('/')
  state.sources = [{}, {}]
  store(page('old'))
  assert.equal(pages.find('/'), undefined)
})

test('nothing is stored while there are no sources', () => {
  const { state, pages } = opened()
  pages.begin('/')(page('open'))
  state.sources = undefined
  assert.equal(pages.find('/'), undefined)
  pages.begin('/')(page('closing'))
  state.sources = [{}, {}]
  assert.equal(pages.find('/'), undefined)
})

test('pages make room for newer ones', () => {
  const { pages } = opened()
  const large = 'x'.repeat(6 * 1024 * 1024)
  for (const path of ['/a', '/b', '/c']) pages.begin(path)(page(large))
  assert.equal(pages.find('/a'), undefined)
  assert.ok(pages.find('/b'))
  assert.ok(pages.find('/c'))
})

test('a page is stored under its own address and its language alone, not under every way to write them', () => {
  const stored = (address: string) => isStorable(new URL(address, 'https://portal.example'))
  for (const address of [
    '/',
    '/services',
    '/services/LIBRARY_CARD',
    '/track',
    '/services?lang=en',
    '/?lang=ar',
  ])
    assert.ok(stored(address), address)
  for (const address of [
    '/Services',
    '/sERVICES',
    '/%73ervices',
    '/services/LIBRARY%5FCARD',
    '/services/library_CARD',
    '/services//LIBRARY_CARD',
    '/services?lang=1',
    '/services?lang=en&lang=en',
    '/services?lang=en&x=1',
    '/services?x=1',
  ])
    assert.ok(!stored(address), address)
})
