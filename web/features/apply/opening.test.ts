// How a form opens, and what of it is kept: with a store that is a map.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { forgetForms, storedFormName } from '../../client/stored-forms.ts'
import { openingOf, unknownFilesOf } from './opening.ts'
import { createKeeper, type StoredForm } from './stored-form.ts'

const shelfOf = (values: Map<string, string>) => ({
  get length() {
    return values.size
  },
  key: (index: number) => [...values.keys()][index] ?? null,
  getItem: (name: string) => values.get(name) ?? null,
  setItem: (name: string, value: string) => void values.set(name, value),
  removeItem: (name: string) => void values.delete(name),
})

const typed: StoredForm = {
  version: 1,
  key: 'k',
  snapshot: { activityId: 'APPLY', answers: { fullName: 'نهى' } },
}
const sent: StoredForm = { version: 1, key: 'k', sent: 'CARD-2026-000001-1' }

test('nothing kept opens a new form', () => {
  assert.deepEqual(openingOf(undefined, true), { kind: 'new' })
})

test('answers come back; only someone who comes by a link is told of them', () => {
  assert.deepEqual(openingOf(typed, true), { kind: 'stored', form: typed, fromOutside: false })
  assert.deepEqual(openingOf(typed, false), { kind: 'stored', form: typed, fromOutside: true })
})

test('Back after sending finds the number; a link to the form opens a new one', () => {
  assert.deepEqual(openingOf(sent, true), { kind: 'sent', ID: 'CARD-2026-000001-1' })
  assert.deepEqual(openingOf(sent, false), { kind: 'new' })
})

test('files that no draft names are asked for once', () => {
  const [one, other] = ['01a1f000-0000-4000-8000-000000000001', '01a1f000-0000-4000-8000-000000000002']
  const answers = { note: 'نهى', papers: [one], rows: [{ page: [other] }] }
  const form = { ...typed, snapshot: { activityId: 'APPLY', answers } }
  const opening = { kind: 'stored' as const, form, fromOutside: false }
  const file = { id: one, name: 'a.pdf', size: 1, type: 'application/pdf' }
  assert.deepEqual(unknownFilesOf({ kind: 'new' }), [])
  assert.deepEqual(unknownFilesOf(opening), [one, other])
  assert.deepEqual(unknownFilesOf({ ...opening, draft: { documents: [file] } as never }), [other])
  assert.deepEqual(unknownFilesOf({ ...opening, documents: [file] }), [])
})

test('a keeper reads what it wrote, for its own place alone', () => {
  const values = new Map<string, string>()
  const keeper = createKeeper(shelfOf(values), ['noha', 'CARD'])
  keeper.write(typed)
  assert.deepEqual(keeper.read(), typed)
  assert.equal(createKeeper(shelfOf(values), ['karim', 'CARD']).read(), undefined)
  keeper.drop()
  assert.equal(keeper.read(), undefined)
})

test('what cannot be read, or not be stored, breaks no form', () => {
  const values = new Map([[storedFormName(['noha', 'CARD']), '{"version":']])
  assert.equal(createKeeper(shelfOf(values), ['noha', 'CARD']).read(), undefined)
  const full = {
    ...shelfOf(values),
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError')
    },
  }
  assert.doesNotThrow(() => createKeeper(full, ['noha', 'CARD']).write(typed))
})

test('signing out forgets the forms and nothing else', () => {
  const values = new Map([
    [storedFormName(['noha', 'CARD']), '1'],
    [storedFormName(['noha', 'CARD', 'CARD-2026-000001-1', 'SUPPLY']), '2'],
    ['languageSwitch', '0'],
  ])
  forgetForms(shelfOf(values))
  assert.deepEqual([...values.keys()], ['languageSwitch'])
})
