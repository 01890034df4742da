// Why a page form was not taken: what is said of each way a call fails.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { CallError, cancelled, noAnswer } from '../client/call-error.ts'
import { reasonOf } from './reason.ts'

const names = ['name']
const refusal = (code: string, path = 'query.x') =>
  new CallError({ statusCode: 409, code, message: 'Refused', details: [{ path, key: 'taken' }] })

test('whoever gave up is told nothing', () => {
  assert.equal(reasonOf(undefined, names, {}), undefined)
  assert.equal(reasonOf(cancelled('en'), names, {}), undefined)
})

test('where nothing answered the page says what was not done', () => {
  assert.equal(reasonOf(noAnswer('en'), names, { failed: 'Nothing was added' }), 'Nothing was added')
  assert.equal(reasonOf(noAnswer('en'), names, {}), noAnswer('en').message)
})

test('the words of the server stand before those of the page', () => {
  assert.equal(reasonOf(refusal('DAY_TAKEN'), names, { failed: 'Nothing was added' }), 'Refused')
})

test('a field that the server names takes the error', () => {
  const errorText = (name: string, key: string) => `${name}: ${key}`
  assert.deepEqual(reasonOf(refusal('DAY_TAKEN', 'body.name'), names, { errorText }), {
    name: 'name: taken',
  })
})

test('what a code means here stands before what it means anywhere', () => {
  const refused = ({ code }: CallError) => (code === 'DAY_TAKEN' ? { name: 'A holiday already' } : undefined)
  assert.deepEqual(reasonOf(refusal('DAY_TAKEN', 'body.name'), names, { refused }), {
    name: 'A holiday already',
  })
  assert.equal(reasonOf(refusal('OTHER'), names, { refused }), 'Refused')
})

test('somebody else was quicker: the form may say so, or its page does', () => {
  assert.equal(reasonOf(refusal('CONFLICT'), names, { onConflict: () => 'Read it again' }), 'Read it again')
  assert.deepEqual(reasonOf(refusal('CONFLICT'), names, { onConflict: () => undefined }), {})
  assert.equal(reasonOf(refusal('CONFLICT'), names, {}), 'Refused')
  assert.equal(reasonOf(refusal('OTHER'), names, { onConflict: () => 'Read it again' }), 'Refused')
})

test('a fault of ours is words too, and nothing typed is lost to it', () => {
  assert.equal(reasonOf(new TypeError('x'), names, { failed: 'Nothing was added' }), 'Nothing was added')
})
