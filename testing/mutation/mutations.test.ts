// The faults that `npm run mutate` seeds still fit the sources: a rule that was rewritten takes its fault along.

import assert from 'node:assert/strict'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { root } from '../processes.ts'
import { mutations } from './mutations.ts'

test('the text that a fault replaces stands in its file, once', () => {
  for (const { title, file, from, to } of mutations) {
    const count = readFileSync(join(root, file), 'utf8').split(from).length - 1
    assert.equal(count, 1, `${title}: ${file} holds it ${count} times`)
    assert.notEqual(from, to, title)
  }
})

test('the tests that should notice are there', () => {
  for (const { title, tests } of mutations) {
    assert.ok(tests.length > 0, title)
    for (const file of tests) assert.ok(/\.test\.ts$/.test(file) && existsSync(join(root, file)), file)
  }
})

test('no two faults have one title, and there are enough of them for a score', () => {
  assert.equal(new Set(mutations.map(({ title }) => title)).size, mutations.length)
  assert.ok(mutations.length >= 40)
})
