// Order, form and room of the identifiers, with a clock and a die that the test holds.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { uuid7 } from './uuid7.ts'

const form = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/
const highest = (size: number) => new Uint8Array(size).fill(0xff)

test('an identifier carries its time, version and variant', () => {
  const id = uuid7(() => 0x0123456789ab, highest)()
  assert.match(id, form)
  assert.equal(id, '01234567-89ab-77ff-bfff-ffffffffffff')
})

test('10,000 identifiers of one millisecond, and those of a clock set back, keep rising', () => {
  let now = 1_700_000_000_000
  const next = uuid7(() => now, highest)
  const ids = Array.from({ length: 10_000 }, next)
  now -= 5000
  ids.push(next(), next())
  now += 60_000
  ids.push(next())
  assert.deepEqual(ids, ids.toSorted())
  assert.equal(new Set(ids).size, ids.length)
  for (const id of ids) assert.match(id, form)
})
