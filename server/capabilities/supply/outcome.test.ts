// Releases in order, and what a start does with a definition it brings.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { absent, compareReleases, type SupplyRecord, supplyOutcome } from './outcome.ts'

const record = (sha256: string, release: string, place: number, version: number | null): SupplyRecord => ({
  sha256,
  release,
  place,
  appliedPlace: version,
  version,
  value: null,
})
const inForce = (version: number, isEqual = false) => ({
  isEqual,
  isUntouched: (applied: SupplyRecord) => applied.version === version,
})

test('releases compare by number, and a pre-release is older than its release', () => {
  const ordered = ['0', '0.7.0', '0.9.1', '0.10.0', '1.0.0-rc.2', '1.0.0-rc.10', '1.0.0']
  for (const [index, release] of ordered.entries())
    for (const [other, second] of ordered.entries())
      assert.equal(
        Math.sign(compareReleases(release, second)),
        Math.sign(index - other),
        `${release} ${second}`,
      )
})

test('news replaces what a start brought, and waits if a user changed it', () => {
  const history = [record('one', '0.7.0', 1, 1)]
  const news = { sha256: 'two', release: '0.8.0' }
  assert.equal(supplyOutcome([], news, undefined), 'apply')
  assert.equal(supplyOutcome(history, news, inForce(1)), 'apply')
  assert.equal(supplyOutcome(history, news, inForce(2)), 'waiting')
  assert.equal(supplyOutcome([], news, inForce(2)), 'waiting', 'a service that a designer made')
  assert.equal(supplyOutcome([...history, record('two', '0.8.0', 2, null)], news, inForce(2)), 'waiting')
})

test('an older release changes nothing, nor does another build of the same release', () => {
  const history = [record('one', '0.7.0', 1, 1), record('two', '0.8.0', 2, 2)]
  assert.equal(supplyOutcome(history, { sha256: 'one', release: '0.7.0' }, inForce(2)), 'older')
  assert.equal(supplyOutcome(history, { sha256: 'unseen', release: '0.7.1' }, inForce(2)), 'older')
  assert.equal(supplyOutcome(history, { sha256: 'one', release: '0.9.0' }, inForce(2)), 'apply', 'taken back')
  const builds = [record('one', '0.8.0', 1, 1), record('two', '0.8.0', 2, 2)]
  assert.equal(supplyOutcome(builds, { sha256: 'one', release: '0.8.0' }, inForce(2)), 'older')
})

test('a definition has one turn: a restart undoes no publication and no roll-back', () => {
  const history = [record('one', '0.7.0', 1, 1), record('two', '0.8.0', 2, 2)]
  assert.equal(supplyOutcome(history, { sha256: 'two', release: '0.8.0' }, inForce(3)), 'known')
  assert.equal(supplyOutcome(history, { sha256: 'three', release: '0.9.0' }, inForce(3)), 'waiting')
})

test('an item that a programme brings again is offered again', () => {
  const history = [record('one', '0.8.0', 1, 1), record(absent, '0.8.0', 2, 2)]
  assert.equal(supplyOutcome(history, { sha256: 'one', release: '0.8.0' }, inForce(2)), 'apply')
  assert.equal(supplyOutcome(history, { sha256: absent, release: '0.7.0' }, inForce(2)), 'known')
})
