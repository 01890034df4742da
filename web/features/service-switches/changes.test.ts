import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { SwitchValues } from '@bawaba/contract/entities/service-switches.ts'
import { type Language, stripBidi } from '@bawaba/language/index.ts'
import { changedNames, changesOf, defaults } from './changes.ts'
import { stateOf } from './state.ts'

const read = (language: Language, before: SwitchValues, after: SwitchValues) =>
  changesOf(language, before, after).map(stripBidi)

const closed = { ...defaults, deactivated: true, toDate: '2026-12-31T22:00:00.000Z' }

test('a revision is described by the switches that it changed, in both languages', () => {
  assert.deepEqual(read('en', defaults, closed), ['Service closed', 'Closing date: 1 January 2027, 12:00 am'])
  assert.equal(read('ar', defaults, closed)[0], 'أُغلقت الخدمة')
  assert.deepEqual(read('en', closed, defaults), ['Service opened', 'Closing date removed'])
  assert.deepEqual(read('en', defaults, { ...defaults, hiddenOn: ['mobile', 'agent'] }), [
    'Hidden: Mobile phones, Agent workspace',
  ])
})

test('the order of devices is no change', () => {
  const before = { ...defaults, disabledOn: ['mobile', 'tablet'] as ('mobile' | 'tablet')[] }
  assert.deepEqual(changedNames(before, { ...before, disabledOn: ['tablet', 'mobile'] }), [])
})

test('a service is closed by its switch, before its opening date and after its closing date', () => {
  const now = new Date('2026-06-01T00:00:00Z')
  const at = (change: object) => stateOf({ ...defaults, ...change }, now)
  assert.equal(at({}), 'open')
  assert.equal(at({ toDate: '2026-05-31T00:00:00Z' }), 'ended')
  assert.equal(at({ fromDate: '2026-06-02T00:00:00Z', toDate: '2026-06-03T00:00:00Z' }), 'waiting')
  assert.equal(at({ deactivated: true, fromDate: '2026-06-02T00:00:00Z' }), 'closed')
  assert.equal(at({ disabledOn: ['web'] }), 'refusing')
  assert.equal(at({ disabledOn: ['kiosk'] }), 'open')
})
