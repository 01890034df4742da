// What a camera may give a question: the pictures that it takes, as an input names them.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fileError, picturesOf, unsentError } from './limits.ts'

test('a camera is for questions that take pictures, in the types they take', () => {
  assert.equal(picturesOf({ extensions: ['pdf', 'jpg', 'jpeg', 'png'] }), 'image/jpeg,image/png')
  assert.equal(picturesOf({ extensions: ['PDF', 'docx'] }), '')
  assert.equal(picturesOf({}), 'image/jpeg,image/png')
})

test('a browser sends what the server may accept by its content', () => {
  const pictures = { extensions: ['pdf', 'png'] }
  for (const name of ['card.jpg', 'photo.jfif', 'photo', 'صورة', 'scan 12.03.2026', 'a.PNG', 'a.webp'])
    assert.equal(unsentError({ name, size: 1 }, pictures), undefined, name)
  for (const name of ['notes.docx', 'setup.exe'])
    assert.equal(unsentError({ name, size: 1 }, pictures)?.key, 'wrongType', name)
  for (const name of ['photo.jpg', 'photo'])
    assert.equal(unsentError({ name, size: 1 }, { extensions: ['docx'] })?.key, 'wrongType', name)
  assert.equal(unsentError({ name: 'photo', size: 9 }, { ...pictures, maxSize: 8 })?.key, 'tooLarge')
})

test('an answer holds a file of the types that the question accepts', () => {
  assert.equal(fileError({ name: 'a.jfif', size: 1 }, { extensions: ['jpg'] }), undefined)
  assert.equal(fileError({ name: 'a.jpg', size: 1 }, { extensions: ['png'] })?.key, 'wrongType')
})
