// The pure parts of drawing a form: which page comes next, what belongs to the answer above, what outlives a reload.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { FieldEntry, FormDefinition } from '../definition.ts'
import { platformKinds } from '../fields/index.ts'
import { createForms, createStore, type FormStore } from '../index.ts'
import { pageAfter, stepBefore, visibleSteps } from './pages.ts'
import { revealedFields } from './revealed.ts'
import { restore, storeSnapshot } from './snapshot.ts'

const text = (entry: Partial<FieldEntry> = {}): FieldEntry => ({
  label: 'label',
  type: 'String',
  uniforms: { type: 'text' },
  ...entry,
})
const whenTenant = { conditionalField: { field: 'kind', is: 'equals', value: 'tenant' } } as const
const words = { label: 'x', step: 'x' }
const definition: FormDefinition = {
  serviceSlug: 'LEASE',
  translations: { ar: words, en: words },
  activities: [
    {
      activityId: 'APPLY',
      label: 'label',
      action: 'label',
      steps: [
        {
          key: 'who',
          label: 'step',
          fieldsSchema: { kind: text(), owner: text(whenTenant), lease: text(whenTenant), name: text() },
        },
        { key: 'lease', label: 'step', fieldsSchema: { months: text(whenTenant) } },
        { key: 'end', label: 'step', fieldsSchema: { late: text(whenTenant), remarks: text() } },
      ],
    },
  ],
  workflow: { initial: 'NEW', states: [{ code: 'NEW', label: 'label', kind: 'open' }], transitions: [] },
}
const activity = createForms(platformKinds).compile(definition).activity('APPLY')
assert.ok(activity)
const storeWith = (answers: Record<string, unknown> = {}): FormStore => createStore(activity, answers)

test('a step that asks nothing is passed over, there and back', () => {
  const owner = visibleSteps(storeWith({ kind: 'owner' }))
  assert.deepEqual(owner, [0, 2])
  assert.equal(pageAfter(owner, 0), 2)
  assert.equal(pageAfter(owner, 2), 'check')
  assert.equal(stepBefore(owner, 2), 0)
  assert.equal(stepBefore(owner, 0), undefined)
  const tenant = visibleSteps(storeWith({ kind: 'tenant' }))
  assert.deepEqual(tenant, [0, 1, 2])
  assert.equal(stepBefore(tenant, 'check'), 2)
})

test('questions right under the answer that brings them up belong to it', () => {
  assert.deepEqual([...revealedFields(activity.steps[0]?.fields ?? [])], ['owner', 'lease'])
  assert.deepEqual([...revealedFields(activity.steps[2]?.fields ?? [])], [])
})

test('a snapshot keeps what was typed, hidden or half, and survives JSON', () => {
  const store = storeWith()
  store.set('kind', 'tenant')
  store.set('owner', 'كريم')
  store.set('kind', 'ow')
  const stored = JSON.parse(JSON.stringify(storeSnapshot(store)))
  const next = storeWith()
  restore(next, stored)
  assert.equal(next.get('kind'), 'ow')
  assert.equal(next.get('owner'), 'كريم')
  assert.equal(next.isVisible('owner'), false)
  assert.equal(next.get('remarks'), undefined)
})

test('a snapshot of another activity, or of a question that is gone, is left alone', () => {
  const store = storeWith()
  restore(store, { activityId: 'OTHER', answers: { kind: 'tenant' } })
  restore(store, { activityId: 'APPLY', answers: { gone: 'x' } })
  assert.deepEqual(storeSnapshot(store).answers, {})
})
