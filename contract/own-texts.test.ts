import assert from 'node:assert/strict'
import { test } from 'node:test'
import { longestText, tooLong } from './own-texts.ts'

test('a text may be as long as it may, spaces around it aside', () => {
  const full = 'ك'.repeat(longestText.dueReason)
  assert.equal(tooLong(` ${full}\n`, 'dueReason'), undefined)
  assert.deepEqual(tooLong(`${full}ك`, 'dueReason'), { most: 1000, length: 1001 })
})

test('a character is one, however it is kept', () => {
  assert.equal(tooLong('😀'.repeat(longestText.keyName), 'keyName'), undefined)
})
