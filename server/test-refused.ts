// What tests of refusals share: a refusal as it must look, and a filter as an address holds it.

import assert from 'node:assert/strict'
import { errors } from '@bawaba/contract/errors.ts'

/** An answer as it came. */
export type Answer = { status: number; body: any; headers: Record<string, unknown> }

/** An answer is this refusal, in its own words, at this place, and tells nothing of the server. */
export const refused = (answer: Answer, code: keyof typeof errors, path?: string) => {
  assert.deepEqual(
    [answer.status, answer.body?.error?.code],
    [errors[code].status, code],
    JSON.stringify(answer.body),
  )
  assert.equal(answer.body.error.message, errors[code].en)
  assert.equal(answer.body.error.requestId, answer.headers['x-request-id'])
  if (path) assert.equal(answer.body.error.details[0].path, path)
  assert.doesNotMatch(JSON.stringify(answer.body), /select |\.ts:|node_modules|stack/)
}

export const filter = (value: unknown) =>
  `filter=${encodeURIComponent(typeof value === 'string' ? value : JSON.stringify(value))}`
