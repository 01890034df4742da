// What people are asked about themselves is compiled in pages that load no engine for patterns.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { linearPatternsOf } from '@bawaba/forms/engine/proven-patterns.ts'
import { modelsWith } from './models.ts'

test('every pattern of a user model is proven quick', () => {
  const models = modelsWith([])
  assert.ok(models.some(model => JSON.stringify(model).includes('regExp')))
  assert.deepEqual(models.flatMap(linearPatternsOf), [])
})
