import assert from 'node:assert/strict'
import { test } from 'node:test'
import { channelsFor } from './pay-methods.ts'

test('a service is paid by the channels that its pay methods name', () => {
  assert.deepEqual(channelsFor(['card', 'code']), ['card', 'payment-code'])
  assert.deepEqual(channelsFor(['code', 'office']), ['payment-code'])
  assert.deepEqual(channelsFor(['online']), ['card', 'payment-code', 'bank'])
  assert.deepEqual(channelsFor(['office']), [])
})

test('a service without pay methods, or with unknown ones only, takes every channel', () => {
  const all = ['card', 'payment-code', 'bank']
  for (const methods of [undefined, [], ['cheque', 'constructor']])
    assert.deepEqual(channelsFor(methods), all)
})
