// The pure part of page forms: what fields mean, what stands against them, which errors stay.

import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { CallError } from '../client/call-error.ts'
import { entryOf, refusedFields, stillTrue } from './errors.ts'
import { type Control, errorsIn, initialOf, valuesOf, withoutSecrets } from './fields.ts'

const line = (isSecret = false): Control<string, string> => ({
  empty: '',
  isSecret,
  draw: () => null,
  read: () => '',
  value: typed => typed.trim(),
})

const fields = {
  name: { label: 'Name', required: 'Enter a name', control: line() },
  code: {
    label: 'Code',
    check: (code: string) => {
      assert.notEqual(code, '', 'what was left alone is not checked')
      return code.length > 3 ? 'The code is too long' : undefined
    },
    control: line(true),
  },
  note: { label: 'Note', initial: 'none', control: line() },
}
const errorsOf = (typed: { name: string; code: string; note: string }, hidden: string[] = []) =>
  errorsIn(fields, valuesOf(fields, typed, hidden), hidden)

describe('values', () => {
  test('begin with a draft, then with what the field says, then empty', () => {
    assert.deepEqual(initialOf(fields, { name: 'Mona' }), { name: 'Mona', code: '', note: 'none' })
    assert.equal(initialOf(fields, { note: '' }).note, '')
  })

  test('of a field that is not asked are those of an empty one', () => {
    const typed = { name: ' Mona ', code: '12', note: 'x' }
    assert.deepEqual(valuesOf(fields, typed, ['note']), { name: 'Mona', code: '12', note: '' })
  })

  test('of a field that has come since are its own', () => {
    const { note: _, ...before } = { name: 'Mona', code: '12', note: 'x' }
    assert.equal(valuesOf(fields, before as { name: string; code: string; note: string }).note, 'none')
  })

  test('of a draft of another shape are left out', () => {
    assert.equal(initialOf(fields, { name: ['Mona'] as never }).name, '')
    assert.equal(initialOf(fields, { name: null as never }).name, '')
  })

  test('of secrets are in no draft', () => {
    assert.deepEqual(withoutSecrets(fields, { name: 'Mona', code: '12', note: 'x' }), {
      name: 'Mona',
      note: 'x',
    })
  })
})

describe('errors', () => {
  test('come in the order of the fields, each field by its own rule', () => {
    assert.deepEqual(errorsOf({ name: ' ', code: '1234', note: '' }), [
      { name: 'name', text: 'Enter a name' },
      { name: 'code', text: 'The code is too long' },
    ])
  })

  test('are not found in a field that is not asked', () => {
    assert.deepEqual(errorsOf({ name: ' ', code: '', note: '' }, ['name']), [])
  })

  test('of the whole form stand at a field that has none of its own', () => {
    const typed = { name: '', code: '1', note: '' }
    const found = errorsIn(fields, valuesOf(fields, typed), [], () => ({ name: 'Taken', code: 'Wrong' }))
    assert.deepEqual(
      found.map(({ text }) => text),
      ['Enter a name', 'Wrong'],
    )
  })
})

describe('an error that is shown', () => {
  const typed = { name: '', code: '1234', note: '' }
  const shown = errorsOf(typed)

  test('leaves as soon as its field is mended, and no sooner', () => {
    const half = { ...typed, code: '12345' }
    assert.equal(stillTrue(shown, errorsOf(half), half), shown, 'the same list: nothing is drawn again')
    const mended = { ...typed, code: '123' }
    assert.deepEqual(
      stillTrue(shown, errorsOf(mended), mended).map(({ name }) => name),
      ['name'],
    )
  })

  test('of the server leaves when its field has changed', () => {
    const refused = [{ name: 'name', text: 'Taken', refused: entryOf({ name: 'Mona' }, 'name') }]
    const same = { name: 'Mona', code: '9', note: 'x' }
    assert.equal(stillTrue(refused, [], same), refused)
    assert.deepEqual(stillTrue(refused, [], { ...same, name: 'Mona S' }), [])
  })
})

test('several choices are the same in any order', () => {
  assert.equal(entryOf({ roles: ['b', 'a'] }, 'roles'), entryOf({ roles: ['a', 'b'] }, 'roles'))
  assert.notEqual(entryOf({ roles: ['a'] }, 'roles'), entryOf({ roles: ['a', 'b'] }, 'roles'))
})

describe('a refusal of the server', () => {
  const refusal = (details: { path: string; key: string }[]) =>
    new CallError({ statusCode: 422, code: 'VALIDATION_FAILED', message: 'Check the form', details })

  test('lands at the fields that it names, in their sentence or its own', () => {
    const error = refusal([
      { path: 'body.name', key: 'taken' },
      { path: 'data.code', key: 'odd' },
    ])
    const texts = (name: string, key: string) => (key === 'taken' ? `${name} is taken` : undefined)
    assert.deepEqual(refusedFields(error, Object.keys(fields), texts), {
      name: 'name is taken',
      code: 'Check the form',
    })
  })

  test('that names none of them concerns the whole', () => {
    assert.equal(refusedFields(refusal([{ path: 'query.x', key: 'odd' }]), Object.keys(fields)), undefined)
  })
})
