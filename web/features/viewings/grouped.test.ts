// Looks as one reads them: a page of a list is one row, everything else a row of its own.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Viewing } from '@bawaba/contract/entities/viewing.ts'
import { grouped } from './grouped.ts'

let next = 0
const look = (seconds: number, ID: string, more: Partial<Viewing> = {}): Viewing => {
  next += 1
  const at = new Date(Date.UTC(2026, 10, 23, 9, 0, seconds)).toISOString()
  return {
    id: String(next),
    at,
    kind: 'request.viewed',
    userSlug: 'employee',
    ID,
    serviceSlug: 'CARD',
    ...more,
  }
}
const shape = (rows: Viewing[]) => grouped(rows).map(group => group.map(({ ID }) => ID))

test('requests of one list read at once are one row; each is still named', () =>
  assert.deepEqual(shape([look(30, 'C'), look(30, 'B'), look(30, 'A'), look(10, 'A')]), [
    ['C', 'B', 'A'],
    ['A'],
  ]))

test('other readers, other kinds, the same request again and later looks are rows of their own', () => {
  assert.deepEqual(shape([look(30, 'A'), look(30, 'B', { userSlug: 'agent' })]), [['A'], ['B']])
  assert.deepEqual(shape([look(30, 'A'), look(30, 'B', { kind: 'people.searched' })]), [['A'], ['B']])
  assert.deepEqual(shape([look(30, 'A'), look(30, 'A')]), [['A'], ['A']])
  assert.deepEqual(shape([look(30, 'A'), look(20, 'B')]), [['A'], ['B']])
  assert.deepEqual(shape([]), [])
})
