// The compiled size of expressions: what is counted, and that nothing within the bound takes long.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { largestPattern, patternSize } from './pattern-size.ts'
import { loadLinearEngine } from './patterns.ts'
import { matcherOf } from './proven-patterns.ts'

const sizes: [string, number][] = [
  ['abc', 3],
  ['^abc$', 3],
  ['a{30}', 30],
  ['(a{30}){30}', 900],
  ['(?:ab?){3,5}', 18],
  ['[{}()|*]{4}', 4],
  ['\\{\\(x{2}', 4],
  ['a|b|c', 5],
  ['a*b+', 4],
  ['(a{10}){2,}', 21],
  ['((((a{9}){9}){9}){9}){9}', 59_049],
]
for (const [source, size] of sizes)
  test(`${source} counts for ${size}`, () => assert.equal(patternSize(source), size))

test('a pattern that the engine would run is refused above the bound, and one below it is quick', async () => {
  const engine = await loadLinearEngine()
  const large = [
    '(?:(?:a?){30}){33}',
    '(?:a?){400}a{200}',
    '(?:a?a?){500}'.repeat(20),
    '(?:(?:a?){9}){9}'.repeat(4),
  ]
  for (const source of large) {
    const compiled = matcherOf(source, engine)
    assert.ok('refused' in compiled && compiled.key === 'patternTooLarge', source)
  }
  const within = '(?:a?){240}'
  assert.ok(patternSize(within) <= largestPattern)
  const compiled = matcherOf(within, engine)
  assert.ok('matcher' in compiled)
  assert.equal(compiled.matcher.test('a'.repeat(240)), true)
})
