// A browser's storage where it works, where it is blocked and where it is full.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createSafeStorage } from './storage.ts'
import { forgetForms } from './stored-forms.ts'

const storageOver = (
  values: Map<string, string>,
  setItem = (name: string, value: string) => void values.set(name, value),
) =>
  ({
    getItem: (name: string) => values.get(name) ?? null,
    setItem,
    removeItem: (name: string) => void values.delete(name),
    key: (index: number) => [...values.keys()][index] ?? null,
    get length() {
      return values.size
    },
  }) as Storage

const blocked = (): Storage => {
  throw new DOMException('denied', 'SecurityError')
}
const full = () => {
  throw new DOMException('full', 'QuotaExceededError')
}

test('a value reaches the storage of the browser', () => {
  const values = new Map<string, string>()
  createSafeStorage(() => storageOver(values)).setItem('a', '1')
  assert.deepEqual([...values], [['a', '1']])
})

test('where storing is blocked a value lasts as long as the page', () => {
  const storage = createSafeStorage(blocked)
  assert.equal(storage.getItem('a'), null)
  storage.setItem('a', '1')
  assert.equal(storage.getItem('a'), '1')
  storage.removeItem('a')
  assert.equal(storage.getItem('a'), null)
})

test('a full storage hides no newer value behind an older one', () => {
  const values = new Map([['a', 'old']])
  const storage = createSafeStorage(() => storageOver(values, full))
  storage.setItem('a', 'new')
  assert.equal(storage.getItem('a'), 'new')
})

test('signing out forgets the forms of a storage that is full, and of one that is blocked', () => {
  for (const storage of [createSafeStorage(blocked), createSafeStorage(() => storageOver(new Map(), full))]) {
    storage.setItem('form/noha/CARD', '1')
    storage.setItem('form/noha/HALL', '2')
    forgetForms(storage)
    assert.equal(storage.length, 0)
  }
})
