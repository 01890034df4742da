import assert from 'node:assert/strict'
import { test } from 'node:test'
import { nextSort, readSort } from './column.ts'

test('a second press on the head of a column turns its order round', () => {
  const name = { sort: 'name' }
  assert.equal(nextSort(name, undefined), 'name')
  assert.equal(nextSort(name, 'name'), '-name')
  assert.equal(nextSort(name, '-name'), 'name')
  assert.equal(nextSort(name, 'status'), 'name')
})

test('a column of times sorts the newest first', () => {
  const time = { sort: 'time', isDescendingFirst: true } as const
  assert.equal(nextSort(time, undefined), '-time')
  assert.equal(nextSort(time, '-time'), 'time')
})

test('an address cannot name an order that the list does not have', () => {
  const names = ['name', 'time']
  assert.equal(readSort('-time', names), '-time')
  assert.equal(readSort('name', names), 'name')
  assert.equal(readSort('password', names), undefined)
  assert.equal(readSort('--time', names), undefined)
  assert.equal(readSort(7, names), undefined)
})
