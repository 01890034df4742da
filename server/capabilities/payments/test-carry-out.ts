// Sending refunds that people carry out, for tests: one person records the account, another sends the money.

import assert from 'node:assert/strict'
import type { Person } from '../../test-portal.ts'

let sent = 0

export const carryOut = async (recorder: Person, carrier: Person, refundId: string): Promise<void> => {
  sent += 1
  const params = { id: refundId }
  const recorded = await recorder.call('POST refunds/:id/payee', {
    params,
    body: { name: 'هدى علي', iban: 'EG380019000500000000263180002' },
  })
  assert.equal(recorded.status, 200, JSON.stringify(recorded.body))
  const { status, body } = await carrier.call('POST refunds/:id/carriedOut', {
    params,
    body: { bankReference: `SENT-${sent}`, iban: 'EG380019000500000000263180002' },
  })
  assert.equal(status, 200, JSON.stringify(body))
}
