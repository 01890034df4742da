// The filter over a list in memory, and what its reading refuses or bounds.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { pace } from '../test-patience.ts'
import { applyFilter, parseFilter, type Vocabulary } from './index.ts'

const vocabulary: Vocabulary = {
  fields: new Map([
    ['name', 'text'],
    ['size', 'number'],
    ['open', 'boolean'],
    ['tags', 'text'],
  ]),
  parts: ['name', 'size', 'open', 'tags'],
  defaultLimit: 20,
  maxLimit: 100,
}
const rows = [
  { name: 'Alpha', size: 1, open: true, tags: ['a', 'b'] },
  { name: 'beta', size: 2, open: false, tags: ['b'] },
  { name: 'عمارة', size: 3, open: true, tags: [] },
]
const names = (filter: object) => applyFilter(parseFilter(filter, vocabulary), rows).map(({ name }) => name)

test('every operator', () => {
  const cases: [object, string[]][] = [
    [{ name: 'beta' }, ['beta']],
    [{ size: { neq: 2 } }, ['Alpha', 'عمارة']],
    [{ size: { gt: 1, lte: 3 } }, ['beta', 'عمارة']],
    [{ size: { between: [1, 2] } }, ['Alpha', 'beta']],
    [{ name: { inq: ['beta', 'عمارة'] } }, ['beta', 'عمارة']],
    [{ name: { nin: ['beta'] } }, ['Alpha', 'عمارة']],
    [{ name: { like: 'A_p%' } }, ['Alpha']],
    [{ name: { nlike: '%a' } }, ['عمارة']],
    [{ name: { ilike: 'BET%' } }, ['beta']],
    [{ name: { nilike: '%A' } }, ['عمارة']],
    [{ name: { exists: false } }, []],
    [{ tags: 'b' }, ['Alpha', 'beta']],
    [{ open: true, not: { name: 'Alpha' } }, ['عمارة']],
    [{ or: [{ size: 1 }, { and: [{ size: 3 }, { open: true }] }] }, ['Alpha', 'عمارة']],
  ]
  for (const [where, expected] of cases) assert.deepEqual(names({ where }), expected, JSON.stringify(where))
})

test('order, page and chosen parts', () => {
  assert.deepEqual(names({ order: 'size DESC', skip: 1, limit: 1 }), ['beta'])
  assert.deepEqual(names({ order: ['open ASC', 'size DESC'] }), ['beta', 'عمارة', 'Alpha'])
  const chosen = (fields: unknown) =>
    Object.keys(applyFilter(parseFilter({ fields, limit: 1 }, vocabulary), rows)[0] ?? {})
  assert.deepEqual(chosen(['size', 'name']), ['size', 'name'])
  assert.deepEqual(chosen({ name: true }), ['name'])
  assert.deepEqual(chosen({ name: false, tags: false }), ['size', 'open'])
})

test('a limit is capped, text is read as JSON, and a hostile pattern takes no time', () => {
  assert.equal(parseFilter({ limit: 1e6 }, vocabulary).limit, 100)
  assert.equal(parseFilter('{"limit": 3}', vocabulary).limit, 3)
  const long = [{ name: 'a'.repeat(5000) }]
  const timed = () => {
    const began = performance.now()
    applyFilter(parseFilter({ where: { name: { like: `${'%a'.repeat(200)}%b` } } }, vocabulary), long)
    return performance.now() - began
  }
  // A pause of the machine does not come three times.
  assert.ok(Math.min(timed(), timed(), timed()) < 200 * pace)
})
