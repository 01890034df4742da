// The measures of leaves.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { drawnScale, turnedSize } from './leaves.ts'
import { isViewable } from './viewable.ts'

const leaf = { width: 600, height: 800 }

test('a leaf that lies on its side is as wide as it was high', () => {
  assert.deepEqual(turnedSize(leaf, 0), { width: 600, height: 800 })
  assert.deepEqual(turnedSize(leaf, 90), { width: 800, height: 600 })
  assert.deepEqual(turnedSize(leaf, 180), { width: 600, height: 800 })
})

test('no canvas becomes larger than a browser can hold', () => {
  assert.equal(drawnScale(leaf, 2), 2)
  assert.equal(drawnScale(leaf, 100) * leaf.height, 4096)
})

test('pictures and PDFs are viewed, office documents are downloaded', () => {
  assert.equal(isViewable('application/pdf'), true)
  assert.equal(isViewable('image/png'), true)
  assert.equal(isViewable('application/vnd.openxmlformats-officedocument.wordprocessingml.document'), false)
  assert.equal(isViewable('toString'), false)
})
