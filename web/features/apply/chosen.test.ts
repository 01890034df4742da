// A link chooses what a form reserves: it answers that question and no other.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { activityOf, textEntry } from '@bawaba/forms/engine/form.fixture.ts'
import { createStore } from '@bawaba/forms/index.ts'
import { choose, readChosen } from './chosen.ts'

test('the question that reserves is answered, and what a draft had chosen gives way', () => {
  const activity = activityOf({ unit: textEntry(), fullName: textEntry() })
  const unit = activity.byName.get('unit') ?? assert.fail()
  const byName = new Map(activity.byName).set('unit', { ...unit, kind: { ...unit.kind, reserves: 'unit' } })
  const store = createStore(activity, { unit: '1-A-1', fullName: 'Noha' })
  choose(store, { ...activity, byName }, '12-B-304')
  assert.deepEqual(store.answers(), { unit: '12-B-304', fullName: 'Noha' })
  choose(store, activity, '9-Z-9')
  assert.equal(store.answers().unit, '12-B-304')
})

test('what is no code is passed over', () => {
  assert.deepEqual([readChosen('12-B-304'), readChosen(7)], ['12-B-304', '7'])
  for (const value of [undefined, '', 'a b', '<x>', 'x'.repeat(33), {}])
    assert.equal(readChosen(value), undefined)
})
