// Patterns run by the linear engine: the same verdict as the platform's own matcher, and never a long wait.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createContext, Script } from 'node:vm'
import fc from 'fast-check'
import { withLatinDigits } from './linear-pattern.ts'
import { loadLinearEngine } from './patterns.ts'
import { matcherOf, needsEngine } from './proven-patterns.ts'

/** Milliseconds that this process has been at work: what else the machine does is not counted. */
const cpuTime = () => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

const engine = await loadLinearEngine()

const native = (source: string, text: string): boolean => new RegExp(`^(?:${source})$`).test(text)

const apart = createContext({})
const matching = new Script("new RegExp('^(?:' + source + ')$').test(text)")
/** The same within half a second: on some patterns the platform's matcher does not come to an end. */
const nativeInTime = (source: string, text: string): boolean | undefined => {
  try {
    return matching.runInContext(Object.assign(apart, { source, text }), { timeout: 500 })
  } catch (error) {
    if ((error as { code?: string }).code === 'ERR_SCRIPT_EXECUTION_TIMEOUT') return undefined
    throw error
  }
}

const accepted: [source: string, fits: string, not: string][] = [
  ['(a+)+$', 'aaa', 'aab'],
  ['^(.*),(.*)$', 'a,b', 'ab'],
  ['(\\w+\\s?)*', 'one two', 'one  two'],
  ['\\d+\\d+', '12', '1'],
  ['(Cairo|Cai)ro?', 'Cairo', 'Ca'],
  ['[\\s\\S]*x', 'a\u00a0\nx', 'a'],
  ['[\\u0600-\\u06ff ]+\\s[\\u0600-\\u06ff ]+', 'نهى محمود', 'نهى'],
  ['\\bA\\d+\\b.*', 'A1 x', 'xA1'],
  ['.*[[]x].*', 'a[x]', 'ax'],
  ['\\/a?a?\\-', '/aa-', '/aaa-'],
]
for (const [source, fits, not] of accepted)
  test(`${source} needs the engine, and runs`, () => {
    assert.ok(needsEngine(source))
    const compiled = matcherOf(source, engine)
    assert.ok('matcher' in compiled, 'refused' in compiled ? compiled.refused : '')
    assert.equal(compiled.matcher.test(fits), true)
    assert.equal(compiled.matcher.test(not), false)
    assert.ok('refused' in matcherOf(source), 'without an engine it is refused')
  })

const refused = [
  '(?=a)a',
  '(?!a).',
  '(?<=a)b',
  '(?<!a)b',
  '(a)\\1',
  '(?<n>a)\\k<n>',
  '(?i)a',
  '(?i:a)',
  '\\p{L}',
  '\\cA',
  '[a',
  '(a',
  'a)',
  '*a',
  'a**',
  '[z-a]',
  'a{3,1}',
  '[^]',
  '[]',
  '\\',
  '\\ud800',
  '\\07',
  '(a{1000}){1000}',
  'a++',
  '\\Aa',
  'a\\z',
  '\\Qa\\E',
]
for (const source of refused)
  test(`${source.slice(0, 40)} is refused`, () => assert.throws(() => engine(source)))

test('an endless expression is refused', () => assert.ok('refused' in matcherOf('x'.repeat(501), engine)))

test('a proven pattern stays with the platform', () => {
  assert.equal(needsEngine('[A-Z]{3}'), false)
  const compiled = matcherOf('[A-Z]{3}')
  assert.ok('matcher' in compiled && compiled.matcher instanceof RegExp)
})

const atoms = [
  'a',
  'b',
  '-',
  '[ab]',
  '[^a]',
  '[^\\s]',
  '\\d',
  '\\D',
  '\\w',
  '\\W',
  '\\s',
  '\\S',
  '.',
  '\\.',
  '[\\s\\d]',
  '[\\S]',
  '[\\w-]',
  '\\u0633',
  '[\\u0600-\\u06ff]',
  '\\x41',
  '\\b',
  '\\B',
  '^',
  '$',
  '[a-c1[]',
  '\\/',
  'س',
]
const times = ['', '', '', '*', '+', '?', '{2}', '{1,3}', '{0,2}', '*?', '+?', '??']
const written = fc.letrec<{ expression: string; atom: string }>(tie => ({
  atom: fc.oneof(
    { maxDepth: 2 },
    fc.constantFrom(...atoms),
    tie('expression').map(inside => `(${inside})`),
    tie('expression').map(inside => `(?:${inside})`),
  ),
  expression: fc
    .array(fc.array(fc.tuple(tie('atom'), fc.constantFrom(...times)), { minLength: 1, maxLength: 4 }), {
      minLength: 1,
      maxLength: 2,
    })
    .map(alternatives =>
      alternatives
        .map(parts =>
          parts
            .map(
              ([atom, many]) => atom + (/[\^$bB]$/.test(atom) && atom.length < 3 && atom !== 'b' ? '' : many),
            )
            .join(''),
        )
        .join('|'),
    ),
}))
const characters = [
  'a',
  'b',
  'c',
  'A',
  '1',
  '٣',
  'س',
  ' ',
  '\n',
  '\r',
  '\u2028',
  '\u00a0',
  '-',
  '.',
  '_',
  '[',
  '/',
  'é',
  '',
]
const texts = fc.array(fc.constantFrom(...characters), { maxLength: 8 }).map(parts => parts.join(''))

test('random patterns give the verdict of the platform on random texts', () => {
  let compared = 0
  let fitted = 0
  fc.assert(
    fc.property(written.expression, fc.array(texts, { minLength: 5, maxLength: 5 }), (source, tried) => {
      let matcher: { test(text: string): boolean }
      try {
        matcher = engine(source)
      } catch {
        return
      }
      for (const text of tried) {
        const verdict = matcher.test(text)
        const expected = nativeInTime(withLatinDigits(source), text)
        if (expected === undefined) continue
        assert.equal(verdict, expected, `${source} on ${JSON.stringify(text)}`)
        compared++
        if (verdict) fitted++
      }
    }),
    { numRuns: 600 },
  )
  assert.ok(compared > 1500, `only ${compared} were compared`)
  assert.ok(fitted > 100, `only ${fitted} fitted`)
})

test('a seeded difference is caught: the engine without the translation', async () => {
  const { RE2JS } = await import('re2js')
  assert.notEqual(RE2JS.compile('\\s').testExact('\u00a0'), native('\\s', '\u00a0'))
  assert.equal(engine('\\s').test('\u00a0'), native('\\s', '\u00a0'))
})

const evil = [
  '(a+)+$',
  '(a*)*b',
  '(a|a)*b',
  '(a|aa)+b',
  '(.*)*x',
  '(a?){50}a{50}',
  '(\\w+\\s?)*!',
  '([a-z]+)*\\d',
  '(a+)+(b+)+(c+)+!',
  '^(([a-z])+.)+[A-Z]([a-z])+$',
  '(x+x+)+y',
  '.*.*.*.*.*=',
  '(a{1,30}){1,30}b',
  '(.+)+\\1?',
]
for (const source of evil)
  test(`${source} on 20,000 characters takes no long time`, () => {
    let matcher: { test(text: string): boolean }
    try {
      matcher = engine(source)
    } catch {
      // Refused at publishing: it never runs.
      return
    }
    for (const text of [
      `${'a'.repeat(19_999)}!`,
      `${'ab '.repeat(6_666)}!`,
      'x'.repeat(20_000),
      `${'a'.repeat(19_999)}b`,
    ]) {
      const began = cpuTime()
      matcher.test(text)
      const took = cpuTime() - began
      assert.ok(took < 1000, `${took} ms`)
    }
  })
