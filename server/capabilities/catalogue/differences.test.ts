import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { ServiceDefinition } from '@bawaba/contract/entities/service-definition.ts'
import { libraryCard } from '@bawaba/library-card/definition.ts'
import { differenceLine, differencesOf } from './differences.ts'
import { readServiceFolders } from './folder.ts'

const former: ServiceDefinition = {
  ...(readServiceFolders(libraryCard.services)[0] as ServiceDefinition),
  allowAnonymous: false,
  fees: [],
  cost: { free: true },
  categoryIds: ['water'],
}
const linesAfter = (changes: object): string[] =>
  differencesOf(former, { ...former, ...changes }).map(differenceLine)

test('a service that opens to visitors, gets a fee or moves says so; other words and questions do not', () => {
  assert.deepEqual(linesAfter({}), [])
  assert.deepEqual(linesAfter({ description: 'other', durationDays: 99 }), [])
  assert.deepEqual(linesAfter({ fees: [], payMethods: [] }), [])
  assert.deepEqual(linesAfter({ allowAnonymous: true }), ['who may apply: allowAnonymous none → true'])
  assert.deepEqual(linesAfter({ cost: { free: false, amount: '12.50' }, categoryIds: ['power'] }), [
    'what it costs: cost {"free":true} → {"free":false,"amount":"12.50"}',
    'its categories: categoryIds ["water"] → ["power"]',
  ])
})

test('a script of the fees that comes, goes or is another one is another fee', () => {
  const withFees = (fees: string | undefined): ServiceDefinition => ({
    ...former,
    hooks: fees === undefined ? {} : { fees },
  })
  const linesOf = (from: string | undefined, to: string | undefined) =>
    differencesOf(withFees(from), withFees(to)).map(differenceLine)
  assert.deepEqual(linesOf(undefined, 'one'), ['what it costs: hooks.fees none → another script'])
  assert.deepEqual(linesOf('one', 'two'), ['what it costs: hooks.fees a script → another script'])
  assert.deepEqual(linesOf('two', undefined), ['what it costs: hooks.fees a script → none'])
  assert.deepEqual(linesOf('two', 'two'), [])
})

test('switches that no later version changes are no difference', () => {
  assert.deepEqual(linesAfter({ deactivated: true, hiddenOn: ['web'], fromDate: '2027-01-01' }), [])
})
