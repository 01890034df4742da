// The statement of a day says what staff have put in place of its words.

import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { overrideKey, setOverrides } from '@bawaba/language/index.ts'
import { writeDay } from './day-sheet.ts'

after(() => setOverrides(undefined))

const linesOf = async () => {
  const { bytes } = await writeDay([], { format: 'csv', language: 'en', day: '2026-11-20' })
  return bytes.toString().replace('\uFEFF', '').split('\r\n')
}

test('money that went back is a negative number, and the sum too', async () => {
  const refund = {
    at: new Date('2026-11-20T10:00:00Z'),
    kind: 'refunded' as const,
    number: '2600000001',
    ID: '26-1',
    serviceSlug: 'ROOM_BOOKING',
    channel: 'card',
    gatewayId: 'sandbox',
    transactionId: 'txn-1',
    amount: 15_000,
  }
  const { bytes } = await writeDay([refund], { format: 'csv', language: 'en', day: '2026-11-20' })
  const [, line = '', sum = ''] = bytes.toString().split('\r\n')
  assert.match(line, /,txn-1,-150\.00$/)
  assert.match(sum, /,-150\.00$/)
})

test('heads and sums are the product’s own, or those of staff', async () => {
  const [heads = '', sums = ''] = await linesOf()
  assert.match(heads, /,Amount \(EGP\)$/)
  assert.match(sums, /^Total,/)
  const amount = overrideKey({ ar: 'المبلغ بالجنيه', en: 'Amount (EGP)' }, '')
  const sum = overrideKey({ ar: 'المجموع', en: 'Total' }, '')
  setOverrides({ ar: {}, en: { [amount]: 'Pounds', [sum]: 'In all' } })
  const [ownHeads = '', ownSums = ''] = await linesOf()
  assert.match(ownHeads, /,Pounds$/)
  assert.match(ownSums, /^In all,/)
})
