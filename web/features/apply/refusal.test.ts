// The server's refusals as a form reads them.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { errorOf, noAnswer } from '../../client/call-error.ts'
import { validationErrorsOf } from '../../modules/requests/errors.ts'
import { isRefusedFor, wordsOf } from './refusal.ts'

const refused = (code: string, details?: object[]) =>
  errorOf(422, { error: { statusCode: 422, code, message: 'words', details } }, 'en')

test('refused answers become errors of their fields', () => {
  const error = refused('VALIDATION_FAILED', [
    { path: 'data.mobile', key: 'required' },
    { path: 'data.load', key: 'max', params: { max: 50 } },
  ])
  assert.deepEqual(validationErrorsOf(error), [
    { path: 'data.mobile', field: 'mobile', key: 'required', params: undefined },
    { path: 'data.load', field: 'load', key: 'max', params: { max: 50 } },
  ])
})

test('any other failure is no fault of an answer, and speaks in its own words', () => {
  assert.equal(validationErrorsOf(refused('SERVICE_UNAVAILABLE')), undefined)
  assert.equal(validationErrorsOf(new TypeError('ours')), undefined)
  assert.equal(wordsOf(refused('SERVICE_UNAVAILABLE')), 'words')
  assert.match(wordsOf(noAnswer('en')) ?? '', /Check your connection/)
  assert.equal(wordsOf(new TypeError('ours')), undefined)
})

test('a refusal is known by its code', () => {
  assert.ok(isRefusedFor(refused('VERSION_CHANGED'), 'VERSION_CHANGED'))
  assert.ok(!isRefusedFor(new TypeError('VERSION_CHANGED'), 'VERSION_CHANGED'))
})
