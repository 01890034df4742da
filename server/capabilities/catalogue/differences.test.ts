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

test('a thing that only its owner may name from now on, or anybody again, says so, also in a row', () => {
  const asking = (standing?: string[]): ServiceDefinition => {
    const meter = {
      label: 'a',
      type: 'String',
      uniforms: { type: 'meter' },
      ...(standing ? { standing } : {}),
    }
    const rows = { label: 'a', type: 'Array', uniforms: { type: 'Array' }, fieldsSchema: { meter } }
    const steps = [{ key: 'one', label: 'a', fieldsSchema: { meter, rows } }]
    return { ...former, activities: [{ activityId: 'APPLY', label: 'a', steps }] } as ServiceDefinition
  }
  const linesOf = (from?: string[], to?: string[]) =>
    differencesOf(asking(from), asking(to)).map(differenceLine)
  assert.deepEqual(linesOf(undefined, ['OWNER']), [
    'who may apply: APPLY.meter.standing none → ["OWNER"]',
    'who may apply: APPLY.rows.meter.standing none → ["OWNER"]',
  ])
  assert.equal(linesOf(['OWNER'], undefined).length, 2)
  assert.deepEqual(linesOf(['OWNER', 'TENANT'], ['TENANT', 'OWNER']), [])
  assert.deepEqual(linesOf(), [])
})

test('a script before sending, which can refuse anybody, says so', () => {
  const withScript = (beforeSubmit?: string): ServiceDefinition => ({
    ...former,
    hooks: beforeSubmit === undefined ? {} : { beforeSubmit },
  })
  const linesOf = (from?: string, to?: string) =>
    differencesOf(withScript(from), withScript(to)).map(differenceLine)
  assert.deepEqual(linesOf(undefined, 'one'), ['who may apply: hooks.beforeSubmit none → another script'])
  assert.deepEqual(linesOf('one', 'two'), ['who may apply: hooks.beforeSubmit a script → another script'])
  assert.deepEqual(linesOf('two', 'two'), [])
})

test('a decision that asks for the fees, or no longer does, or under another condition, says so', () => {
  const flowOf = (effects: object[], when?: object): ServiceDefinition =>
    ({
      ...former,
      workflow: {
        initial: 'NEW',
        states: [],
        transitions: [
          {
            activityId: 'ACCEPT',
            from: ['NEW', 'APPEALED'],
            to: 'FEES_DUE',
            by: ['CASE_OFFICER'],
            effects,
            when,
          },
          {
            activityId: 'REJECT',
            from: ['NEW'],
            to: 'REJECTED',
            by: ['CASE_OFFICER'],
            effects: [{ kind: 'close' }],
          },
        ],
      },
    }) as unknown as ServiceDefinition
  const linesOf = (from: ServiceDefinition, to: ServiceDefinition) =>
    differencesOf(from, to).map(differenceLine)
  const [free, paid] = [flowOf([{ kind: 'notify' }]), flowOf([{ kind: 'requestPayment' }])]
  const way = '{"activityId":"ACCEPT","from":["APPEALED","NEW"],"to":"FEES_DUE"}'
  assert.deepEqual(linesOf(free, paid), [`what it costs: effects.requestPayment none → [${way}]`])
  assert.deepEqual(linesOf(paid, free), [`what it costs: effects.requestPayment [${way}] → none`])
  assert.equal(linesOf(paid, flowOf([{ kind: 'requestPayment' }], { is: 'eq' })).length, 1)
  assert.deepEqual(linesOf(paid, flowOf([{ kind: 'notify' }, { kind: 'requestPayment' }])), [])
})
