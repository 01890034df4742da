// Answers taken over from a profile: where nothing was typed, and the profile's for as long as nobody edits them.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { activityOf, textEntry } from '@bawaba/forms/engine/form.fixture.ts'
import { createStore } from '@bawaba/forms/index.ts'
import { fillFrom, followPrefilled } from './prefill.ts'

const open = (initial = {}) => createStore(activityOf({ fullName: textEntry(), email: textEntry() }), initial)

test('only questions that were left alone are filled', () => {
  const store = open({ email: 'own@example.com' })
  assert.deepEqual(fillFrom(store, { fullName: 'Noha', email: 'noha@example.com', gone: 1 }), ['fullName'])
  assert.deepEqual(store.answers(), { fullName: 'Noha', email: 'own@example.com' })
})

test('an edit makes the answer its person’s own, also when it reads the same again', () => {
  const store = open()
  const prefilled = followPrefilled(store, fillFrom(store, { fullName: 'Noha', email: 'noha@example.com' }))
  let changes = 0
  prefilled.subscribe(() => {
    changes += 1
  })
  store.set('fullName', 'Noha M')
  store.set('fullName', 'Noha')
  assert.deepEqual([prefilled.has('fullName'), prefilled.has('email'), changes], [false, true, 1])
  assert.deepEqual(prefilled.names(), ['email'])
})

test('a form that is found again knows which answers are still the profile’s; questions that are gone are nobody’s', () => {
  const store = open({ fullName: 'Noha', email: 'typed@example.com' })
  const prefilled = followPrefilled(store, ['fullName', 'gone'])
  assert.deepEqual(prefilled.names(), ['fullName'])
  store.set('fullName', '')
  assert.deepEqual(prefilled.names(), [])
})

test('an answer of an earlier request names it until it is edited, and after the form is found again', () => {
  const source = {
    ID: 'LIBR-2026-000001-0',
    serviceSlug: 'LIBRARY_CARD',
    serviceLabel: { ar: 'بطاقة', en: 'Card' },
    filedOn: '2026-03-12',
  }
  const store = open({ fullName: 'Noha', email: 'noha@example.com' })
  const prefilled = followPrefilled(store, ['fullName', 'email'], { email: source })
  assert.deepEqual([prefilled.sourceOf('fullName'), prefilled.sourceOf('email')], [undefined, source])
  assert.deepEqual(prefilled.earlier(), { email: source })
  store.set('email', 'other@example.com')
  assert.deepEqual([prefilled.sourceOf('email'), prefilled.earlier()], [undefined, {}])
})
