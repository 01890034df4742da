import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { ServiceDefinition } from '@bawaba/contract/entities/service-definition.ts'
import { libraryCard } from '@bawaba/library-card/definition.ts'
import { readServiceFolders } from './capabilities/catalogue/index.ts'
import { differenceLines } from './services-differences.ts'

const former: ServiceDefinition = {
  ...(readServiceFolders(libraryCard.services)[0] as ServiceDefinition),
  allowAnonymous: false,
  fees: [],
  cost: { free: true },
  categoryIds: ['water'],
}
const linesAfter = (changes: object): string[] => differenceLines(former, { ...former, ...changes })

test('a service that opens to visitors, gets a fee or moves says so; other words and questions do not', () => {
  assert.deepEqual(linesAfter({}), [])
  assert.deepEqual(linesAfter({ description: 'other', durationDays: 99 }), [])
  assert.deepEqual(linesAfter({ fees: [], disabledOn: [] }), [])
  assert.deepEqual(linesAfter({ allowAnonymous: true }), ['who may apply: allowAnonymous none → true'])
  assert.deepEqual(linesAfter({ cost: { free: false, amount: '12.50' }, categoryIds: ['power'] }), [
    'what it costs: cost {"free":true} → {"free":false,"amount":"12.50"}',
    'its categories: categoryIds ["water"] → ["power"]',
  ])
})
