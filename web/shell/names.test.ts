// Which telephone numbers stand first.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { hotlinesFor, hotlinesOf } from './names.ts'

const numbers = (categoryIds: string[]) => hotlinesFor(undefined, { categoryIds }).map(({ number }) => number)

test('the hotline of the service’s programme stands first, the others stay in their order', () => {
  const all = hotlinesOf(undefined).map(({ number }) => number)
  assert.deepEqual(all, ['19010', '121'])
  assert.deepEqual(numbers(['electricity']), ['121', '19010'])
  assert.deepEqual(numbers(['housing']), all)
  assert.deepEqual(numbers(['library']), all)
})
