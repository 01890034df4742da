// The verdict on patterns: worked out where definitions are published, followed where forms are filled in.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { FieldEntry } from '../definition.ts'
import { platformKinds } from '../fields/index.ts'
import { accept } from './accept.ts'
import { definitionOf, textEntry, today } from './form.fixture.ts'
import type { PatternEngine } from './linear-pattern.ts'
import { loadLinearEngine, needsPatternEngine, publishedPatterns } from './patterns.ts'
import { linearPatternsOf, loadForms } from './proven-patterns.ts'
import { createForms } from './service.ts'
import { createStore } from './store.ts'

const engine = await loadLinearEngine()
const rows: FieldEntry = {
  label: 'rows',
  type: 'Array',
  uniforms: { type: 'Array' },
  fieldsSchema: { inner: textEntry({ regExp: '(\\w+\\s?)*' }) },
}
const definition = definitionOf({
  quick: textEntry({ regExp: '[A-Z]{3}' }),
  slow: textEntry({ regExp: '(a+)+' }),
  again: textEntry({ regExp: '(a+)+' }),
  rows,
})
const published = { ...definition, linearPatterns: linearPatternsOf(definition) }

test('the verdict names what is not proven, in rows too, each once', () =>
  assert.deepEqual(published.linearPatterns, ['(a+)+', '(\\w+\\s?)*']))

test('a browser runs what is proven itself, and the rest by the engine alone', () => {
  const ran: string[] = []
  const watched: PatternEngine = source => {
    ran.push(source)
    return engine(source)
  }
  const patterns = publishedPatterns(watched)
  const quick = patterns('^[A-Z]{3}$', published.linearPatterns)
  assert.ok('matcher' in quick && quick.matcher instanceof RegExp)
  assert.deepEqual([quick.matcher.test('ABC'), quick.matcher.test('ABCD')], [true, false])
  assert.deepEqual(ran, [])
  createForms(platformKinds, { patterns }).compile(published)
  assert.deepEqual(ran, ['(a+)+', '(a+)+', '(\\w+\\s?)*'])
  // Nobody has proven what a field handler brings.
  patterns('[A-Z]{3}', undefined)
  assert.equal(ran.at(-1), '[A-Z]{3}')
})

test('without the engine a pattern that needs it is refused, and so is what is no expression', () => {
  const patterns = publishedPatterns()
  assert.ok('refused' in patterns('(a+)+', published.linearPatterns))
  assert.ok('refused' in patterns('(a', []))
  assert.ok('matcher' in patterns('(a+)+', undefined))
})

test('the engine is fetched for a verdict that names a pattern, and for a field handler', () => {
  assert.equal(needsPatternEngine(published), true)
  const quick = { quick: textEntry({ regExp: '[A-Z]{3}' }) }
  assert.equal(needsPatternEngine(definitionOf(quick)), false)
  const lazy: FieldEntry = {
    ...rows,
    fieldsSchema: { inner: textEntry({ lazyLoad: { apiDependencies: [] } }) },
  }
  assert.equal(needsPatternEngine(definitionOf({ lazy })), true)
})

test('browser and server say the same of the same answers', async () => {
  const browser = createForms(platformKinds, { patterns: publishedPatterns(engine) }).compile(published)
  // A verdict that somebody forged is not what a server follows.
  const server = (await loadForms(platformKinds)).compile({ ...definition, linearPatterns: [] })
  const [shown, judged] = [browser.activity('APPLY'), server.activity('APPLY')]
  assert.ok(shown && judged)
  for (const [quick, slow, isRight] of [
    ['ABC', 'aaaa', true],
    ['ABCD', 'aaaa', false],
    ['ABC', `${'a'.repeat(1000)}b`, false],
  ] as const) {
    const answers = { quick, slow, again: 'a', rows: [{ inner: 'one two' }] }
    const errors = createStore(shown, answers).check('all', today)
    const verdict = accept(judged, answers, { today })
    assert.deepEqual(verdict.ok ? [] : verdict.faults, errors)
    assert.equal(verdict.ok, isRight)
  }
})
