import assert from 'node:assert/strict'
import { test } from 'node:test'
import { affordableConnections } from './descriptors.ts'

const limits = (soft: string) => `Limit                     Soft Limit           Hard Limit           Units
Max processes             95911                95911                processes
Max open files            ${soft.padEnd(20)} 524288               files
Max locked memory         8388608              8388608              bytes
`

test('a process keeps descriptors for itself: more connections than that are not taken', () => {
  const cases: [string, number, number][] = [
    ['1024', 10_000, 896],
    ['1024', 200, 200],
    ['180', 200, 90],
    ['1048576', 10_000, 10_000],
    ['unlimited', 10_000, 10_000],
  ]
  for (const [soft, wished, most] of cases)
    assert.equal(affordableConnections(wished, limits(soft)), most, soft)
  // Another system than Linux.
  assert.equal(affordableConnections(10_000, ''), 10_000)
})
