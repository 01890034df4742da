// The scan finds what the modules hold: every message of every module of messages, word by word.

import assert from 'node:assert/strict'
import { globSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { productId, productTexts } from './product-texts.ts'
import { textsIn } from './scan.ts'

const root = join(import.meta.dirname, '../../..')
type Words = string | Record<string, string>
type Message = { ar: Words; en: Words }
const hasBoth = (value: unknown): value is Message =>
  typeof value === 'object' && value !== null && 'ar' in value && 'en' in value
/** A table of messages by language is none itself. */
const isMessage = (value: unknown): value is Message => hasBoth(value) && !hasBoth(value.ar)
const messagesOf = (value: unknown): Message[] =>
  isMessage(value)
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(messagesOf)
      : []
const forms = (words: Words) => (typeof words === 'string' ? { other: words } : words)

test('every message of every module is found in its source', async () => {
  const paths = globSync(
    '{contract,forms,programmes,server,ui,web}/**/*{messages,errors/*,detail-keys,role-names}.ts',
    {
      cwd: root,
      exclude: path => /node_modules|dist|gallery/.test(path),
    },
  )
  assert.ok(paths.length > 100)
  // A module may show a text of another one.
  const found = new Set((await productTexts()).map(({ own }) => JSON.stringify(own)))
  let count = 0
  for (const path of paths) {
    const module = (await import(join(root, path))) as object
    for (const { ar, en } of messagesOf(module)) {
      count += 1
      assert.ok(found.has(JSON.stringify({ ar: forms(ar), en: forms(en) })), `${path}: ${JSON.stringify(en)}`)
    }
  }
  assert.ok(count > 1500, String(count))
})

test('texts of one page are gathered from wherever they stand, each once', async () => {
  const texts = await productTexts()
  assert.equal(new Set(texts.map(({ id }) => id)).size, texts.length)
  const home = productId({ ar: { other: 'الرئيسية' }, en: { other: 'Home' } })
  assert.ok(texts.find(({ id }) => id === home)?.place.startsWith('web/'))
  assert.ok(texts.every(({ place }) => !/\.test\.|node_modules|[/]calls[/]/.test(place)))
})

test('quotes, escapes, comments and plural forms are read as the language reads them', () => {
  const source = String.raw`export const messages = {
  quoted: { ar: "قال 'نعم'", en: "It's \"so\"\u2026" },
  // A note.
  counted: {
    ar: { zero: 'ص', one: 'و', two: 'ث', few: 'ق', many: 'ك', other: '{count}' },
    // Two alone.
    en: {
      one: '{count} day',
      other: '{count} days',
    },
  },
  none: { ar: text, en: 'x' },
}`
  assert.deepEqual(
    textsIn(source).map(({ name, forms: own }) => [name, own.en]),
    [
      ['quoted', { other: `It's "so"…` }],
      ['counted', { one: '{count} day', other: '{count} days' }],
    ],
  )
})
