// Why a page form was not taken: what is said of each way a call fails.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { CallError, cancelled, noAnswer } from '../client/call-error.ts'
import type { Control } from './fields.ts'
import { reasonOf } from './reason.ts'

const control: Control<string, string> = {
  empty: '',
  draw: () => null,
  read: () => '',
  value: typed => typed,
}
const fields = { name: { label: 'Name', control } }
const refusal = (code: string, path = 'query.x') =>
  new CallError({ statusCode: 409, code, message: 'Refused', details: [{ path, key: 'taken' }] })

test('whoever gave up is told nothing', () => {
  assert.equal(reasonOf(undefined, { fields }), undefined)
  assert.equal(reasonOf(cancelled('en'), { fields }), undefined)
})

test('where nothing answered the page says what was not done', () => {
  assert.equal(reasonOf(noAnswer('en'), { fields, failed: 'Nothing was added' }), 'Nothing was added')
  assert.equal(reasonOf(noAnswer('en'), { fields }), noAnswer('en').message)
})

test('the words of the server stand before those of the page', () => {
  assert.equal(reasonOf(refusal('DAY_TAKEN'), { fields, failed: 'Nothing was added' }), 'Refused')
})

test('a field that the server names takes the error', () => {
  const errorText = (name: string, key: string) => `${name}: ${key}`
  assert.deepEqual(reasonOf(refusal('DAY_TAKEN', 'body.name'), { fields, errorText }), {
    name: 'name: taken',
  })
})

test('what a code means here stands before what it means anywhere', () => {
  const refused = ({ code }: CallError) => (code === 'DAY_TAKEN' ? { name: 'A holiday already' } : undefined)
  assert.deepEqual(reasonOf(refusal('DAY_TAKEN', 'body.name'), { fields, refused }), {
    name: 'A holiday already',
  })
  assert.equal(reasonOf(refusal('OTHER'), { fields, refused }), 'Refused')
})

test('somebody else was quicker: the form may say so, or its page does', () => {
  assert.equal(reasonOf(refusal('CONFLICT'), { fields, onConflict: () => 'Read it again' }), 'Read it again')
  assert.deepEqual(reasonOf(refusal('CONFLICT'), { fields, onConflict: () => undefined }), {})
  assert.equal(reasonOf(refusal('CONFLICT'), { fields }), 'Refused')
})

test('a fault of ours is words too, and nothing typed is lost to it', () => {
  assert.equal(reasonOf(new TypeError('x'), { fields, failed: 'Nothing was added' }), 'Nothing was added')
})
