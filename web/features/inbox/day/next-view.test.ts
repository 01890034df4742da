// What a case worker is offered next.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { nextViewOf, takable } from './next-view.ts'

test('late requests come before assigned ones, and these before unassigned ones', () => {
  assert.equal(nextViewOf({ late: 1, mine: 2, unassigned: 3 }), 'late')
  assert.equal(nextViewOf({ late: 0, mine: 2, unassigned: 3 }), 'mine')
  assert.equal(nextViewOf({ late: 0, mine: 0, unassigned: 3 }), 'unassigned')
  assert.equal(nextViewOf({}), undefined)
})

test('a request of a colleague is not taken', () => {
  const [mine, free, theirs] = [{ assignee: { id: 'me' } }, { assignee: null }, { assignee: { id: 'other' } }]
  assert.deepEqual(takable([theirs, free, mine], 'me'), [free, mine])
})
