// Patterns of definitions: useful ones pass, ones that backtrack are refused, and what passes is quick.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { compilePattern } from './pattern.ts'

/** Milliseconds that this process has been at work: what else the machine does is not counted. */
const cpuTime = () => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

const accepted: [source: string, fits: string, not: string][] = [
  ['^[A-Z]{3}$', 'ABC', 'ABCD'],
  ['[A-Z]\\d-[A-Z]\\d{2}-\\d{3}', 'R5-B12-304', 'R5-B12-30'],
  ['\\d{4}(-\\d{4})*', '1234-5678-9012', '1234-'],
  ['(abc|def)?\\d+', 'abc12', 'abc'],
  ['[\\u0600-\\u06ff ]{2,40}', 'نهى محمود', 'Noha'],
  ['[^@\\s]+@[^@\\s]+', 'a@b', 'a@b@c'],
  ['\\+?\\d{8,15}', '+20100123', '+1'],
]
for (const [source, fits, not] of accepted)
  test(`${source} is accepted and tests the whole text`, () => {
    const pattern = compilePattern(source)
    assert.ok('regExp' in pattern, 'refused' in pattern ? pattern.refused : '')
    assert.ok(pattern.regExp.test(fits))
    assert.ok(!pattern.regExp.test(not))
    assert.ok(!pattern.regExp.test(`${fits}\n`))
  })

const refused = [
  '(a+)+$',
  '(a*)*',
  '(a|a)*',
  '(a|ab)(c|bcd)',
  '.*.*x',
  '\\d+\\d+',
  '(.*),(.*)',
  '([a-z]+)*!',
  '(a?)*',
  '(a|b|ab)*c',
  '(\\w+\\s?)*',
  'a{1,30}a{1,30}',
  '(x+x+)+y',
  '(?=a)a',
  '(?<n>a)',
  '\\1',
  '\\bword',
  '\\p{L}',
  '[a',
  '(a',
  'a)',
  '*a',
  'a**',
  '[z-a]',
  'a{3,1}',
  'a{',
  'x'.repeat(501),
]
for (const source of refused)
  test(`${source.slice(0, 40)} is refused`, () => assert.ok('refused' in compilePattern(source)))

test('what is accepted agrees with the native matcher and never takes long', () => {
  const atom = fc.constantFrom('a', 'b', '[ab]', '[^a]', '\\d', '.', '(a|b)', '(ab)', '(?:ba)')
  const times = fc.constantFrom('', '', '+', '*', '?', '{2}', '{1,3}')
  const source = fc
    .array(fc.tuple(atom, times), { minLength: 1, maxLength: 5 })
    .map(parts => parts.map(part => part.join('')).join(''))
  let proven = 0
  fc.assert(
    fc.property(source, fc.constantFrom('a', 'ab', 'b', '1', 'ba'), (written, piece) => {
      const pattern = compilePattern(written)
      if ('refused' in pattern) return
      proven++
      const began = cpuTime()
      pattern.regExp.test(`${piece.repeat(20_000)}!`)
      assert.ok(cpuTime() - began < 300, written)
    }),
    { numRuns: 2000 },
  )
  assert.ok(proven > 200, `only ${proven} were accepted`)
})
