// The browser's store: when errors come and go, who is told, and what is kept.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { activityOf, numberEntry, textEntry, today } from './form.fixture.ts'
import { createStore } from './store.ts'

const twoSteps = () =>
  createStore(
    activityOf(
      { name: textEntry(), more: textEntry({ optional: true }) },
      {
        iban: textEntry({ conditionalField: { field: 'more', is: 'equals', value: 'yes' } }),
        age: numberEntry({ max: 9 }),
      },
    ),
  )

test('an error comes only when its step is checked, and goes at once when the field is put right', () => {
  const store = twoSteps()
  store.set('age', 'ten')
  assert.deepEqual(store.faults(), [])
  assert.deepEqual(
    store.check(0, today).map(({ field, key }) => [field, key]),
    [['name', 'required']],
  )
  assert.equal(store.errorOf('age'), undefined)
  store.set('more', 'x')
  assert.equal(store.errorOf('name')?.key, 'required')
  store.set('name', 'نهى')
  assert.equal(store.errorOf('name'), undefined)
  store.set('name', '')
  assert.equal(store.errorOf('name'), undefined)
})

test('a field that is still wrong keeps the error it was told', () => {
  const store = twoSteps()
  store.set('age', 'ten')
  store.check(1, today)
  store.set('age', '10')
  assert.equal(store.errorOf('age')?.key, 'number')
  store.set('age', '٩')
  assert.equal(store.errorOf('age'), undefined)
})

test('a hidden question is neither asked nor sent, and remembers what was typed', () => {
  const store = twoSteps()
  store.set('more', 'yes')
  store.set('iban', 'EG38')
  store.set('more', 'no')
  assert.equal(store.isVisible('iban'), false)
  assert.deepEqual(Object.keys(store.submission()), ['more'])
  assert.equal(store.answers().iban, 'EG38')
  store.set('more', 'yes')
  assert.equal(store.isVisible('iban'), true)
  assert.equal(store.get('iban'), 'EG38')
  assert.equal(store.submission().iban, 'EG38')
})

test('an option is chosen only while it is offered', () => {
  const options = [
    { value: 'CARD', label: 'card' },
    {
      value: 'CASH',
      label: 'cash',
      conditionalField: { field: 'at', is: 'equals', value: 'office' } as const,
    },
  ]
  const pay = { label: 'pay', type: 'String', uniforms: { type: 'radio', options } } as const
  const store = createStore(activityOf({ at: textEntry(), pay }), { at: 'office', pay: 'CASH' })
  assert.deepEqual(store.check('all', today), [])
  store.set('at', 'home')
  assert.deepEqual(
    store.optionsOf('pay').map(({ value }) => value),
    ['CARD'],
  )
  assert.equal(store.check('all', today)[0]?.key, 'notAllowed')
  store.set('at', 'office')
  assert.equal(store.check('all', today).length, 0)
})

test('only those who look at what changed are told', () => {
  const store = twoSteps()
  const notified: string[] = []
  for (const { name } of store.activity.fields) store.subscribe(name, () => notified.push(name))
  store.set('age', '5')
  store.set('name', 'x')
  assert.deepEqual(notified, [])
  store.set('more', 'yes')
  assert.deepEqual(notified, ['iban'])
  notified.length = 0
  store.check(1, today)
  assert.deepEqual(notified, ['iban'])
})

test('who no longer listens is not told', () => {
  const store = twoSteps()
  let notified = 0
  const stop = [store.subscribe('name', () => notified++), store.subscribeFaults(() => notified++)]
  store.check(0, today)
  assert.equal(notified, 2)
  for (const end of stop) end()
  store.check(0, today)
  assert.equal(notified, 2)
})

test('the list of faults is the same one until it changes, in the order of the fields', () => {
  const store = twoSteps()
  store.check('all', today)
  const errors = store.faults()
  assert.deepEqual(
    errors.map(({ field }) => field),
    ['name', 'age'],
  )
  assert.equal(store.faults(), errors)
  store.set('age', '3')
  assert.deepEqual(
    store.faults().map(({ field }) => field),
    ['name'],
  )
})

test("the server's faults land at their fields and go like the form's own", () => {
  const store = twoSteps()
  store.set('name', 'x')
  store.report([{ path: 'data.name', field: 'name', key: 'unique' }])
  assert.equal(store.errorOf('name')?.key, 'unique')
  store.set('name', 'y')
  assert.equal(store.errorOf('name'), undefined)
})

test('a name that the form does not have is an error of the programmer', () => {
  assert.throws(() => twoSteps().set('nobody', 'x'), /nobody/)
})

test('a form that stays open over midnight shows what counts on the next day, and its views are notified', () => {
  const due = {
    ...textEntry({ optional: true }),
    conditionalField: { compare: { today: true }, is: 'gt', value: '2026-11-20' },
  }
  const store = createStore(activityOf({ late: due as never }), {}, { today: '2026-11-20' })
  const seen: boolean[] = []
  store.subscribe('late', () => seen.push(store.isVisible('late')))
  store.beginDay('2026-11-20')
  assert.deepEqual([store.isVisible('late'), seen], [false, []], 'the same day changes nothing')
  store.beginDay('2026-11-21')
  assert.deepEqual([store.isVisible('late'), seen], [true, [true]])
})
