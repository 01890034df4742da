// Who may do what in which state.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { WorkflowDefinition } from '../definition.ts'
import { definitionOf, forms } from '../engine/form.fixture.ts'
import { isTooLate, stateOf, systemTransition, transitionsOf } from './transitions.ts'

const workflow: WorkflowDefinition = {
  initial: 'NEW',
  states: [
    { code: 'NEW', label: 'new', kind: 'open' },
    { code: 'BIG', label: 'big', kind: 'open' },
    { code: 'DONE', label: 'done', kind: 'done' },
    { code: 'CANCELLED', label: 'cancelled', kind: 'cancelled' },
  ],
  transitions: [
    {
      activityId: 'APPROVE',
      from: ['NEW'],
      to: 'BIG',
      by: ['OFFICER'],
      when: { field: 'load', is: 'gt', value: 50 },
    },
    { activityId: 'APPROVE', from: ['NEW', 'BIG'], to: 'DONE', by: ['OFFICER', 'system'] },
    { activityId: 'CANCEL', from: ['NEW'], to: 'CANCELLED', by: ['applicant'] },
  ],
}
const form = {
  workflow,
  evaluate: forms.compile({ ...definitionOf({}), workflow }).evaluate,
}
const officer = { isApplicant: false, roles: ['OFFICER'] }
const available = (...args: Parameters<typeof transitionsOf>) =>
  transitionsOf(...args).map(({ activityId, to }) => `${activityId} ${to}`)

test('a role and the applicant each see their own ways', () => {
  assert.deepEqual(available(form, 'NEW', officer), ['APPROVE DONE'])
  assert.deepEqual(available(form, 'NEW', { isApplicant: true, roles: [] }), ['CANCEL CANCELLED'])
  assert.deepEqual(available(form, 'NEW', { isApplicant: false, roles: ['AUDITOR'] }), [])
  assert.deepEqual(available(form, 'BIG', { isApplicant: true, roles: [] }), [])
})

test('the answers choose between two ways of one activity: the first that holds counts', () => {
  assert.deepEqual(available(form, 'NEW', officer, { load: 60 }), ['APPROVE BIG'])
  assert.deepEqual(available(form, 'NEW', officer, { load: 50 }), ['APPROVE DONE'])
})

test('nothing leads out of an end or of a state that does not exist', () => {
  assert.deepEqual(available(form, 'DONE', officer), [])
  assert.deepEqual(available(form, 'NOWHERE', officer), [])
  assert.equal(stateOf(workflow, 'DONE')?.kind, 'done')
  assert.equal(stateOf(workflow, 'NOWHERE'), undefined)
})

test('what is due is moved on by the system alone, from its state, by the first way whose condition holds', () => {
  const late: WorkflowDefinition['transitions'] = [
    { activityId: 'REMIND', from: ['NEW'], to: 'NEW', by: ['system'] },
    { activityId: 'GIVE_UP', from: ['NEW'], to: 'DONE', by: ['OFFICER'], at: 'due' },
    {
      activityId: 'CLOSE_BIG',
      from: ['NEW'],
      to: 'DONE',
      by: ['system'],
      at: 'due',
      when: { field: 'load', is: 'gt', value: 50 },
    },
    { activityId: 'CLOSE', from: ['NEW'], to: 'CANCELLED', by: ['system'], at: 'due' },
  ]
  const next = (status: string, answers: Record<string, unknown> = {}) =>
    systemTransition({ ...form, workflow: { ...workflow, transitions: late } }, status, answers, {})
      ?.activityId
  assert.equal(next('NEW'), 'CLOSE')
  assert.equal(next('NEW', { load: 60 }), 'CLOSE_BIG')
  assert.equal(next('BIG', { load: 60 }), undefined)
})

test('whoever was overruled neither overrules nor decides the same again; others do', () => {
  const appeals = {
    ...form,
    workflow: {
      ...workflow,
      transitions: [
        { activityId: 'REJECT', from: ['NEW'], to: 'CANCELLED', by: ['OFFICER'] },
        { activityId: 'GRANT', from: ['BIG'], to: 'NEW', by: ['OFFICER'], overrules: ['REJECT'] },
      ],
    },
  }
  const rejecter = { ...officer, performed: ['REJECT'] }
  assert.deepEqual(available(appeals, 'BIG', rejecter), [])
  assert.deepEqual(available(appeals, 'BIG', officer), ['GRANT NEW'])
  // A rejection that nobody took back, as after a request was reopened, can be repeated.
  assert.deepEqual(available(appeals, 'NEW', { ...rejecter, performedByAny: ['REJECT'] }), [
    'REJECT CANCELLED',
  ])
  const performedByAny = ['REJECT', 'GRANT']
  assert.deepEqual(available(appeals, 'NEW', { ...rejecter, performedByAny }), [])
  assert.deepEqual(available(appeals, 'NEW', { ...officer, performedByAny }), ['REJECT CANCELLED'])
})

test('a transition with a limit is possible to the end of its last day in Cairo', () => {
  const since = new Date('2026-03-01T21:30:00Z')
  assert.equal(isTooLate({ withinDays: 10 }, since, '2026-03-11'), false)
  assert.equal(isTooLate({ withinDays: 10 }, since, '2026-03-12'), true)
  assert.equal(isTooLate({}, since, '2036-01-01'), false)
})
