// Acts on several requests: what every one of them allows, and where it leads each.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { FormDefinition } from '@bawaba/forms/definition.ts'
import { platformKinds } from '@bawaba/forms/fields/index.ts'
import { createForms } from '@bawaba/forms/index.ts'
import { commonActions } from './bulk-actions.ts'

const definition: FormDefinition = {
  serviceSlug: 'CARD',
  translations: {
    ar: { a: 'أ', yes: 'مقبول', wait: 'بانتظار الدفع' },
    en: { a: 'a', yes: 'Approved', wait: 'Waiting for payment' },
  },
  activities: ['APPROVE', 'LOOK'].map(activityId => ({ activityId, label: 'a', steps: [] })),
  workflow: {
    initial: 'NEW',
    states: [
      { code: 'NEW', label: 'a', kind: 'open' },
      { code: 'LOOKED_AT', label: 'a', kind: 'open' },
      { code: 'WAIT', label: 'wait', kind: 'waiting-on-payment' },
      { code: 'YES', label: 'yes', kind: 'done' },
    ],
    transitions: [
      { activityId: 'LOOK', from: ['NEW'], to: 'LOOKED_AT', by: ['CASE_OFFICER'] },
      { activityId: 'APPROVE', from: ['NEW'], to: 'WAIT', by: ['CASE_OFFICER'] },
      { activityId: 'APPROVE', from: ['LOOKED_AT'], to: 'YES', by: ['CASE_OFFICER'] },
    ],
  },
}
const form = createForms(platformKinds).compile(definition)
const actionsOf = (...statuses: string[]) =>
  commonActions(
    statuses.map(status => ({ status })),
    () => form,
    ['CASE_OFFICER'],
    'en',
  )

test('an act that leads requests to different statuses says each, and how many', () => {
  const [way, ...others] = actionsOf('NEW', 'LOOKED_AT', 'LOOKED_AT')
  assert.equal(others.length, 0)
  assert.deepEqual(way?.leads, [
    { status: 'Waiting for payment', count: 1 },
    { status: 'Approved', count: 2 },
  ])
})

test('what its applicant is told can be undone, a bill too; a step among staff cannot', () => {
  assert.deepEqual(
    actionsOf('NEW').map(({ activityId, isDecision }) => [activityId, isDecision]),
    [
      ['LOOK', false],
      ['APPROVE', true],
    ],
  )
})

test('of one status an act leads all the same way; of none nothing is offered', () => {
  assert.deepEqual(
    actionsOf('NEW', 'NEW').map(({ activityId, leads }) => [activityId, leads.length, leads[0]?.count]),
    [
      ['LOOK', 1, 2],
      ['APPROVE', 1, 2],
    ],
  )
  assert.deepEqual(actionsOf(), [])
})
