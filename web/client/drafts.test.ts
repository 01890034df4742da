// Drafts with stores that are maps: a reload empties the memory, signing out empties both.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createDraft } from './drafts.ts'
import { forgetForms } from './stored-forms.ts'

const browser = () => {
  const stored = new Map<string, string>()
  return {
    get length() {
      return stored.size
    },
    key: (key: number) => [...stored.keys()][key] ?? null,
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => void stored.set(name, value),
    removeItem: (name: string) => void stored.delete(name),
  }
}
const page = () => {
  let stored: unknown
  return {
    get: () => stored,
    set: (value: unknown) => {
      stored = value
    },
    drop: () => {
      stored = undefined
    },
  }
}
const key = ['noha', 'request-1', 'reply']
const reply = { text: 'شكرًا', isVisible: true }

test('a draft outlives the page, for its own place alone, until it is dropped', () => {
  const shelf = browser()
  const before = page()
  createDraft<typeof reply>(() => shelf, before, key).keep(reply)
  const draft = createDraft<typeof reply>(() => shelf, page(), key)
  assert.deepEqual(draft.read(), reply)
  assert.equal(createDraft(() => shelf, page(), ['karim', 'request-1', 'reply']).read(), undefined)
  assert.equal(createDraft(() => shelf, page(), ['noha', 'request-2', 'reply']).read(), undefined)
  draft.drop()
  assert.equal(draft.read(), undefined)
  assert.equal(createDraft(() => shelf, page(), key).read(), undefined)
})

test('signing out leaves no draft behind', () => {
  const shelf = browser()
  createDraft(() => shelf, page(), key).keep(reply)
  forgetForms(shelf)
  assert.equal(shelf.length, 0)
})

test('a store that refuses, or holds something else, breaks nothing: the page remembers', () => {
  const refusing = () => {
    throw new DOMException('denied', 'SecurityError')
  }
  const draft = createDraft(refusing, page(), key)
  assert.equal(draft.read(), undefined)
  draft.keep(reply)
  assert.deepEqual(draft.read(), reply)
  draft.drop()
  assert.equal(draft.read(), undefined)

  const shelf = browser()
  shelf.setItem('form/draft/noha/request-1/reply', '{"text":')
  assert.equal(createDraft(() => shelf, page(), key).read(), undefined)
})
