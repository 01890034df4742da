// docs/security/abuse.md promises tests: each title that it quotes is one of a test that is there.

import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { root } from './processes.ts'

/** What the rows of the tables quote. */
const titlesIn = (text: string): string[] =>
  text
    .split('\n')
    .filter(line => line.startsWith('|'))
    .flatMap(line => [...line.matchAll(/"([^"]{20,})"/g)].map(([, title = '']) => title))

const sources = globSync('{server,programmes,web,contract,forms,language,journeys}/**/*.{test,spec}.ts', {
  cwd: root,
  exclude: ['**/node_modules/**'],
}).map(file => readFileSync(join(root, file), 'utf8'))
const missingIn = (text: string): string[] =>
  titlesIn(text).filter(title => !sources.some(source => source.includes(title)))

test('every test that the list of abuses quotes is there', () => {
  const list = readFileSync(join(root, 'docs/security/abuse.md'), 'utf8')
  assert.ok(titlesIn(list).length > 30)
  assert.deepEqual(missingIn(list), [])
  assert.deepEqual(missingIn('| Visitor | "a test that nobody has ever written" |'), [
    'a test that nobody has ever written',
  ])
})
