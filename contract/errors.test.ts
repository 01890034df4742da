// Which refusals pass by and which come from something that has changed. What is tried again by itself reads this: a wrong row
// loses a decision, or tries what can never succeed.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type ErrorCode, errors, refusalOf } from './errors.ts'

const codesOf = (refusal: string): ErrorCode[] =>
  (Object.keys(errors) as ErrorCode[]).filter(code => refusalOf(code) === refusal).sort()

test('what may succeed later without anybody doing anything', () => {
  assert.deepEqual(codesOf('passing'), [
    'DECISION_PENDING',
    'DUPLICATE_REQUEST',
    'ECONNABORTED',
    'EXPORT_FAILED',
    'FILE_CHECK_UNAVAILABLE',
    'GENERAL_ERROR',
    'HOOK_TIMEOUT',
    'INTERNAL_SERVER_ERROR',
    'KEY_MISSING',
    'MAINTENANCE',
    'MAX_ATTEMPTS',
    'MAX_OTP_ATTEMPTS',
    'MESSAGES_SPENT',
    'NETWORK_ERROR',
    'NOT_ALLOWED_RESEND',
    'OVERLOADED',
    'OWED_TRIED_LATELY',
    'PAYMENT_CHECKING',
    'PAYMENT_GATEWAY_DOWN',
    'PAYMENT_MAY_ARRIVE',
    'PAYMENT_STILL_OPEN',
    'PAYMENT_TOO_SOON',
    'PROVIDER_UNAVAILABLE',
    'SENDING_INTERRUPTED',
    'STORE_AWAY',
    'TOO_MANY_LOOKUPS',
    'TOO_MANY_NUMBERS',
    'TOO_MANY_UPLOADS',
    'UPLOADS_FULL',
  ])
})

test('what may succeed once the caller has read what changed', () => {
  assert.deepEqual(codesOf('conflict'), [
    'CONFLICT',
    'CSRF_STALE',
    'DRAFT_EXISTS',
    'PAYEE_CHANGED',
    'PAYMENT_WAY_CHANGED',
    'RESERVATION_GONE',
    'VERSION_CHANGED',
  ])
})

test('the server is at fault or busy only in ways that pass by', () => {
  for (const code of Object.keys(errors) as ErrorCode[])
    if (errors[code].status >= 500) assert.equal(refusalOf(code), 'passing', code)
})
