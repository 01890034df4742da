import assert from 'node:assert/strict'
import { test } from 'node:test'
import { longestName, nameError } from './own-names.ts'

test('a name has something in it and sixty characters at most, not counting the spaces around it', () => {
  assert.equal(nameError(' \n '), 'required')
  assert.equal(nameError(` ${'ن'.repeat(longestName)} `), undefined)
  assert.equal(nameError('ن'.repeat(longestName + 1)), 'tooLong')
  assert.equal(nameError('\u{1F600}'.repeat(longestName)), undefined)
})
