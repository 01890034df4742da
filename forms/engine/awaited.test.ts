// What a question waits for: an answer that is owed, and a choice in the place of one that is none of its options.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { FieldEntry } from '../definition.ts'
import { activityOf, textEntry } from './form.fixture.ts'
import { createStore } from './store.ts'

const choice = (values: string[], more: Partial<FieldEntry> = {}): FieldEntry => ({
  label: 'governorate',
  type: 'String',
  uniforms: { type: 'select', options: values.map(value => ({ value, label: 'x' })) },
  ...more,
})
const city: FieldEntry = {
  label: 'city',
  type: 'String',
  uniforms: { type: 'select' },
  lazyLoad: { apiDependencies: ['governorate'] },
}
const onlyIn = (value: string) => ({ field: 'governorate', is: 'equals' as const, value })
const center: FieldEntry = {
  label: 'center',
  type: 'String',
  uniforms: {
    type: 'select',
    options: [
      { value: 'MAADI', label: 'x', conditionalField: onlyIn('CAIRO') },
      { value: 'DOKKI', label: 'x', conditionalField: onlyIn('GIZA') },
    ],
  },
}
const governorates = ['CAIRO', 'GIZA']

test('a dependant of an invalid choice waits for it, and its handler is not asked', () => {
  const requests: unknown[] = []
  const handler = {
    complete: async (_: string, __: unknown, answers: unknown) => {
      requests.push(answers)
      return { options: [] }
    },
    validate: async () => [],
  }
  const activity = activityOf({ governorate: choice(governorates), city })
  const store = createStore(activity, { governorate: 'ATLANTIS' }, { handler })
  assert.deepEqual([store.loadingOf('city'), requests], ['waiting', []])
  assert.deepEqual(
    store.awaitedOf('city').map(({ isChoice }) => isChoice),
    [true],
  )
  store.set('governorate', 'CAIRO')
  assert.deepEqual([store.loadingOf('city'), requests], ['loading', [{ governorate: 'CAIRO' }]])
  assert.deepEqual(store.awaitedOf('city'), [])
})

test('a choice whose options depend on another waits while that is empty or invalid', () => {
  const store = createStore(activityOf({ governorate: choice(governorates, { optional: true }), center }))
  assert.equal(store.loadingOf('center'), 'waiting')
  store.set('governorate', 'ATLANTIS')
  assert.equal(store.loadingOf('center'), 'waiting')
  store.set('governorate', 'GIZA')
  assert.deepEqual(
    [store.loadingOf('center'), store.optionsOf('center').map(({ value }) => value)],
    ['ready', ['DOKKI']],
  )
})

test('one that has no options for a valid choice waits for nothing', () => {
  const store = createStore(activityOf({ governorate: choice([...governorates, 'ASWAN']), center }))
  store.set('governorate', 'ASWAN')
  assert.deepEqual([store.loadingOf('center'), store.awaitedOf('center')], ['ready', []])
})

test('a text that is owed is no choice', () => {
  const store = createStore(activityOf({ governorate: textEntry(), city }), undefined, {
    handler: { complete: async () => ({}), validate: async () => [] },
  })
  assert.deepEqual(
    store.awaitedOf('city').map(({ isChoice }) => isChoice),
    [false],
  )
})
