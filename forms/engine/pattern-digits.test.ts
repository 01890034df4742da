// Patterns that authors write with the digits of any script; answers have Latin digits by then.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { loadLinearEngine, publishedPatterns } from './patterns.ts'
import { matcherOf, needsEngine } from './proven-patterns.ts'

const engine = await loadLinearEngine()

const rows: [source: string, fits: string[], not: string[]][] = [
  ['^[٠-٩]{14}$', ['29104120103458'], ['2910412010345', 'abc']],
  ['[۰-۹]+', ['12'], ['ab']],
  ['^[أ-ي]{3} [٠-٩]{3,4}$', ['سصع 123', 'سصع 1234'], ['سصع 12', 'abc 123']],
  ['^[\\u0600-\\u06FF\\s]+$', ['12 شارع التحرير'], ['12 Tahrir']],
  ['٣-\\u0664', ['3-4'], ['3-5']],
  ['[٥-٧٩]', ['5', '7', '9'], ['4', '8']],
  ['[-٠-٩]+', ['1-2'], ['a']],
  ['[٠-٩\\]]+', ['1]'], ['[']],
  ['[^0-9٠-٩]+', ['شارع'], ['شارع 12']],
  ['[^٠-٩]+', ['شارع'], ['شارع 12']],
  ['[^\\u0600-\\u06FF]+', ['12 Tahrir'], ['شارع']],
  ['[0-9]{2}[٠-٩]{2}', ['1234'], ['12']],
  ['\\[٣\\]', ['[3]'], ['3']],
]
for (const [source, fits, not] of rows)
  test(`${source} judges Latin digits as the author's digits, on the server and in the browser`, () => {
    const server = matcherOf(source, engine)
    const browser = publishedPatterns(engine)(source, needsEngine(source) ? [source] : [])
    assert.ok('matcher' in server && 'matcher' in browser)
    for (const { matcher } of [server, browser]) {
      for (const text of fits) assert.ok(matcher.test(text), text)
      for (const text of not) assert.ok(!matcher.test(text), text)
    }
  })

test('an ambiguous pattern runs in the linear engine with Latin digits', () => {
  const linear = matcherOf('(?:[٠-٩]+-?)+', engine)
  assert.ok('matcher' in linear)
  assert.ok(linear.matcher.test('12-34'))
  assert.ok(!linear.matcher.test('ab'))
})
