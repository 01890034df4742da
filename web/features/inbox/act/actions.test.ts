// What can be done with a request: what the server allows, ordered and dressed by where it leads.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { FormDefinition } from '@bawaba/forms/definition.ts'
import { platformKinds } from '@bawaba/forms/fields/index.ts'
import { createForms } from '@bawaba/forms/index.ts'
import { actionsOf } from './actions.ts'

const forms = createForms(platformKinds)

const definition: FormDefinition = {
  serviceSlug: 'CARD',
  translations: { ar: { a: 'أ' }, en: { a: 'a' } },
  activities: ['REJECT', 'LOOK', 'ASK', 'APPROVE'].map(activityId => ({ activityId, label: 'a', steps: [] })),
  workflow: {
    initial: 'NEW',
    states: [
      { code: 'NEW', label: 'a', kind: 'open' },
      { code: 'LOOKED_AT', label: 'a', kind: 'open' },
      { code: 'ASKED', label: 'a', kind: 'waiting-on-applicant' },
      { code: 'YES', label: 'a', kind: 'done' },
      { code: 'NO', label: 'a', kind: 'rejected' },
    ],
    transitions: [
      { activityId: 'REJECT', from: ['NEW'], to: 'NO', by: ['CASE_OFFICER'] },
      { activityId: 'LOOK', from: ['NEW'], to: 'LOOKED_AT', by: ['CASE_OFFICER'] },
      { activityId: 'ASK', from: ['NEW'], to: 'ASKED', by: ['CASE_OFFICER'] },
      { activityId: 'APPROVE', from: ['LOOKED_AT'], to: 'NO', by: ['SUPERVISOR'] },
      { activityId: 'APPROVE', from: ['NEW'], to: 'YES', by: ['CASE_OFFICER'] },
    ],
  },
}
const form = forms.compile(definition)
const can = ['REJECT', 'LOOK', 'ASK', 'APPROVE']

test('what leads on comes first, then the end of the work, a refusal last and as danger only where it is performed', () => {
  assert.deepEqual(
    actionsOf(form, { can, status: 'NEW' }).map(({ activity, to, look }) => [
      activity.activityId,
      to.code,
      look.opens,
      look.acts,
    ]),
    [
      ['LOOK', 'LOOKED_AT', 'primary', 'primary'],
      ['APPROVE', 'YES', 'secondary', 'primary'],
      ['ASK', 'ASKED', 'secondary', 'primary'],
      ['REJECT', 'NO', 'tertiary', 'danger'],
    ],
  )
})

test('the activity that a state declares as likely comes first', () => {
  const [first, ...others] = definition.workflow.states
  const declaring = { ...definition.workflow, states: [{ ...first, likely: 'ASK' } as never, ...others] }
  const ways = actionsOf(forms.compile({ ...definition, workflow: declaring }), { can, status: 'NEW' })
  assert.deepEqual(
    ways.map(({ activity, look }) => [activity.activityId, look.opens]),
    [
      ['ASK', 'primary'],
      ['APPROVE', 'secondary'],
      ['LOOK', 'secondary'],
      ['REJECT', 'tertiary'],
    ],
  )
})

test('nothing leads back as the usual act, and where nothing leads on the end is the usual one', () => {
  const back: FormDefinition = {
    ...definition,
    workflow: {
      ...definition.workflow,
      transitions: [
        { activityId: 'LOOK', from: ['LOOKED_AT'], to: 'NEW', by: ['CASE_OFFICER'] },
        { activityId: 'APPROVE', from: ['LOOKED_AT'], to: 'YES', by: ['CASE_OFFICER'] },
        { activityId: 'ASK', from: ['NEW'], to: 'LOOKED_AT', by: ['CASE_OFFICER'] },
      ],
    },
  }
  assert.deepEqual(
    actionsOf(forms.compile(back), { can, status: 'LOOKED_AT' }).map(({ to, look }) => [to.code, look.opens]),
    [
      ['YES', 'primary'],
      ['NEW', 'secondary'],
    ],
  )
})

test('an act leads where it leads from the status the request has', () => {
  assert.deepEqual(
    actionsOf(form, { can, status: 'LOOKED_AT' }).map(({ to }) => to.code),
    ['NO'],
  )
})

test('what the server does not name is not offered, nor what this version does not know', () => {
  assert.deepEqual(actionsOf(form, { can: ['ASK', 'SIGN'], status: 'NEW' }).length, 1)
  assert.deepEqual(actionsOf(form, { can: undefined, status: 'NEW' }), [])
})
