// What a case worker is offered next.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { byDue, nextViewOf } from './next-view.ts'

test('late requests come before assigned ones, and these before unassigned ones', () => {
  assert.equal(nextViewOf({ late: 1, mine: 2, unassigned: 3 }), 'late')
  assert.equal(nextViewOf({ late: 0, mine: 2, unassigned: 3 }), 'mine')
  assert.equal(nextViewOf({ late: 0, mine: 0, unassigned: 3 }), 'unassigned')
  assert.equal(nextViewOf({}), undefined)
})

test('their own requests and those of nobody are one list by what is due, without end last', () => {
  const [soon, later, open] = [
    { id: 'soon', dueAt: '2026-03-01T00:00:00Z' },
    { id: 'later', dueAt: '2026-03-02T00:00:00Z' },
    { id: 'open', dueAt: null },
  ]
  assert.deepEqual(byDue([open, later], [soon]), [soon, later, open])
})
