// Defects found in review, each with the form that showed it.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { accept } from './accept.ts'
import { activityOf, numberEntry, textEntry, today } from './form.fixture.ts'
import { createStore } from './store.ts'

const context = { today }

test('a default that was cleared stays cleared, in the draft, in what is sent and on the server', () => {
  const activity = activityOf({ n: numberEntry({ optional: true, defaultValue: 5 }) })
  const store = createStore(activity)
  assert.deepEqual(store.submission(), { n: 5 })
  store.set('n', '')
  assert.deepEqual(accept(activity, store.submission(), context), { ok: true, data: {} })
  assert.equal(createStore(activity, store.answers()).get('n'), '')
})

test('a required answer that was left out is asked for, default or not', () => {
  const activity = activityOf({ n: numberEntry({ defaultValue: 5 }) })
  const verdict = accept(activity, {}, context)
  assert.ok(!verdict.ok && verdict.faults[0]?.key === 'required')
})

test('a field that may not be edited now is set by the server, whatever was sent', () => {
  const entry = numberEntry({ defaultValue: 5, conditionalEditability: { field: 'k', is: 'filled' } })
  const activity = activityOf({ k: textEntry({ optional: true }), n: entry })
  assert.deepEqual(accept(activity, { n: 99 }, context), { ok: true, data: { n: 5 } })
  assert.deepEqual(accept(activity, { k: 'x', n: 99 }, context), { ok: true, data: { k: 'x', n: 99 } })
})

test('a field that is set and whose condition does not hold is not stored', () => {
  const entry = numberEntry({
    editable: false,
    defaultValue: 7,
    conditionalField: { field: 'k', is: 'filled' },
  })
  const activity = activityOf({ k: textEntry({ optional: true }), n: entry })
  assert.deepEqual(accept(activity, {}, context), { ok: true, data: {} })
  assert.deepEqual(accept(activity, { k: 'x' }, context), { ok: true, data: { k: 'x', n: 7 } })
})

test('a question that goes takes its error out of the summary, and those who show it are told', () => {
  const n = numberEntry({ conditionalField: { field: 'k', is: 'equals', value: 'x' } })
  const store = createStore(activityOf({ k: textEntry({ optional: true }), n }), { k: 'x' })
  assert.equal(store.check('all', today).length, 1)
  assert.equal(store.faults().length, 1)
  let notified = 0
  store.subscribeFaults(() => notified++)
  store.set('k', 'y')
  assert.deepEqual(store.faults(), [])
  assert.equal(notified, 1)
})

test('a fault of no field is gone with the next check', () => {
  const store = createStore(activityOf({ k: textEntry({ optional: true }) }))
  store.report([{ path: 'data', field: '', key: 'expectedType' }])
  assert.equal(store.faults().length, 1)
  store.check('all', today)
  assert.deepEqual(store.faults(), [])
})

test('a key named like a method of Object is a key', () => {
  const [field] = activityOf({ k: textEntry({ label: 'constructor' }) }).fields
  assert.equal(field?.label.ar, 'constructor')
})
