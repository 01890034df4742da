// What the rows of the state kinds say, as the rest of the product relies on it.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  decidedKinds,
  ends,
  filedKinds,
  isWaiting,
  kindLabel,
  stateKindRows,
  stateKinds,
  unfinishedKinds,
  waitingKinds,
} from './state-kinds.ts'

test('a kind is either over or waits for somebody, and every request of a list is filed', () => {
  assert.deepEqual([...unfinishedKinds, ...ends], stateKinds)
  for (const kind of stateKinds)
    assert.equal((ends as string[]).includes(kind), stateKindRows[kind].holder === 'nobody', kind)
  assert.deepEqual(['draft', ...filedKinds], stateKinds)
})

test('reports, deadlines and indexes count these', () => {
  assert.deepEqual(ends, ['done', 'rejected', 'cancelled'])
  assert.deepEqual(decidedKinds, ['done', 'rejected'])
  assert.deepEqual(waitingKinds, ['waiting-on-applicant', 'waiting-on-payment'])
  assert.deepEqual(stateKinds.filter(isWaiting), ['waiting-on-applicant', 'waiting-on-payment'])
})

test('an applicant reads that a request waits for them', () => {
  assert.equal(kindLabel('waiting-on-applicant').en, 'Waiting for applicant')
  assert.equal(kindLabel('waiting-on-applicant', 'applicant').en, 'Waiting for you')
  assert.equal(kindLabel('done', 'applicant'), kindLabel('done'))
})
