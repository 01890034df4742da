// Names are stable, different for different texts, and end at a limit.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createStatementNames } from './statement-names.ts'

test('a text has one name, in every process the same', () => {
  const nameOf = createStatementNames()
  assert.equal(nameOf('select 1'), 'b822ae07d4783158b')
  assert.equal(nameOf('select 1'), createStatementNames()('select 1'))
  assert.notEqual(nameOf('select 1'), nameOf('select 2'))
})

test('beyond the limit new texts go unnamed and known ones keep their name', () => {
  const nameOf = createStatementNames(2)
  const first = nameOf('a')
  assert.ok(nameOf('b'))
  assert.equal(nameOf('c'), undefined)
  assert.equal(nameOf('a'), first)
})
