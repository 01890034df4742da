import assert from 'node:assert/strict'
import { test } from 'node:test'
import { errorText } from './error-text.ts'

test('an error is told by its code or kind and where it came from, never by its message', () => {
  const refused = Object.assign(new Error('connect to 29104120103458 refused'), { code: 'ECONNREFUSED' })
  assert.match(errorText(refused), /^ECONNREFUSED at server\/platform\/jobs\/error-text\.test\.ts:\d+$/)
  assert.match(errorText(new TypeError('Layla Hassan')), /^TypeError at server\/platform/)
  const odd = Object.assign(new Error('x'), { code: 'Layla Hassan\n', stack: '' })
  assert.equal(errorText(odd), 'Error')
  assert.equal(errorText('Layla Hassan'), 'UnknownError')
})
