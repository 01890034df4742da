// Titles, the language of a request, addresses in the other language, the files of a build.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { stripBidi } from '@bawaba/language/index.ts'
import { assetsOf } from '../entry/assets.ts'
import { titleOf } from './head.ts'
import { addressIn, languageOf, plainAddress } from './language-choice.ts'

test('a title names page, service and portal, each once, and a refused form first', () => {
  const title = (page: Parameters<typeof titleOf>[0]) => stripBidi(titleOf(page, 'Bawaba', 'en'))
  assert.equal(
    title({ title: 'Your details', service: 'Unit reservation' }),
    'Your details - Unit reservation - Bawaba',
  )
  assert.equal(title({ title: 'Bawaba' }), 'Bawaba')
  assert.equal(title({ title: 'Sign in', failed: true }), 'Error: Sign in - Bawaba')
})

test('the address decides the language, then the cookie, then Arabic', () => {
  const of = (query: string, cookie?: string) => languageOf(new URLSearchParams(query), cookie)
  assert.equal(of('lang=en', 'ar'), 'en')
  assert.equal(of('', 'en'), 'en')
  assert.equal(of('lang=fr', 'de'), 'ar')
})

test('the other language keeps the page and its query', () => {
  assert.equal(addressIn('en', '/services?q=a#search'), '/services?q=a&lang=en')
  assert.equal(addressIn('ar', '/services?lang=en'), '/services?lang=ar')
  assert.equal(plainAddress('https://portal.example/services?lang=en&q=a#x'), '/services?q=a#x')
})

test('the files of an app: its entry, the chunks it needs at once, its stylesheet', () => {
  const assets = assetsOf({
    'a.tsx': { file: 'assets/a.js', isEntry: true, imports: ['b', 'c'] },
    b: { file: 'assets/b.js', imports: ['c'] },
    c: { file: 'assets/c.js' },
    lazy: { file: 'assets/lazy.js' },
    'style.css': { file: 'assets/s.css' },
    // Of a part that fetches its own when it is seen.
    'map.css': { file: 'assets/m.css' },
  })
  assert.deepEqual(assets, {
    script: '/assets/a.js',
    preloads: ['/assets/b.js', '/assets/c.js'],
    styles: ['/assets/s.css'],
  })
})
