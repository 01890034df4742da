// What a camera may give a question: the pictures that it takes, as an input names them.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { picturesOf } from './limits.ts'

test('a camera is for questions that take pictures, in the types they take', () => {
  assert.equal(picturesOf({ extensions: ['pdf', 'jpg', 'jpeg', 'png'] }), 'image/jpeg,image/png')
  assert.equal(picturesOf({ extensions: ['PDF', 'docx'] }), '')
  assert.equal(picturesOf({}), 'image/jpeg,image/png')
})
