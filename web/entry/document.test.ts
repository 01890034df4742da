// The document: what must be escaped is, nothing has a style attribute.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type DocumentParts, documentOf, escapeJson, inlineScripts } from './document.ts'

const parts: DocumentParts = {
  language: 'ar',
  theme: undefined,
  title: 'خدمات & "بوابة"',
  description: '<b>',
  address: { origin: 'https://portal.example', path: '/services' },
  assets: {
    script: '/assets/a.js',
    preloads: ['/assets/b.js'],
    styles: ['/assets/c.css'],
    fonts: ['/assets/d.woff2'],
  },
  body: '<main></main>',
  state: { text: '</script><script>alert(1)</script>' },
}

test('the state cannot end its script element', () => {
  assert.equal(escapeJson({ a: '<!--</script>' }), '{"a":"\\u003c!--\\u003c/script>"}')
  const html = documentOf(parts)
  assert.equal(html.includes('<script>alert'), false)
  assert.deepEqual(JSON.parse(html.match(/id="state">(.*?)<\/script>/)?.[1] ?? ''), parts.state)
})

test('texts are escaped, the scripts inside are those whose hashes the policy names, no element has a style', () => {
  const html = documentOf(parts)
  assert.ok(html.includes('<title>خدمات &amp; &quot;بوابة&quot;</title>'))
  assert.ok(html.includes('content="&lt;b&gt;"'))
  const inside = [...html.matchAll(/<script(?![^>]*(?: src=|application\/json))[^>]*>([\s\S]*?)<\/script>/g)]
  assert.deepEqual(
    inside.map(([, script]) => script),
    inlineScripts.map(({ text }) => text),
  )
  assert.equal(/\sstyle=/.test(html), false)
})

test('the first picture is asked for early: the one that the theme shows, or both with what decides', () => {
  const picture = { day: '/day.svg', night: '/night.svg' }
  const picturesOf = (theme: DocumentParts['theme']) =>
    [
      ...documentOf({ ...parts, theme, picture }).matchAll(
        /as="image" href="(.*?)" fetchpriority="high"(.*?)>/g,
      ),
    ].map(([, href, rest]) => `${href}${rest}`)
  assert.deepEqual(picturesOf('light'), ['/day.svg'])
  assert.deepEqual(picturesOf('dark'), ['/night.svg'])
  for (const theme of [undefined, 'system'] as const)
    assert.deepEqual(picturesOf(theme), [
      '/day.svg media="not all and (prefers-color-scheme: dark)"',
      '/night.svg media="(prefers-color-scheme: dark)"',
    ])
})

test('the script of a page that can be read without it comes last', () => {
  assert.ok(documentOf({ ...parts, isReadable: true }).includes('fetchpriority="low" src="/assets/a.js"'))
  assert.equal(documentOf(parts).includes('fetchpriority="low"'), false)
})

test('direction, theme, canonical address and alternates follow the language', () => {
  assert.ok(documentOf(parts).startsWith('<!doctype html><html lang="ar" dir="rtl"><head>'))
  const english = documentOf({ ...parts, language: 'en', theme: 'dark' })
  assert.ok(english.startsWith('<!doctype html><html lang="en" dir="ltr" data-theme="dark"><head>'))
  assert.ok(english.includes('<link rel="canonical" href="https://portal.example/services?lang=en">'))
  assert.ok(english.includes('hreflang="x-default" href="https://portal.example/services"'))
  assert.ok(documentOf({ ...parts, address: undefined }).includes('noindex'))
})
