// Lists of groups: conditions inside, from inside to outside and back, rows taken away and put back, errors that stay
// with their row.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { FieldEntry } from '../definition.ts'
import { accept } from './accept.ts'
import { activityOf, numberEntry, textEntry, today } from './form.fixture.ts'
import { createStore } from './store.ts'

const list = (fieldsSchema: Record<string, FieldEntry>, entry: Partial<FieldEntry> = {}): FieldEntry => ({
  label: 'members',
  type: 'Array',
  uniforms: { type: 'Array' },
  fieldsSchema,
  ...entry,
})
const family = () =>
  activityOf({
    country: textEntry({ optional: true }),
    members: list({
      name: textEntry(),
      age: numberEntry(),
      school: textEntry({ conditionalField: { field: 'age', is: 'lt', value: 18 } }),
      visa: textEntry({ conditionalField: { field: 'country', is: 'notEquals', value: 'EG' } }),
    }),
    guardian: textEntry({ conditionalField: { field: 'members.age', is: 'lt', value: 18 } }),
  })

test('a required list begins with a row; its questions are asked in it', () => {
  const store = createStore(family())
  assert.equal(store.rowsOf('members').length, 1)
  const keys = store.check('all', today).map(({ field, key }) => `${field} ${key}`)
  assert.deepEqual(keys, ['members.0.name required', 'members.0.age required', 'members.0.visa required'])
})

test('conditions look at the same row, around it, and from outside at all rows', () => {
  const store = createStore(family())
  const [first] = store.rowsOf('members')
  const [second] = store.addRows('members', [{ name: 'علي', age: 9 }])
  assert.ok(first && second)
  assert.deepEqual([first.isVisible('school'), second.isVisible('school')], [false, true])
  assert.equal(store.isVisible('guardian'), true)
  second.set('age', '٣٠')
  assert.deepEqual([second.isVisible('school'), store.isVisible('guardian')], [false, false])
  assert.deepEqual([first.isVisible('visa'), second.isVisible('visa')], [true, true])
  store.set('country', 'EG')
  assert.deepEqual([first.isVisible('visa'), second.isVisible('visa')], [false, false])
})

test('whoever looks at a row is told of what changes around it, and nobody else', () => {
  const store = createStore(family())
  const [row] = store.rowsOf('members')
  assert.ok(row)
  const notified: string[] = []
  for (const name of ['name', 'age', 'school', 'visa']) row.subscribe(name, () => notified.push(name))
  store.subscribe('guardian', () => notified.push('guardian'))
  store.set('country', 'EG')
  assert.ok(notified.includes('visa') && !notified.includes('school'), notified.join())
  notified.splice(0)
  row.set('age', 9)
  assert.deepEqual(notified.splice(0), ['school', 'guardian'])
  row.set('name', 'x')
  // Whoever looks at the list looks at all of it, and hears of it only where that changes something.
  assert.deepEqual(notified, [])
})

test('a row that was taken away comes back whole, in its place, under the conditions of now', () => {
  const store = createStore(family())
  store.addRows('members', [{ name: 'علي' }, { name: 'منى' }])
  const [, second] = store.rowsOf('members')
  assert.ok(second)
  const restore = store.removeRow('members', second.key)
  store.set('country', 'EG')
  assert.deepEqual(
    store.rowsOf('members').map(row => row.get('name')),
    [undefined, 'منى'],
  )
  restore()
  restore()
  assert.deepEqual(
    store.rowsOf('members').map(row => row.get('name')),
    [undefined, 'علي', 'منى'],
  )
  assert.equal(store.rowsOf('members')[1]?.isVisible('visa'), false)
})

test('errors stay with their row and are numbered anew when one above it goes', () => {
  const store = createStore(family())
  store.set('country', 'EG')
  const [first] = store.rowsOf('members')
  assert.ok(first)
  first.set('name', 'علي')
  first.set('age', 40)
  store.addRows('members', [{ age: 40 }])
  store.check('all', today)
  const shown = () => store.faults().map(({ field }) => field)
  assert.deepEqual(shown(), ['members.1.name'])
  const [, second] = store.rowsOf('members')
  assert.equal(store.faults()[0]?.at, `members.${second?.key}.name`)
  store.removeRow('members', first.key)
  assert.deepEqual(shown(), ['members.0.name'])
  second?.set('name', 'منى')
  assert.deepEqual(shown(), [])
})

test('the server’s faults of rows land where the browser’s do; those of rows that are gone are told all the same', () => {
  const store = createStore(family())
  store.report([
    { path: 'data.members.0.name', field: 'members.0.name', key: 'handler', text: { ar: 'لا', en: 'No' } },
    { path: 'data.members.7.name', field: 'members.7.name', key: 'required' },
  ])
  assert.equal(store.rowsOf('members')[0]?.errorOf('name')?.text?.en, 'No')
  assert.deepEqual(
    store.faults().map(({ field }) => field),
    ['members.0.name', 'members.7.name'],
  )
})

test('what a hidden question of a row holds is kept here and not sent', () => {
  const store = createStore(family())
  const [row] = store.rowsOf('members')
  row?.set('age', 9)
  row?.set('school', 'النيل')
  row?.set('age', 40)
  assert.deepEqual(store.submission().members, [{ age: 40 }])
  row?.set('age', 9)
  assert.deepEqual(store.submission().members, [{ age: 9, school: 'النيل' }])
})

test('a circle through a group is refused by name', () => {
  const circle = () =>
    activityOf({
      first: textEntry({ conditionalField: { field: 'members.name', is: 'filled' } }),
      members: list({ name: textEntry({ conditionalField: { field: 'first', is: 'filled' } }) }),
    })
  assert.throws(circle, /first.*members|members.*first/)
  assert.throws(
    () => activityOf({ members: list({ a: textEntry({ conditionalField: { field: 'a', is: 'filled' } }) }) }),
    /cycle/,
  )
})

test('names of rows that no question has, however they are called, are refused with their place', () => {
  const row = JSON.parse('{"name":"x","age":1,"__proto__":1,"constructor":2,"toString":3}')
  const verdict = accept(family(), { country: 'EG', members: [row] }, { today })
  assert.ok(!verdict.ok)
  assert.deepEqual(
    verdict.faults.filter(({ key }) => key === 'unknownField').map(({ path }) => path),
    ['data.members.0.__proto__', 'data.members.0.constructor', 'data.members.0.toString'],
  )
})
