import assert from 'node:assert/strict'
import { test } from 'node:test'
import { longestName, nameFault } from './own-names.ts'

test('a name has something in it and sixty characters at most, not counting the spaces around it', () => {
  assert.equal(nameFault(' \n '), 'required')
  assert.equal(nameFault(` ${'ن'.repeat(longestName)} `), undefined)
  assert.equal(nameFault('ن'.repeat(longestName + 1)), 'tooLong')
  assert.equal(nameFault('\u{1F600}'.repeat(longestName)), undefined)
})
