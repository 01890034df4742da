// The supervisor's table: sums by service and owner, and the list that each number opens.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { byOwner, byService, listOf, totalOf } from './workload-rows.ts'

const mona = { id: 'm', name: 'Mona', englishName: null }
const none = { late: 0, unassigned: 0, withStaff: 0, paused: 0, reopened: 0 }
const rows = [
  { ...none, serviceSlug: 'A', assignee: null, unassigned: 3, late: 1 },
  { ...none, serviceSlug: 'A', assignee: mona, withStaff: 2, paused: 1 },
  { ...none, serviceSlug: 'B', assignee: mona, withStaff: 4, reopened: 1 },
]

test('counts add up by service, by owner and in all', () => {
  assert.deepEqual(
    byService(rows).map(({ key, counts }) => [key, counts.unassigned, counts.withStaff]),
    [
      ['A', 3, 2],
      ['B', 0, 4],
    ],
  )
  assert.deepEqual(
    byOwner(rows).map(({ key, counts }) => [key, counts.unassigned, counts.withStaff]),
    [
      ['none', 3, 0],
      ['m', 0, 6],
    ],
  )
  assert.deepEqual(totalOf(rows).counts, { late: 1, unassigned: 3, withStaff: 6, paused: 1, reopened: 1 })
})

test('a number opens the list of its service or owner, and of any owner where none is meant', () => {
  const [service] = byService(rows)
  const [, owner] = byOwner(rows)
  assert.ok(service && owner)
  assert.deepEqual(listOf('withStaff', service), {
    view: 'open',
    status: 'open',
    assignee: 'some',
    service: 'A',
  })
  assert.deepEqual(listOf('withStaff', owner), { view: 'open', status: 'open', assignee: 'm' })
  assert.deepEqual(listOf('late', totalOf(rows)), { view: 'late' })
  assert.deepEqual(listOf('paused', service), { view: 'open', hold: 'paused', service: 'A' })
})

test('the most urgent rows come first: late, then unassigned, then with staff', () => {
  const busy = [
    { ...none, serviceSlug: 'QUIET', assignee: null, withStaff: 1 },
    { ...none, serviceSlug: 'BUSY', assignee: null, withStaff: 9 },
    { ...none, serviceSlug: 'FREE', assignee: null, unassigned: 1 },
    { ...none, serviceSlug: 'LATE', assignee: null, late: 1 },
  ]
  assert.deepEqual(
    byService(busy).map(({ key }) => key),
    ['LATE', 'FREE', 'BUSY', 'QUIET'],
  )
})
