// minEntries/maxEntries mean minCount/maxCount, at any depth; different values under both names are a finding.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { withOneCountName } from './count-names.ts'

const serviceWith = (rows: object) => ({
  serviceSlug: 'ROWS',
  activities: [{ activityId: 'APPLY', steps: [{ key: 'main', label: 'x', fieldsSchema: { rows } }] }],
})
const rowsOf = (rows: object) =>
  withOneCountName(serviceWith(rows)).activities[0]?.steps[0]?.fieldsSchema.rows

test('the other names of counts become minCount and maxCount, in place', () => {
  assert.equal(
    JSON.stringify(rowsOf({ label: 'x', minEntries: 1, maxEntries: 3, optional: true })),
    JSON.stringify({ label: 'x', minCount: 1, maxCount: 3, optional: true }),
  )
})

test('the questions of a row, and sections of a user model, are read the same way', () => {
  assert.deepEqual(rowsOf({ fieldsSchema: { files: { minEntries: 2 } } }), {
    fieldsSchema: { files: { minCount: 2 } },
  })
  assert.deepEqual(
    withOneCountName({ sections: [{ key: 'a', fieldsSchema: { files: { maxEntries: 2 } } }] }),
    { sections: [{ key: 'a', fieldsSchema: { files: { maxCount: 2 } } }] },
  )
})

test('one bound under both names is said once, two different ones stay for the check', () => {
  assert.deepEqual(rowsOf({ minCount: 1, minEntries: 1 }), { minCount: 1 })
  assert.deepEqual(rowsOf({ minCount: 1, minEntries: 2 }), { minCount: 1, minEntries: 2 })
})

test('what is no definition comes back as it is', () => {
  for (const value of [
    undefined,
    null,
    3,
    'x',
    [],
    { activities: 3 },
    { activities: [null, { steps: 'x' }] },
  ])
    assert.deepEqual(withOneCountName(value), value)
  assert.deepEqual(rowsOf({ minEntries: 'two' }), { minEntries: 'two' })
  let deep: object = { minEntries: 1 }
  for (let depth = 0; depth < 20_000; depth++) deep = { fieldsSchema: { rows: deep } }
  assert.doesNotThrow(() => rowsOf(deep))
})
