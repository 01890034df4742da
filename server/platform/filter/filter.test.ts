// The filter over a list in memory, and what its reading refuses or bounds.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Problem } from '@bawaba/contract/problem.ts'
import { measureCpu } from '../test-patience.ts'
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
    [{ not: { open: true, size: 1 } }, ['beta', 'عمارة']],
    [{ nor: [{ size: 1 }, { size: 2 }] }, ['عمارة']],
    [{ or: [{ size: 1 }, { and: [{ size: 3 }, { open: true }] }] }, ['Alpha', 'عمارة']],
  ]
  for (const [where, expected] of cases) assert.deepEqual(names({ where }), expected, JSON.stringify(where))
})

test('an escaped wildcard stands for itself, and what has no value comes last', () => {
  const all = [{ name: '100%' }, { name: '100 or so' }, { name: undefined }, { name: 'a_b' }]
  const found = (filter: object) => applyFilter(parseFilter(filter, vocabulary), all).map(({ name }) => name)
  assert.deepEqual(found({ where: { name: { like: '100\\%' } } }), ['100%'])
  assert.deepEqual(found({ where: { name: { like: 'a\\_%', options: 'i' } } }), ['a_b'])
  assert.deepEqual(found({ order: 'name ASC' }), ['100 or so', '100%', 'a_b', undefined])
  assert.deepEqual(found({ order: 'name DESC' }), ['a_b', '100%', '100 or so', undefined])
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

test('a limit above the most is refused, text is read as JSON, and a hostile pattern takes no time', async () => {
  assert.deepEqual(refusal({ limit: 101 }), ['limit', 'maximum'])
  assert.deepEqual(refusal({ skip: 1_000_001 }), ['skip', 'maximum'])
  assert.equal(parseFilter('{"limit": 3}', vocabulary).limit, 3)
  const long = [{ name: 'a'.repeat(5000) }]
  const hostile = { where: { name: { like: `${'%a'.repeat(200)}%b` } } }
  const { milliseconds } = await measureCpu(() => applyFilter(parseFilter(hostile, vocabulary), long))
  assert.ok(milliseconds < 200, `took ${milliseconds} ms`)
})

const dated: Vocabulary = {
  ...vocabulary,
  fields: new Map([...vocabulary.fields, ['at', 'instant'], ['number', 'json']]),
  whole: new Set(['number']),
}
const refusal = (filter: object): [string | undefined, string | undefined] => {
  try {
    parseFilter(filter, dated)
  } catch (error) {
    const { path, key } = (error as Problem).details?.[0] ?? {}
    return [path, key]
  }
  return [undefined, undefined]
}

test('an instant is a real day, time and offset of a year with four digits', () => {
  const where = (gte: unknown) => refusal({ where: { at: { gte } } })
  for (const right of [
    '2026-02-28',
    '2026-11-20T10:00:00Z',
    '9999-12-31T23:59:59.999Z',
    '2026-11-20T10:00+03:00',
    // Milliseconds since 1970, as LoopBack's clients send a date.
    1_700_000_000_000,
    5,
  ])
    assert.deepEqual(where(right), [undefined, undefined], String(right))
  for (const wrong of [
    '2026-02-30',
    '2026-02-30T10:00:00Z',
    '0000-01-01',
    '0000-01-01T00:00:00Z',
    '0001-01-01T00:00:00+14:00',
    '2026-01-01T10:00:00+23:00',
    '2026-01-01T24:00:00Z',
    '2026-12-31T23:59:60Z',
    '9999-12-31T23:59:59-12:00',
    '+010000-01-01',
    '2026-1-1',
    'now',
    '',
    1e15,
    0.5e16,
    null,
  ])
    assert.deepEqual(where(wrong), ['where.at.gte', 'wrongType'], String(wrong))
})

test('a filter is no deeper than five and no wider than fifty, and the refusal names the part beyond', () => {
  const nested = (depth: number): object => (depth === 1 ? { size: 1 } : { not: nested(depth - 1) })
  assert.deepEqual(refusal({ where: nested(5) }), [undefined, undefined])
  assert.deepEqual(refusal({ where: nested(6) }), ['where.not.not.not.not.not', 'tooDeep'])
  const wide = (count: number) => ({ or: Array.from({ length: count }, (_, size) => ({ size })) })
  assert.deepEqual(refusal({ where: wide(50) }), [undefined, undefined])
  assert.deepEqual(refusal({ where: wide(51) }), ['where.or.50.size', 'tooWide'])
})

test('a regular expression is refused as what it is', () =>
  assert.deepEqual(refusal({ where: { name: { regexp: '^A' } } }), ['where.name.regexp', 'regexpRefused']))

test('a pattern does not end in its escape', () => {
  const like = (pattern: string) => refusal({ where: { name: { ilike: pattern } } })[1]
  assert.deepEqual(['%\\', '\\', 'a\\\\\\', '%\\\\', '\\%', 'a'].map(like), [
    'endsInEscape',
    'endsInEscape',
    'endsInEscape',
    undefined,
    undefined,
    undefined,
  ])
})

test('what is found whole alone is neither ordered by nor compared in part; an order names a field once', () => {
  assert.deepEqual(refusal({ order: 'number DESC' }), ['order.0', 'notOrdered'])
  assert.deepEqual(refusal({ where: { number: { like: '2%' } } }), ['where.number.like', 'wholeOnly'])
  assert.deepEqual(refusal({ where: { or: [{ number: '2' }, { number: { inq: ['2'] } }] } }), [
    undefined,
    undefined,
  ])
  assert.deepEqual(parseFilter({ order: ['size', 'name DESC', 'size DESC'] }, dated).order, [
    { field: 'size', descending: false },
    { field: 'name', descending: true },
  ])
})
